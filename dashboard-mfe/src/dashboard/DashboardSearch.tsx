import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { SearchBox, TextLink } from '@naija/ui';
import { placesFor, type Place } from './places.ts';
import { Box, Count, Found, Places } from './search-layout.ts';
import { tabPath, type Tab } from './tabs.ts';

interface DashboardSearchProps {
  readonly tab: Tab;
  readonly sought: string;
  readonly onSeek: (query: string) => void;
}

/**
 * Leads to the sections and fields whose names are typed, and to the comments that say it; the Comments tab shows only
 * those while something is typed. Enter goes to the first place, except from the comments, which are searched already.
 */
export function DashboardSearch({ tab, sought, onSeek }: DashboardSearchProps) {
  const navigate = useNavigate();
  const query = sought.trim();
  const long = query.length > LIMITS.locationMax;
  const inComments: Place = { name: `Comments that say “${query}”`, to: tabPath('comments') };
  const places = placesFor(query);
  const targets = query === '' || long ? [] : tab === 'comments' ? places : [...places, inComments];
  const arrive = (place: Place) => {
    // The comments stay searched for as long as something is typed.
    if (place !== inComments) onSeek('');
  };
  const enter = () => {
    const [first] = targets;
    if (tab === 'comments' || !first) return;
    arrive(first);
    void navigate(first.to);
  };
  return (
    <>
      <Box>
        <SearchBox
          label="Search the dashboard"
          labelHidden
          placeholder="Search..."
          value={sought}
          onChange={onSeek}
          onSearch={enter}
          problem={long ? FIELD_MESSAGES.searchLong : undefined}
        />
      </Box>
      <FoundPlaces targets={targets} onFollow={arrive} />
    </>
  );
}

interface FoundPlacesProps {
  readonly targets: readonly Place[];
  readonly onFollow: (place: Place) => void;
}

function FoundPlaces({ targets, onFollow }: FoundPlacesProps) {
  const title = useId();
  return (
    <Found>
      <Count id={title} role="status">
        {targets.length > 0 && `Go to one of ${String(targets.length)}:`}
      </Count>
      {targets.length > 0 && (
        <Places aria-labelledby={title}>
          {targets.map((place) => (
            <li key={place.to}>
              <TextLink
                to={place.to}
                onClick={() => {
                  onFollow(place);
                }}
              >
                {place.name}
              </TextLink>
            </li>
          ))}
        </Places>
      )}
    </Found>
  );
}
