import type { ModeratedAgent } from '@naija/contracts/http/operators';
import { AgentStates } from '../../agents/AgentStates.tsx';
import { BlockAgent } from '../../agents/BlockAgent.tsx';
import { Row, SectionCard } from '../../lists/section-layout.ts';
import { ADMIN_MESSAGES } from '../../messages.ts';

const TEXT = ADMIN_MESSAGES.case;

/** Whose profile it is, or is on. */
export function CaseAgent({ of }: { readonly of: ModeratedAgent }) {
  return (
    <SectionCard as="section" aria-label={TEXT.agent}>
      <h2>{TEXT.agent}</h2>
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
