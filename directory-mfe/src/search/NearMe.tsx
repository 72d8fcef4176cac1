import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { STATES } from '@naija/contracts/domain/states';
import { words } from '@naija/runtime';
import { Banner, Button, Select, tokens } from '@naija/ui';
import { SEARCH_MESSAGES } from '../agents/messages.ts';
import { usePlaceHere, POSITION_PROBLEMS } from './use-place-here.ts';
import type { useSearch } from './use-search.ts';

const TEXT = words('directory.nearMe', {
  offer: 'For agents near you, tap “Near me”. Your device finds out by itself: your position stays on it.',
  asking: 'Finding out where you are…',
  found: (place: string) =>
    `You seem to be near ${place}. Your device found that by itself: your position stays on it.`,
  byHand: 'Or choose your state',
  select: 'Select a state',
});

const STATE_OPTIONS = STATES.map(({ slug, name }) => ({ value: slug, label: name }));

const Place = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

interface NearMeProps {
  readonly box: Pick<ReturnType<typeof useSearch>, 'query' | 'type' | 'search'>;
  /** Called by the button that is shown if the visitor has only typed 'near me'. The device is not asked before a tap. */
  readonly onTap?: (() => void) | undefined;
}

export function NearMe({ box, onTap }: NearMeProps) {
  if (!onTap) return <PlaceHere box={box} />;
  return (
    <Place>
      <p role="status">{TEXT.offer}</p>
      <Button onClick={onTap}>{SEARCH_MESSAGES.nearMe}</Button>
    </Place>
  );
}

/** Asks the device once for its position and searches for the nearest area. If that fails, explains why and offers the states. */
function PlaceHere({ box }: NearMeProps) {
  const navigate = useNavigate();
  const here = usePlaceHere((place) => {
    box.type(place);
    box.search(place);
  });
  if (here.status === 'asking') return <Place role="status">{TEXT.asking}</Place>;
  if (here.status === 'found')
    return <Place role="status">{box.query === here.place && TEXT.found(here.place)}</Place>;
  return (
    <Place>
      <Banner kind="warning">{POSITION_PROBLEMS[here.problem]}</Banner>
      <Select
        label={TEXT.byHand}
        value=""
        options={[{ value: '', label: TEXT.select }, ...STATE_OPTIONS]}
        onChange={(state) => {
          if (state !== '') void navigate(pagePaths.location(state));
        }}
      />
    </Place>
  );
}
