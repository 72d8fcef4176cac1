import { useId } from 'react';
import styled from 'styled-components';
import { Circle } from 'lucide-react';
import type { Agent, ListingStep } from '@naija/contracts/http/agents';
import { ButtonLink, TextLink, tokens } from '@naija/ui';
import { hasCompletedForm, missingSteps } from '../../shared/completeness.ts';
import { SectionCard } from '../../navigation/DashboardSection.tsx';
import { tabPath } from '../../navigation/tabs.ts';
import { OVERVIEW_MESSAGES } from './messages.ts';

const STEP_PATHS: Readonly<Record<ListingStep, string>> = {
  verification: '/verify',
  image: tabPath('edit-profile', 'image'),
  bio: tabPath('edit-profile', 'bio'),
  inspectionFee: tabPath('edit-profile', 'inspectionFee'),
};

const ToDoCard = styled(SectionCard)`
  border-inline-start: 6px solid ${tokens.color.accent};

  > a {
    justify-self: start;
  }
`;

const Steps = styled.ul`
  display: grid;

  > li {
    display: flex;
    align-items: center;
    gap: ${tokens.space.xs};
  }

  svg {
    flex: none;
    color: ${tokens.color.accent};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.size.touch};
  }
`;

interface CompletenessProps {
  readonly agent: Agent;
  readonly isListed: boolean;
}

/** The missing steps of a profile with links to complete them. Renders nothing once it is complete. */
export function Completeness({ agent, isListed }: CompletenessProps) {
  const headingId = useId();
  const missing = missingSteps(agent);
  if (missing.length === 0) return null;
  return (
    <ToDoCard as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{OVERVIEW_MESSAGES.todo}</h2>
      <p>{isListed ? OVERVIEW_MESSAGES.listedTodo : OVERVIEW_MESSAGES.unlistedTodo}</p>
      <Steps>
        {missing.map((step) => (
          <li key={step}>
            <Circle size="1.1em" aria-hidden="true" />
            <TextLink to={STEP_PATHS[step]}>{OVERVIEW_MESSAGES.steps[step]}</TextLink>
          </li>
        ))}
      </Steps>
      {!hasCompletedForm(agent) && <ButtonLink to="/agentform">{OVERVIEW_MESSAGES.toAgentForm}</ButtonLink>}
    </ToDoCard>
  );
}
