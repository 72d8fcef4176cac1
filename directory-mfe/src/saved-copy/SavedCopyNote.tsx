import styled from 'styled-components';
import type { SavedCopy } from '@naija/contracts/http/saved-copy';
import { StatusPill, tokens } from '@naija/ui';

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.muted};
`;

/** Says from when something is that did not come from the server just now, and of what a search has looked through. */
export function SavedCopyNote({ origin: { savedAt, savedOnly } }: { readonly origin: SavedCopy }) {
  if (savedAt === undefined) return null;
  return (
    <Note>
      <StatusPill kind="copy" from={savedAt} />
      {savedOnly && 'Only the agents saved on this phone were looked through.'}
    </Note>
  );
}
