import { useRef, useState } from 'react';
import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { setFavourite, useFavourites, type Favourite } from '@naija/runtime';
import { AgentGrid, ButtonLink, EmptyState, Page, tokens, VisuallyHidden } from '@naija/ui';
import { FAVOURITE_MESSAGES } from '../../agents/messages.ts';
import { FavouriteCard } from './FavouriteCard.tsx';
import { FAVOURITES_MESSAGES } from './messages.ts';

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

const Compare = styled(ButtonLink)`
  justify-self: start;
`;

export default function FavouritesPage() {
  const { favourites, shown, remove } = useShownFavourites();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Page title={FAVOURITE_MESSAGES.title}>
      <Head>
        <h1 ref={heading} tabIndex={-1}>
          {FAVOURITE_MESSAGES.title}
        </h1>
        <p role="status">{shown.length > 0 && FAVOURITES_MESSAGES.count(favourites.length)}</p>
        {favourites.length > 1 && (
          <Compare $variant="secondary" to={pagePaths.compare}>
            {FAVOURITES_MESSAGES.compare}
          </Compare>
        )}
      </Head>
      {shown.length === 0 ? (
        <NoFavourites />
      ) : (
        <VisuallyHidden as="h2">{FAVOURITES_MESSAGES.list}</VisuallyHidden>
      )}
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

function NoFavourites() {
  return (
    <EmptyState
      about="saved"
      title={FAVOURITES_MESSAGES.none}
      action={<ButtonLink to={pagePaths.trending}>{FAVOURITES_MESSAGES.find}</ButtonLink>}
    >
      {FAVOURITES_MESSAGES.noneHint}
    </EmptyState>
  );
}

/** Favourites, newest first. A favourite that the heart removes stays on the page, so that the visitor can undo it. */
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
