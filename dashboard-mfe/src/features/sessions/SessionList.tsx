import styled from 'styled-components';
import type { SessionSummary } from '@naija/contracts/http/auth';
import { formatMoment, tokens } from '@naija/ui';

const List = styled.ul`
  display: grid;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.xxs} ${tokens.space.md};
    padding-block: ${tokens.space.xs};
    border-block-start: 1px solid ${tokens.color.line};
  }

  strong {
    color: ${tokens.color.success};
  }
`;

const LastUsed = styled.span`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

export function SessionList({ sessions }: { readonly sessions: readonly SessionSummary[] }) {
  return (
    <List>
      {sessions.map(({ _id, createdAt, lastUsedAt, current }) => (
        <li key={_id}>
          <p>
            Logged in <Moment time={createdAt} />
            <br />
            <LastUsed>
              Last used <Moment time={lastUsedAt} />
            </LastUsed>
          </p>
          {current && <strong>This device</strong>}
        </li>
      ))}
    </List>
  );
}

function Moment({ time }: { readonly time: string }) {
  return <time dateTime={time}>{formatMoment(time)}</time>;
}
