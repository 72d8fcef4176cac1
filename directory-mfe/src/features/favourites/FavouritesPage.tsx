import { useRef, useState } from 'react';
import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { formatCount } from '@naija/contracts/domain/money';
import { setFavourite, useFavourites, type Favourite } from '@naija/runtime';
import { AgentGrid, ButtonLink, EmptyState, Page, tokens } from '@naija/ui';
import { FavouriteCard } from './FavouriteCard.tsx';

const TITLE = 'Saved agents';

const Head = styled.div`
  display: grid;
  gap: ${tokens.space.xs};

  > p {
    max-width: 42rem;
    color: ${tokens.color.muted};
  }

  > h1:focus {
    outline: none;
  }
`;

export default function FavouritesPage() {
  const { favourites, shown, remove } = useShownFavourites();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Page title={TITLE}>
      <Head>
        <h1 ref={heading} tabIndex={-1}>
          {TITLE}
        </h1>
        <p role="status">{shown.length > 0 && countText(favourites.length)}</p>
      </Head>
      {shown.length === 0 && <NoFavourites />}
      <AgentGrid>
        {shown.map((favourite) => (
          <li key={favourite.id}>
            <FavouriteCard
              favourite={favourite}
              onRemove={() => {
                remove(favourite.id);
                heading.current?.focus();
              }}
            />
          </li>
        ))}
      </AgentGrid>
    </Page>
  );
}

function countText(count: number): string {
  const agents = count === 1 ? '1 agent' : `${formatCount(count)} agents`;
  return `${agents} saved on this device. They stay when you log out, and can be read without a connection.`;
}

function NoFavourites() {
  return (
    <EmptyState
      about="saved"
      title="No saved agents yet"
      action={<ButtonLink to={pagePaths.trending}>Find agents</ButtonLink>}
    >
      Press the heart of an agent to find them here again, without a connection as well.
    </EmptyState>
  );
}

/** Favourites, newest first. One removed by the heart stays on the page until it is left, so that it can be undone. */
function useShownFavourites() {
  const favourites = useFavourites();
  const [shown, setShown] = useState(favourites);
  const isShown = ({ id }: Favourite) => shown.some((favourite) => favourite.id === id);
  const added = favourites.filter((favourite) => !isShown(favourite));
  if (added.length > 0) setShown([...added, ...shown]);
  const remove = (id: string) => {
    setFavourite(id, false);
    setShown(shown.filter((favourite) => favourite.id !== id));
  };
  return { favourites, shown, remove };
}
