import { findArea } from '@naija/contracts/domain/places/served-areas';
import { formatPlace } from '@naija/contracts/domain/states';
import type { Place } from './places.ts';

/** Languages that many people of these states speak, besides English. */
const SPOKEN_IN: Readonly<Record<string, string>> = {
  Hausa: `abuja adamawa bauchi borno gombe jigawa kaduna kano katsina kebbi nasarawa niger plateau sokoto taraba yobe
    zamfara`,
  Yoruba: 'ekiti kwara lagos ogun ondo osun oyo',
  Igbo: 'abia abuja anambra delta ebonyi enugu imo lagos rivers',
  Fulfulde: 'adamawa gombe',
  Kanuri: 'borno yobe',
  Ibibio: 'akwa-ibom',
  Tiv: 'benue',
  Ijaw: 'bayelsa rivers',
  Edo: 'edo',
  Igala: 'kogi',
  Nupe: 'niger',
  Efik: 'cross-river',
  Urhobo: 'delta',
};
const MOST_AREAS = 4;

/** Where a demo agent works and what they speak: of `index` alone, so that no other figure of the agents depends on it. */
export function reachOf({ slug, areas }: Place, area: string, index: number) {
  const start = areas.indexOf(area);
  const served = Array.from(
    { length: 1 + (index % MOST_AREAS) },
    (_, at) => areas[(start + at) % areas.length] ?? area,
  );
  const local = Object.keys(SPOKEN_IN).filter((language) => SPOKEN_IN[language]?.split(/\s+/).includes(slug));
  const other = local[index % local.length];
  return {
    areas: [...new Set(served.flatMap((name) => findArea(formatPlace(name, slug))?.name ?? []))],
    languages: [
      'English',
      ...(index % 3 === 0 ? ['Nigerian Pidgin'] : []),
      ...(other === undefined ? [] : [other]),
    ],
  };
}
