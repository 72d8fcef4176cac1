import { ProgressBar } from '@naija/ui';
import { SHELL_MESSAGES } from '../messages.ts';
import type { LoadKind } from './pending-loads.ts';
import { useLoadingLongerThan } from './use-loading.ts';

/** Shorter loads would only flicker. */
const DELAY_MS = 300;
const KINDS: readonly LoadKind[] = ['code', 'data'];

export function LoadingBar() {
  return useLoadingLongerThan(DELAY_MS, KINDS) && <ProgressBar label={SHELL_MESSAGES.loading.label} />;
}
