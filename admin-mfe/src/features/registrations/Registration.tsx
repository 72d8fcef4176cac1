import { formatDay } from '@naija/contracts/domain/dates';
import { pagePaths } from '@naija/contracts/domain/pages';
import { REGISTER_INFO } from '@naija/contracts/domain/registration';
import type { RegistrationSummary } from '@naija/contracts/http/operators';
import { Badge, ExternalLink, TextLink } from '@naija/ui';
import { UnlessOwn } from '../../access/UnlessOwn.tsx';
import { Muted, Row, SectionCard, Written, Moment } from '../../lists/section-layout.tsx';
import { ADMIN_MESSAGES, REGISTRATION_STATE_WORDS } from '../../messages.ts';
import { CheckForm, RevokeButton } from './CheckForm.tsx';
const TEXT = ADMIN_MESSAGES.registrations;

/** One number with where to look it up, and what was or can be decided on it. */
export function Registration({ entry }: { readonly entry: RegistrationSummary }) {
  const { id, register, number, state, agent, enteredAt, others, checkedOn, validUntil, reason } = entry;
  const { short, name, lookUp } = REGISTER_INFO[register];
  return (
    <SectionCard as="article" aria-label={`${short} · ${agent.name}`}>
      <h2>
        <span>{short}</span> <bdi>{number}</bdi> · <bdi>{agent.name}</bdi>
      </h2>
      <Muted>
        <span>{name}</span> · {TEXT.entered} <Moment at={enteredAt} />
      </Muted>
      <Row>
        <ExternalLink href={lookUp} newTab>
          {TEXT.lookUp(short)}
        </ExternalLink>
        <TextLink to={pagePaths.agent(agent.id)}>{TEXT.toProfile}</TextLink>
      </Row>
      {others > 0 && <p>{TEXT.others(others)}</p>}
      {state === 'pending' ? (
        <UnlessOwn agent={agent.id}>
          <CheckForm id={id} entry={`${short} ${number}`} />
        </UnlessOwn>
      ) : (
        <>
          <div>
            <Badge>{REGISTRATION_STATE_WORDS[state]}</Badge>
          </div>
          {checkedOn !== undefined && validUntil !== undefined && (
            <p>{TEXT.checked(formatDay(checkedOn), formatDay(validUntil))}</p>
          )}
          {reason !== undefined && <Written dir="auto">{reason}</Written>}
          {state === 'confirmed' && (
            <UnlessOwn agent={agent.id}>
              <RevokeButton id={id} title={`${short} ${number}`} />
            </UnlessOwn>
          )}
        </>
      )}
    </SectionCard>
  );
}
