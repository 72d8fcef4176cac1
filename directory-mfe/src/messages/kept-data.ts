import { DEVICE_STORAGE, STORAGE_KINDS } from '@naija/contracts/domain/device-storage';
import { OPERATOR_RETENTION, RETENTION, SECURITY_LOG, TIME_WORDS } from '@naija/contracts/domain/retention';
import { words } from '@naija/runtime';

/** What is kept of people, what for, and for how long. */
export const KEPT = words('directory.kept', {
  ours: RETENTION,
  log: SECURITY_LOG,
  operators: OPERATOR_RETENTION,
});

export const TIME_TEXTS = words('directory.times', TIME_WORDS);

export const STORAGE_TEXTS = words('directory.storage', {
  kinds: STORAGE_KINDS,
  /** By where and under which name something is stored. */
  items: Object.fromEntries(
    DEVICE_STORAGE.map(({ kind, name, what, kept }) => [`${kind} ${name}`, { what, kept }]),
  ),
});
