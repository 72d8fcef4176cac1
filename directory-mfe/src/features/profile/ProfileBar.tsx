import styled from 'styled-components';
import { useLocation, useNavigate } from 'react-router-dom';
import { pagePaths } from '@naija/contracts/domain/pages';
import type { Agent } from '@naija/contracts/http/agents';
import { useFavourites } from '@naija/runtime';
import { Button, TextLink, tokens } from '@naija/ui';
import { FavouriteButton } from '../../agents/FavouriteButton.tsx';
import { FAVOURITE_MESSAGES } from '../../agents/messages.ts';
import { PROFILE_MESSAGES } from './messages.ts';

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

const Back = styled(Button)`
  justify-self: start;
  margin-left: calc(-1 * ${tokens.space.md});
`;

export function ProfileBar({ agent }: { readonly agent: Agent | undefined }) {
  const isFavourite = useFavourites().some(({ id }) => id === agent?.id);
  return (
    <Bar>
      <BackButton />
      {isFavourite && <TextLink to={pagePaths.favourites}>{FAVOURITE_MESSAGES.title}</TextLink>}
      {agent && <FavouriteButton agent={agent} words />}
    </Bar>
  );
}

/** Goes back, or to the home page if this page is the first of the history. */
function BackButton() {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return (
    <Back $variant="quiet" onClick={() => void (isFirstPage ? navigate(pagePaths.home) : navigate(-1))}>
      <span aria-hidden="true">←</span> {PROFILE_MESSAGES.back}
    </Back>
  );
}
