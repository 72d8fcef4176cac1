import type { AgentSummary } from '@naija/contracts/http/agents';
import { saveAgent, useSaved } from '@naija/runtime';
import { SaveToggle, showToast } from '@naija/ui';

export interface SaveAgentProps {
  readonly agent: Pick<AgentSummary, 'id' | 'name'>;
  /** True where there is room to say what the heart means. */
  readonly words?: boolean;
}

/** Saves an agent on this phone, or takes them off the list. */
export function SaveAgent({ agent: { id, name }, words = false }: SaveAgentProps) {
  const saved = useSaved().some((agent) => agent.id === id);
  return (
    <SaveToggle
      name={name}
      saved={saved}
      words={words}
      onToggle={(wanted) => {
        if (!saveAgent(id, wanted))
          showToast('This browser lets nothing be saved on this phone', { kind: 'danger' });
      }}
    />
  );
}
