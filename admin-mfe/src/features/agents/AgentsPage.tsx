import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { ModeratedAgent } from '@naija/contracts/http/operators';
import { BusyButton, CardList, EmptyState, SearchBox, showToast, TextLink, tokens } from '@naija/ui';
import { auditPath, casePath } from '../../shared/sections.ts';
import { OperatorPage, UnlessOwn } from '../../access/OperatorPage.tsx';
import { useAdminAgentsQuery } from '../../shared/agents-api.ts';
import { BlockAgent, AgentStates } from '../../shared/BlockAgent.tsx';
import { RenameAgent } from '../../shared/RenameAgent.tsx';
import { toRequestError } from '../../shared/request-error.ts';
import { useAdminOpenCaseMutation } from '../../shared/cases-api.ts';
import { LoadState } from '../../shared/LoadState.tsx';
import { Header, Muted, Row, SectionCard } from '../../shared/section-layout.tsx';
import { ADMIN_MESSAGES } from '../../messages.ts';

const TEXT = ADMIN_MESSAGES.agents;

const Search = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
`;

/** `/admin/agents`: searches agents, including hidden and blocked ones. */
export default function AgentsPage() {
  return (
    <OperatorPage title={TEXT.title} section="agents">
      <Agents />
    </OperatorPage>
  );
}

function Agents() {
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const query = useAdminAgentsQuery(searched, { skip: searched === '', refetchOnMountOrArgChange: true });
  const agents = searched === '' ? undefined : query.currentData?.agents;
  return (
    <>
      <Header>
        <h1>{TEXT.title}</h1>
      </Header>
      <Search>
        <SearchBox
          label={TEXT.search}
          value={typed}
          onChange={setTyped}
          onSearch={(text) => {
            setSearched(text.trim());
          }}
        />
        <Muted>{TEXT.hint}</Muted>
      </Search>
      {agents?.length === 0 && <EmptyState about="search" title={TEXT.none(searched)} />}
      {agents && agents.length > 0 && (
        <CardList>
          {agents.map((found) => (
            <li key={found.agent.id}>
              <FoundAgent of={found} />
            </li>
          ))}
        </CardList>
      )}
      {searched !== '' && <LoadState query={{ ...query, data: agents }} />}
    </>
  );
}

function FoundAgent({ of }: { readonly of: ModeratedAgent }) {
  const { agent } = of;
  const navigate = useNavigate();
  const [open, { isLoading }] = useAdminOpenCaseMutation();
  const openCase = () => {
    open({ subject: { kind: 'agent', id: agent.id } })
      .unwrap()
      .then(({ id }) => navigate(casePath(id)))
      .catch((error: unknown) => {
        showToast(toRequestError(error).message, { kind: 'danger' });
      });
  };
  return (
    <SectionCard>
      <p>
        <strong>
          <bdi>{agent.name}</bdi>
        </strong>
        <br />
        <bdi>{agent.email}</bdi>
      </p>
      <Row>
        <AgentStates of={of} />
      </Row>
      <Row>
        <UnlessOwn agent={agent.id}>
          <RenameAgent agent={of.agent} />
          <BlockAgent of={of} />
          <BusyButton
            $variant="secondary"
            busy={isLoading}
            busyLabel={ADMIN_MESSAGES.loading}
            onClick={openCase}
          >
            {TEXT.openCase}
          </BusyButton>
        </UnlessOwn>
        <TextLink to={auditPath(agent.id)}>{TEXT.audit}</TextLink>
      </Row>
    </SectionCard>
  );
}
