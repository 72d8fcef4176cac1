import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { sendNow, type Intent, type PendingIntent } from '@naija/runtime';
import { Button, CancelPending, formatMoment, TextLink, tokens, PendingState } from '@naija/ui';
import { LAZY_MESSAGES } from '../../words/lazy-messages.ts';
import { Entries, Part, Row } from './menu-parts.ts';

const { unsent } = LAZY_MESSAGES;

const From = styled.span`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

export function UnsentList({ waiting }: { readonly waiting: readonly PendingIntent[] }) {
  return (
    <Part aria-labelledby="unsent">
      <h3 id="unsent">{unsent.title}</h3>
      <Entries>
        {waiting.map((each) => (
          <li key={each.key}>
            <TextLink to={pageOf(each)}>{each.title}</TextLink>{' '}
            <From>{`${unsent.from} ${formatMoment(each.savedAt)}`}</From>
            <Row>
              <div>
                <PendingState pending={each} />
              </div>
              <CancelPending pending={each} />
            </Row>
          </li>
        ))}
      </Entries>
      <Button $variant="secondary" onClick={() => void sendNow()}>
        {unsent.tryNow}
      </Button>
    </Part>
  );
}

function pageOf({ kind, about, path }: Pick<Intent, 'kind' | 'about' | 'path'>): string {
  if (path !== undefined) return path;
  if (kind === 'comment') return pagePaths.agent(about);
  return kind === 'edit' ? '/dashboard?tab=edit-profile' : '/agentform';
}
