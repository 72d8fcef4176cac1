import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { costPath, type CostQuery } from '@naija/contracts/domain/cost-query';
import type { Agent } from '@naija/contracts/http/agents';
import { useLazyModule } from '@naija/runtime';
import { ErrorPanel, hiddenWithoutScript, Spinner, TextLink, tokens } from '@naija/ui';
import { COST_MESSAGES } from '../../cost/messages.ts';
import { ExceededRules } from '../../cost/FeeRules.tsx';

// Folded so that the comments stay near. The calculator is loaded when the visitor unfolds it.
const loadCalculator = () => import('../../cost/CostCalculator.tsx');

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
`;

const Fold = styled.details`
  padding-inline: ${tokens.space.md};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.small};

  > summary {
    min-height: ${tokens.size.touch};
    padding-block: ${tokens.space.sm};
    font-weight: 600;
    cursor: pointer;
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  padding-block-end: ${tokens.space.md};
`;

const Calculator = styled.div`
  min-height: 20rem;
  ${hiddenWithoutScript}
`;

/** The total cost of moving in with this agent, and a note if the fees exceed a known limit. */
export function ProfileCost({ agent }: { readonly agent: Agent }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The visitor may have opened it before hydration.
  useEffect(() => {
    if (fold.current?.open === true) setOpen(true);
  }, []);
  const { module, failed } = useLazyModule(loadCalculator, isOpen);
  const initial = costOf(agent);
  return (
    <Section>
      <ExceededRules {...agent} />
      <Fold
        ref={fold}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
        }}
      >
        <summary>{COST_MESSAGES.ofAgent}</summary>
        <Content>
          <p>
            {COST_MESSAGES.ofAgentLead} <TextLink to={costPath(initial)}>{COST_MESSAGES.ownPage}</TextLink>
          </p>
          <Calculator>
            {module && <module.CostCalculator initial={initial} asksFees={false} />}
            {failed && <ErrorPanel title={COST_MESSAGES.failed} message={MESSAGES.locationOffline} />}
            {!module && !failed && <Spinner label={COST_MESSAGES.loading} />}
          </Calculator>
        </Content>
      </Fold>
    </Section>
  );
}

function costOf({ state, agreement, commission, inspectionFee }: Agent): CostQuery {
  return {
    deal: 'rent',
    price: null,
    agreement,
    commission,
    inspection: inspectionFee,
    caution: null,
    state,
  };
}
