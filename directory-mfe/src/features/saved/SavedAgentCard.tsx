import styled from 'styled-components';
import { originOf, type SavedAgent } from '@naija/runtime';
import { AgentCard, AgentCardSkeleton, tokens } from '@naija/ui';
import { useDirectoryAgentByIdQuery } from '../../agents/agent-api.ts';
import { failureMessage } from '../../failures/failure-message.ts';
import { isUnknownAgent } from '../../failures/unknown-agent.ts';
import { SaveAgent } from '../../saved/SaveAgent.tsx';
import { SavedCopyNote } from '../../saved-copy/SavedCopyNote.tsx';
import { MissingCard } from './MissingCard.tsx';

export interface SavedAgentCardProps {
  readonly saved: SavedAgent;
  /** Takes the agent off the list for good. */
  readonly onDrop: () => void;
}

const Place = styled.div`
  display: grid;
  grid-template-rows: 1fr;
  gap: ${tokens.space.xxs};
  height: 100%;
`;

/** A saved agent as they are now; or why they are not shown. */
export function SavedAgentCard({ saved, onDrop }: SavedAgentCardProps) {
  const { currentData, isError, error, refetch } = useDirectoryAgentByIdQuery(saved.id);
  const agent = currentData?.data;
  if (isError && isUnknownAgent(error))
    return (
      <MissingCard
        saved={saved}
        title="This agent is no longer listed"
        way={{ label: 'Remove', onChoose: onDrop }}
      />
    );
  if (agent)
    return (
      <Place>
        <AgentCard agent={agent} action={<SaveAgent agent={agent} />} />
        <SavedCopyNote origin={originOf(currentData)} />
      </Place>
    );
  if (!isError) return <AgentCardSkeleton />;
  return (
    <MissingCard
      saved={saved}
      title="This agent could not be loaded"
      message={failureMessage(error)}
      way={{ label: 'Retry', onChoose: () => void refetch() }}
    />
  );
}
