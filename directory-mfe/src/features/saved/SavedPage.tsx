import { useRef } from 'react';
import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { formatCount } from '@naija/contracts/domain/money';
import { AgentGrid, ButtonLink, EmptyState, Page, tokens } from '@naija/ui';
import { SavedAgentCard } from './SavedAgentCard.tsx';
import { useShown } from './use-shown.ts';

const TITLE = 'Saved agents';

const Head = styled.div`
  display: grid;
  gap: ${tokens.space.xs};

  > p {
    max-width: 42rem;
    color: ${tokens.color.muted};
  }

  > h1:focus {
    outline: none;
  }
`;

/** The agents that the visitor has saved on this phone. */
export default function SavedPage() {
  const { saved, shown, drop } = useShown();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Page title={TITLE}>
      <Head>
        <h1 ref={heading} tabIndex={-1}>
          {TITLE}
        </h1>
        <p role="status">{shown.length > 0 && told(saved.length)}</p>
      </Head>
      {shown.length === 0 && <NothingSaved />}
      <AgentGrid>
        {shown.map((agent) => (
          <li key={agent.id}>
            <SavedAgentCard
              saved={agent}
              onDrop={() => {
                drop(agent.id);
                heading.current?.focus();
              }}
            />
          </li>
        ))}
      </AgentGrid>
    </Page>
  );
}

function told(count: number): string {
  const agents = count === 1 ? '1 agent' : `${formatCount(count)} agents`;
  return `${agents} saved on this phone, whoever is logged in, to be read without a connection as well.`;
}

function NothingSaved() {
  return (
    <EmptyState
      about="saved"
      title="No saved agents yet"
      action={<ButtonLink to={pagePaths.trending}>Find agents</ButtonLink>}
    >
      Press the heart of an agent to find them here again, without a connection as well.
    </EmptyState>
  );
}
