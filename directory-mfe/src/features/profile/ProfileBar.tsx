import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import type { Agent } from '@naija/contracts/http/agents';
import { useSaved } from '@naija/runtime';
import { TextLink, tokens } from '@naija/ui';
import { SaveAgent } from '../../saved/SaveAgent.tsx';
import { BackButton } from './BackButton.tsx';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};

  > :first-child {
    margin-inline-end: auto;
  }

  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.size.touch};
  }
`;

/** Stands above a profile: the way back, and the heart that keeps the agent. */
export function ProfileBar({ agent }: { readonly agent: Agent | undefined }) {
  const saved = useSaved().some(({ id }) => id === agent?.id);
  return (
    <Bar>
      <BackButton />
      {saved && <TextLink to={pagePaths.favourites}>Saved agents</TextLink>}
      {agent && <SaveAgent agent={agent} words />}
    </Bar>
  );
}
