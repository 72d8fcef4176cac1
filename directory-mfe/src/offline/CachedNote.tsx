import styled from 'styled-components';
import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { StatusPill, tokens } from '@naija/ui';
import { SEARCH_MESSAGES } from '../messages/lists.ts';

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
      {savedOnly && SEARCH_MESSAGES.savedOnly}
      <StatusPill kind="copy" from={savedAt} />
    </Note>
  );
}
