import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { StatusPill } from '@naija/ui';

/** Says that this device has saved what is shown, and when; nothing for what has just come from the server. */
export function SavedNote({ savedAt }: CachedResponse) {
  if (savedAt === undefined) return null;
  return (
    <p>
      <StatusPill kind="copy" from={savedAt} />
    </p>
  );
}
