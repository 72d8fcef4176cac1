import { useId } from 'react';
import styled from 'styled-components';
import { Circle } from 'lucide-react';
import type { Agent, ListingStep } from '@naija/contracts/http/agents';
import { ButtonLink, TextLink, tokens } from '@naija/ui';
import { isFilledIn, missingOf } from '../../agent/completeness.ts';
import { tabPath } from '../../dashboard/tabs.ts';
import { Part } from './overview-layout.ts';

const STEPS: Readonly<Record<ListingStep, { readonly words: string; readonly to: string }>> = {
  verification: { words: 'Verify your email address', to: '/verify' },
  image: { words: 'Add a profile photo', to: tabPath('edit-profile', 'image') },
  bio: { words: 'Write something about yourself', to: tabPath('edit-profile', 'bio') },
  inspectionFee: { words: 'Enter your inspection fee', to: tabPath('edit-profile', 'inspectionFee') },
};

const ToDo = styled(Part)`
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
  /** Visitors find the agent. */
  readonly listed: boolean;
}

/** What is still missing of a profile, each with the way to it; nothing once it is complete. */
export function Completeness({ agent, listed }: CompletenessProps) {
  const heading = useId();
  const missing = missingOf(agent);
  if (missing.length === 0) return null;
  return (
    <ToDo as="section" aria-labelledby={heading}>
      <h2 id={heading}>Complete your profile</h2>
      <p>
        {listed
          ? 'Visitors can find you. One thing would tell them more:'
          : 'Visitors cannot find you in the lists yet. Still missing:'}
      </p>
      <Steps>
        {missing.map((step) => (
          <li key={step}>
            <Circle size="1.1em" aria-hidden="true" />
            <TextLink to={STEPS[step].to}>{STEPS[step].words}</TextLink>
          </li>
        ))}
      </Steps>
      {!isFilledIn(agent) && <ButtonLink to="/agentform">Fill in the agent form</ButtonLink>}
    </ToDo>
  );
}
