import { useParams } from 'react-router-dom';
import type { CaseResponse, ModeratedAgent } from '@naija/contracts/http/operators';
import { failureKind } from '@naija/runtime';
import { Badge, CardList, TextLink } from '@naija/ui';
import { OperatorPage, UnlessOwn, NotFound } from '../../access/OperatorPage.tsx';
import { ADMIN_MESSAGES, STATE_WORDS, SUBJECT_WORDS } from '../../messages.ts';
import { AuditEntries } from '../../shared/AuditEntries.tsx';
import { BlockAgent, AgentStates } from '../../shared/BlockAgent.tsx';
import { CaseCard, Reasons } from '../../shared/CaseCard.tsx';
import { useAdminCaseQuery } from '../../shared/cases-api.ts';
import { LoadState } from '../../shared/LoadState.tsx';
import { Header, Row, SectionCard } from '../../shared/section-layout.tsx';
import { SECTIONS } from '../../shared/sections.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { Reports } from './Reports.tsx';
import { SubjectView } from './SubjectView.tsx';
import { WorkPhotos } from './WorkPhotos.tsx';

const TEXT = ADMIN_MESSAGES.case;

/** `/admin/cases/:id`: the reported content, the reports and the decision. */
export default function CasePage() {
  return (
    <OperatorPage title={TEXT.title} section="queue">
      <CaseById />
    </OperatorPage>
  );
}

function CaseById() {
  const { id = '' } = useParams();
  const query = useAdminCaseQuery(id, { refetchOnMountOrArgChange: true });
  if (failureKind(query.error) === 'not_found') return <NotFound />;
  return (
    <>
      <p>
        <TextLink to={SECTIONS.queue.path}>← {TEXT.back}</TextLink>
      </p>
      {query.currentData && <Case key={id} of={query.currentData} />}
      <LoadState query={{ ...query, data: query.currentData }} />
    </>
  );
}

function Case({ of }: { readonly of: CaseResponse }) {
  const { subject, state, others, audit, work = [] } = of;
  return (
    <>
      <Header>
        <h1>
          <span>{SUBJECT_WORDS[subject.kind]}</span> · <bdi>{subject.agent.name}</bdi>
        </h1>
        <Row>
          <Badge>{STATE_WORDS[state]}</Badge>
          {of.fromAgent && <Badge kind="verified">{ADMIN_MESSAGES.queue.fromAgent}</Badge>}
          <Reasons of={of} />
        </Row>
      </Header>
      <SubjectView of={of} />
      <UnlessOwn agent={subject.agent.id}>
        {subject.kind === 'agent' && work.length > 0 && <WorkPhotos agent={of.profile.agent} photos={work} />}
        <DecisionForm key={state} id={of.id} state={state} agent={subject.agent.name} />
      </UnlessOwn>
      <Reports of={of} />
      <CaseAgent of={of.profile} />
      {others.length > 0 && (
        <SectionCard as="section" aria-label={TEXT.others}>
          <h2>{TEXT.others}</h2>
          <CardList>
            {others.map((other) => (
              <li key={other.id}>
                <CaseCard summary={other} />
              </li>
            ))}
          </CardList>
        </SectionCard>
      )}
      {audit.length > 0 && (
        <SectionCard as="section" aria-label={TEXT.history}>
          <h2>{TEXT.history}</h2>
          <AuditEntries entries={audit} />
        </SectionCard>
      )}
    </>
  );
}

/** The agent whose profile it is, or whose profile it appears on. */
function CaseAgent({ of }: { readonly of: ModeratedAgent }) {
  return (
    <SectionCard as="section" aria-label={ADMIN_MESSAGES.case.agent}>
      <h2>{ADMIN_MESSAGES.case.agent}</h2>
      <p>
        <bdi>{of.agent.name}</bdi> · <bdi>{of.agent.email}</bdi>
      </p>
      <Row>
        <AgentStates of={of} />
        <BlockAgent of={of} />
      </Row>
    </SectionCard>
  );
}
