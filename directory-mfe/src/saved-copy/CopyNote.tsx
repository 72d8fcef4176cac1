import styled from 'styled-components';
import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { StatusPill, tokens } from '@naija/ui';

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.muted};
`;

/** From when a saved copy is, and whether a search has looked through no more than such copies. */
export default function CopyNote({ savedAt = '', savedOnly }: CachedResponse) {
  return (
    <Note>
      <StatusPill kind="copy" from={savedAt} />
      {savedOnly && 'Only the agents saved on this phone were looked through.'}
    </Note>
  );
}
