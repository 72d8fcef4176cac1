import { useId } from 'react';
import styled from 'styled-components';
import { Circle } from 'lucide-react';
import type { Agent, ListingStep } from '@naija/contracts/http/agents';
import { ButtonLink, TextLink, tokens } from '@naija/ui';
import { hasCompletedForm, missingSteps } from '../../shared/completeness.ts';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { SectionCard } from '../../navigation/DashboardSection.tsx';
import { tabPath } from '../../navigation/tabs.ts';

const MESSAGES = DASHBOARD_MESSAGES.overview;

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

/** The missing steps of a profile, with links to complete them; nothing once it is complete. */
export function Completeness({ agent, isListed }: CompletenessProps) {
  const headingId = useId();
  const missing = missingSteps(agent);
  if (missing.length === 0) return null;
  return (
    <ToDoCard as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{MESSAGES.todo}</h2>
      <p>{isListed ? MESSAGES.listedTodo : MESSAGES.unlistedTodo}</p>
      <Steps>
        {missing.map((step) => (
          <li key={step}>
            <Circle size="1.1em" aria-hidden="true" />
            <TextLink to={STEP_PATHS[step]}>{MESSAGES.steps[step]}</TextLink>
          </li>
        ))}
      </Steps>
      {!hasCompletedForm(agent) && <ButtonLink to="/agentform">{MESSAGES.toAgentForm}</ButtonLink>}
    </ToDoCard>
  );
}
