import { pagePaths } from '@naija/contracts/domain/pages';
import type { AgentSummary } from '@naija/contracts/http/agents';
import { setFavourite, useFavourites } from '@naija/runtime';
import { FavouriteToggle, showToast } from '@naija/ui';
import { FAVOURITE_MESSAGES } from './messages.ts';

export interface FavouriteButtonProps {
  readonly agent: Pick<AgentSummary, 'id' | 'name'>;
  readonly words?: boolean;
  /** Shows no toast with a link to the favourites. */
  readonly quiet?: boolean;
}

/** Adds an agent to the favourites on this device, or removes them. */
export function FavouriteButton({ agent: { id, name }, words = false, quiet = false }: FavouriteButtonProps) {
  const isFavourite = useFavourites().some((favourite) => favourite.id === id);
  return (
    <FavouriteToggle
      name={name}
      isFavourite={isFavourite}
      withText={words}
      onToggle={(wanted) => {
        const isStored = setFavourite(id, wanted);
        if (wanted && !(quiet && isStored))
          showToast(isStored ? FAVOURITE_MESSAGES.saved : FAVOURITE_MESSAGES.notStored, {
            kind: isStored ? 'success' : 'warning',
            action: { label: FAVOURITE_MESSAGES.view, to: pagePaths.favourites },
          });
      }}
    />
  );
}
