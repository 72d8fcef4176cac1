import styled from 'styled-components';
import { formatDay } from '@naija/contracts/domain/dates';
import type { OwnAppeal } from '@naija/contracts/http/moderation';
import { Badge, Disclosure, tokens } from '@naija/ui';
import { MODERATION_MESSAGES } from './messages.ts';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.md};
`;

const Written = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The agent's appeals with their answers, newest first. */
export function AppealList({ appeals }: { readonly appeals: readonly OwnAppeal[] }) {
  return (
    <Disclosure label={MODERATION_MESSAGES.appeals} folded>
      <List>
        {appeals.map(({ id, subject, text, state, answer, createdAt }) => (
          <li key={id}>
            <strong>{MODERATION_MESSAGES.appealTitle[subject.kind]}</strong> ·{' '}
            <span>{formatDay(createdAt)}</span>
            <Written dir="auto">
              <span>{text}</span>
            </Written>
            {state === 'open' ? (
              <p>{MODERATION_MESSAGES.open}</p>
            ) : (
              <>
                <Badge>{MODERATION_MESSAGES[state]}</Badge>
                {answer !== undefined && <Written dir="auto">{answer}</Written>}
              </>
            )}
          </li>
        ))}
      </List>
    </Disclosure>
  );
}
