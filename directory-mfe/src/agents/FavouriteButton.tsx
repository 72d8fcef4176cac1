import type { AgentSummary } from '@naija/contracts/http/agents';
import { setFavourite, useFavourites } from '@naija/runtime';
import { FavouriteToggle, showToast } from '@naija/ui';

export interface FavouriteButtonProps {
  readonly agent: Pick<AgentSummary, 'id' | 'name'>;
  readonly words?: boolean;
}

/** Adds an agent to the favourites on this device, or removes them. */
export function FavouriteButton({ agent: { id, name }, words = false }: FavouriteButtonProps) {
  const isFavourite = useFavourites().some((favourite) => favourite.id === id);
  return (
    <FavouriteToggle
      name={name}
      isFavourite={isFavourite}
      withText={words}
      onToggle={(wanted) => {
        if (!setFavourite(id, wanted))
          showToast('This browser lets nothing be saved on this device', { kind: 'danger' });
      }}
    />
  );
}
