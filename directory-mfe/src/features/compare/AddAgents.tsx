import { useId } from 'react';
import { Plus } from 'lucide-react';
import { LIMITS } from '@naija/contracts/domain/limits';
import { useFavourites } from '@naija/runtime';
import { Button } from '@naija/ui';
import { useDirectoryAgentByIdQuery } from '../../agents/agent-api.ts';
import { COMPARE_MESSAGES } from '../../messages/compare.ts';
import { Added, Others } from './compare-layout.ts';

interface AddAgentsProps {
  readonly compared: readonly string[];
  readonly onAdd: (id: string) => void;
}

/** The favourites that are not compared yet, while there is room for one more. */
export function AddAgents({ compared, onAdd }: AddAgentsProps) {
  const heading = useId();
  const others = useFavourites().filter(({ id }) => !compared.includes(id));
  if (others.length === 0 || compared.length >= LIMITS.comparedMax) return null;
  return (
    <Others aria-labelledby={heading}>
      <h2 id={heading}>{COMPARE_MESSAGES.add}</h2>
      <Added>
        {others.map(({ id }) => (
          <AddAgent key={id} id={id} onAdd={onAdd} />
        ))}
      </Added>
    </Others>
  );
}

function AddAgent({ id, onAdd }: { readonly id: string; readonly onAdd: (id: string) => void }) {
  const { currentData } = useDirectoryAgentByIdQuery(id);
  if (!currentData) return null;
  return (
    <li>
      <Button
        $variant="secondary"
        onClick={() => {
          onAdd(id);
        }}
      >
        <Plus size="1.2em" aria-hidden="true" />
        <bdi>{currentData.data.name}</bdi>
      </Button>
    </li>
  );
}
