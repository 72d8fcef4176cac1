// Backups contain personal data: their owner alone may read them.
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;
