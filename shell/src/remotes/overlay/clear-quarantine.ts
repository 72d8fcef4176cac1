import { isRecord } from '@naija/contracts/remote/json-readers';
import { readStored, writeStored } from '../../storage.ts';
import { QUARANTINE_KEY } from '../quarantine.ts';

/** Lets this browser try a release again, from the next page load on. @param id as `releaseId` gives it */
export function clearQuarantine(id: string): void {
  const stored = readStored(QUARANTINE_KEY);
  const all: unknown[] = Array.isArray(stored) ? stored : [];
  writeStored(
    QUARANTINE_KEY,
    all.filter((one) => !isRecord(one) || one['id'] !== id),
  );
}
