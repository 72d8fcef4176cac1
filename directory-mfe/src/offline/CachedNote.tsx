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

export default function CachedNote({ savedAt = '', savedOnly }: CachedResponse) {
  return (
    <Note>
      <StatusPill kind="copy" from={savedAt} />
      {savedOnly && 'Only the agents saved on this device were looked through.'}
    </Note>
  );
}
