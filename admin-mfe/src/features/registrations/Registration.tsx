import { formatDay } from '@naija/contracts/domain/dates';
import { pagePaths } from '@naija/contracts/domain/pages';
import { REGISTER_INFO } from '@naija/contracts/domain/registration';
import type { RegistrationSummary } from '@naija/contracts/http/operators';
import { Badge, ExternalLink, TextLink } from '@naija/ui';
import { UnlessOwn } from '../../access/OperatorPage.tsx';
import { Muted, Row, SectionCard, Written, Moment } from '../../shared/section-layout.tsx';
import { CheckForm, RevokeButton } from './CheckForm.tsx';
import { REGISTRATION_MESSAGES, REGISTRATION_STATE_WORDS } from './messages.ts';
/** One number with a link to its register, and its decision or the form for one. */
export function Registration({ entry }: { readonly entry: RegistrationSummary }) {
  const { id, register, number, state, agent, enteredAt, others, checkedOn, validUntil, reason } = entry;
  const { short, name, lookUp } = REGISTER_INFO[register];
  return (
    <SectionCard as="article" aria-label={`${short} · ${agent.name}`}>
      <h2>
        <span>{short}</span> <bdi>{number}</bdi> · <bdi>{agent.name}</bdi>
      </h2>
      <Muted>
        <span>{name}</span> · {REGISTRATION_MESSAGES.entered} <Moment at={enteredAt} />
      </Muted>
      <Row>
        <ExternalLink href={lookUp} newTab>
          {REGISTRATION_MESSAGES.lookUp(short)}
        </ExternalLink>
        <TextLink to={pagePaths.agent(agent.id)}>{REGISTRATION_MESSAGES.toProfile}</TextLink>
      </Row>
      {others > 0 && <p>{REGISTRATION_MESSAGES.others(others)}</p>}
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
            <p>{REGISTRATION_MESSAGES.checked(formatDay(checkedOn), formatDay(validUntil))}</p>
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
