import styled from 'styled-components';
import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { StatusPill, tokens } from '@naija/ui';
import { CACHED_NOTE_MESSAGES } from '../messages/cached-note.ts';

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
