import { useId, useState } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';
import { useFavourites } from '@naija/runtime';
import { useDirectoryAgentByIdQuery } from '../../agents/agent-api.ts';
import { COMPARE_MESSAGES } from './messages.ts';
import { Choice, Choices, Chooser, Quiet } from './compare-layout.ts';

interface ChooseAgentsProps {
  readonly compared: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Selects the favourites to compare. Folded, because unfolding loads the records of the other favourites. */
export function ChooseAgents({ compared, onChoose }: ChooseAgentsProps) {
  const note = useId();
  const [isOpen, setOpen] = useState(compared.length === 0);
  const favourites = useFavourites();
  const isFull = compared.length >= LIMITS.comparedMax;
  if (favourites.length === 0) return null;
  return (
    <Chooser
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{COMPARE_MESSAGES.choose}</summary>
      {isOpen && (
        <Choices aria-describedby={note}>
          <legend>{COMPARE_MESSAGES.saved}</legend>
          {favourites.map(({ id }) => (
            <AgentChoice
              key={id}
              id={id}
              isChosen={compared.includes(id)}
              isFull={isFull}
              onChange={(isChosen) => {
                onChoose(isChosen ? [...compared, id] : compared.filter((other) => other !== id));
              }}
            />
          ))}
          <Quiet id={note}>{isFull ? COMPARE_MESSAGES.full : COMPARE_MESSAGES.chosen(compared.length)}</Quiet>
        </Choices>
      )}
    </Chooser>
  );
}

interface AgentChoiceProps {
  readonly id: string;
  readonly isChosen: boolean;
  readonly isFull: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function AgentChoice({ id, isChosen, isFull, onChange }: AgentChoiceProps) {
  const { currentData } = useDirectoryAgentByIdQuery(id);
  if (!currentData) return null;
  return (
    <Choice>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.checked);
        }}
      />
      <bdi>{currentData.data.name}</bdi>
    </Choice>
  );
}
