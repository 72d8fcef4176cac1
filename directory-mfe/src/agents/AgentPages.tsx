import { Fragment, useRef, type ComponentType, type ReactNode, type RefAttributes } from 'react';
import styled from 'styled-components';
import { LIMITS } from '@naija/contracts/domain/limits';
import type { AgentSummary } from '@naija/contracts/http/agents';
import { InvitationSlot, tokens } from '@naija/ui';
import { useFocusFirstNew } from '../shared/use-focus-first-new.ts';
import { LIST_MESSAGES } from './messages.ts';
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

const Group = styled.li`
  grid-column: 1 / -1;
`;

export interface AgentPagesProps {
  readonly list: LoadedAgents;
  /** The list's element: `AgentGrid` or `CardList`. */
  readonly layout: ComponentType<RefAttributes<HTMLUListElement> & { readonly children: ReactNode }>;
  readonly item: (agent: AgentSummary, index: number) => ReactNode;
  readonly skeleton: ReactNode;
}

export function AgentPages({ list, layout: Layout, item, skeleton }: AgentPagesProps) {
  const { agents, outdated, isLoadingMore, total } = list;
  const items = useRef<HTMLUListElement>(null);
  const focusNext = useFocusFirstNew(items, agents.length);
  const loadMore = () => {
    focusNext();
    list.loadMore();
  };
  return (
    <Stack $outdated={outdated} aria-busy={outdated}>
      {/* The key keeps agents who are in both lists from moving from one position to another. */}
      <Layout key={list.key} ref={items}>
        {agents.map((agent, index) => (
          <Fragment key={agent.id}>
            {agent.far && !agents[index - 1]?.far && (
              <Group data-heading>
                <h2>{LIST_MESSAGES.far}</h2>
              </Group>
            )}
            <li>{item(agent, index)}</li>
            {index + 1 === CARDS_BEFORE_INVITATION && <InvitationSlot />}
          </Fragment>
        ))}
        {isLoadingMore && (
          <Coming count={Math.min(LIMITS.pageSize, total - agents.length)}>{skeleton}</Coming>
        )}
      </Layout>
      <MoreAgents list={list} loadMore={loadMore} />
    </Stack>
  );
}

/** Reserves the place of the next agents, so that content below moves once, at the tap. */
function Coming({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return Array.from({ length: Math.max(0, count) }, (_, index) => (
    <li key={index} aria-hidden>
      {children}
    </li>
  ));
}
