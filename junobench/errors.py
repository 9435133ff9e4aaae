"""The errors that the command line and the workflow show as one line."""


class UserError(Exception):
    """A mistake the user can mend. Its text says what is wrong, where, and what to do."""


class BadNotebook(Exception):
    """A file that cannot be run as a notebook. Its text is the reason, fit for a run record."""
