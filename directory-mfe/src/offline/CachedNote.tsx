import styled from 'styled-components';
import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { words } from '@naija/runtime';
import { StatusPill, tokens } from '@naija/ui';

const CACHED_NOTE_MESSAGES = words('directory.cachedNote', {
  savedOnly: 'Without a connection, only the agents saved on this device were searched.',
});

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.muted};
`;

export default function CachedNote({ savedAt = '', savedOnly }: CachedResponse) {
  return (
    <Note>
      {savedOnly && <span>{CACHED_NOTE_MESSAGES.savedOnly}</span>}
      <StatusPill kind="copy" from={savedAt} />
    </Note>
  );
}
