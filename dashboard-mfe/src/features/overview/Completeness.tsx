import { useId } from 'react';
import styled from 'styled-components';
import { Circle } from 'lucide-react';
import type { Agent, ListingStep } from '@naija/contracts/http/agents';
import { ButtonLink, TextLink, tokens } from '@naija/ui';
import { hasCompletedForm, missingSteps } from '../../agent/completeness.ts';
import { SectionCard } from '../../navigation/DashboardSection.tsx';
import { tabPath } from '../../navigation/tabs.ts';

const STEPS: Readonly<Record<ListingStep, { readonly label: string; readonly to: string }>> = {
  verification: { label: 'Verify your email address', to: '/verify' },
  image: { label: 'Add a profile photo', to: tabPath('edit-profile', 'image') },
  bio: { label: 'Write something about yourself', to: tabPath('edit-profile', 'bio') },
  inspectionFee: { label: 'Enter your inspection fee', to: tabPath('edit-profile', 'inspectionFee') },
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
      <h2 id={headingId}>Complete your profile</h2>
      <p>
        {isListed
          ? 'Visitors can find you. One thing would tell them more:'
          : 'Visitors cannot find you in the lists yet. Still missing:'}
      </p>
      <Steps>
        {missing.map((step) => (
          <li key={step}>
            <Circle size="1.1em" aria-hidden="true" />
            <TextLink to={STEPS[step].to}>{STEPS[step].label}</TextLink>
          </li>
        ))}
      </Steps>
      {!hasCompletedForm(agent) && <ButtonLink to="/agentform">Fill in the agent form</ButtonLink>}
    </ToDoCard>
  );
}
