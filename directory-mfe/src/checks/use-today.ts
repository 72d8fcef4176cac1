import { useSyncExternalStore } from 'react';
import { lagosDay } from '@naija/contracts/domain/dates';

const ignoreChanges = () => () => undefined;
const today = () => lagosDay(new Date());

/** The day in Lagos; undefined while a rendered page is hydrated, which may be of another day. */
export function useToday(): string | undefined {
  return useSyncExternalStore<string | undefined>(ignoreChanges, today, () => undefined);
}
