import styled from 'styled-components';
import type { SessionSummary } from '@naija/contracts/http/auth';
import { formatMoment, tokens } from '@naija/ui';
import { SESSION_MESSAGES } from '../../messages.ts';

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

const Device = styled.span`
  font-weight: 600;
`;

const Times = styled.span`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

/** Sessions by browser and system; those of earlier releases have no name. */
export function SessionList({ sessions }: { readonly sessions: readonly SessionSummary[] }) {
  return (
    <List>
      {sessions.map(({ _id, device, createdAt, lastUsedAt, current }) => (
        <li key={_id}>
          <p>
            <Device>{device ?? SESSION_MESSAGES.unknownDevice}</Device>
            <br />
            <Times>
              {SESSION_MESSAGES.lastUsed} <Moment time={lastUsedAt} /> · {SESSION_MESSAGES.loggedIn}{' '}
              <Moment time={createdAt} />
            </Times>
          </p>
          {current && <strong>{SESSION_MESSAGES.thisDevice}</strong>}
        </li>
      ))}
    </List>
  );
}

function Moment({ time }: { readonly time: string }) {
  return <time dateTime={time}>{formatMoment(time)}</time>;
}
