import { Fragment, useRef, type ComponentType, type ReactNode, type RefAttributes } from 'react';
import styled from 'styled-components';
import type { AgentSummary } from '@naija/contracts/http/agents';
import { InvitationSlot, tokens } from '@naija/ui';
import { useFocusFirstNew } from '../paging/use-focus-first-new.ts';
import { MoreAgents } from './MoreAgents.tsx';
import type { LoadedAgents } from './use-agent-list.ts';

const CARDS_BEFORE_INVITATION = 6;

const Stack = styled.div<{ readonly $outdated: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
  opacity: ${({ $outdated }) => ($outdated ? 0.6 : 1)};
  transition: opacity ${tokens.motion.calm};
`;

export interface AgentPagesProps {
  readonly list: LoadedAgents;
  /** The list's element: `AgentGrid` or `CardList`. */
  readonly layout: ComponentType<RefAttributes<HTMLUListElement> & { readonly children: ReactNode }>;
  readonly item: (agent: AgentSummary, index: number) => ReactNode;
}

export function AgentPages({ list, layout: Layout, item }: AgentPagesProps) {
  const { agents, outdated } = list;
  const items = useRef<HTMLUListElement>(null);
  const focusNext = useFocusFirstNew(items, agents.length);
  const loadMore = () => {
    focusNext();
    list.loadMore();
  };
  return (
    <Stack $outdated={outdated} aria-busy={outdated}>
      <Layout ref={items}>
        {agents.map((agent, index) => (
          <Fragment key={agent.id}>
            <li>{item(agent, index)}</li>
            {index + 1 === CARDS_BEFORE_INVITATION && <InvitationSlot />}
          </Fragment>
        ))}
      </Layout>
      <MoreAgents list={list} loadMore={loadMore} />
    </Stack>
  );
}
