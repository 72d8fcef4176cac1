import { describe, expect, it } from 'vitest';
import { STATES } from '../states.ts';
import { placeIndex } from './place-index.ts';
import { isPartOf, kmFrom, positionOf, readPlaceMap } from './place-map.ts';
import { readNames } from './read-names.ts';
import { areasIn, findArea } from './served-areas.ts';
import { STATE_PLACES } from './table.ts';

const map = readPlaceMap(STATE_PLACES);
const areas = areasIn(placeIndex());
const places = [...map.keys()];
const ofKind = (kind: string) => areas.filter(({ place }) => place.kind === kind);

describe('the map of places', () => {
  it('has every area that an agent may serve, and a position of each or of its seat or city', () => {
    expect(areas.filter(({ name }) => !positionOf(map, name)).map(({ name }) => name)).toEqual([]);
  });

  it('has a city of the same state for every neighbourhood', () => {
    const astray = ofKind('area').filter(({ name, place }) => {
      const city = map.get(name)?.city;
      return city === undefined || map.get(city)?.state !== place.state;
    });
    expect(astray.map(({ name }) => name)).toEqual([]);
  });

  it('names only places of the table', () => {
    const parts = [...map].flatMap(([name, { city }]) => [name, city ?? name]);
    const isState = (name: string) => STATES.some((state) => state.name === name);
    expect([...new Set(parts)].filter((name) => !isState(name) && !findArea(name))).toEqual([]);
  });

  it('has no place that is a part of itself', () => {
    const circular = places.filter((name) => {
      const city = map.get(name)?.city;
      return city !== undefined && isPartOf(map, city, name);
    });
    expect(circular).toEqual([]);
  });

  it('says of every neighbourhood of Lagos which part of the city it belongs to', () => {
    const listed = (STATE_PLACES['lagos']?.cities ?? '').split(/;\s*/).flatMap((entry) => {
      const [city = '', parts = ''] = entry.split(': ');
      return [city, ...readNames(parts).flat()];
    });
    const missing = ofKind('area').filter(
      ({ place: { name, state } }) => state === 'lagos' && !listed.includes(name),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('has as many places as were counted when it was made', () => {
    const withCity = [...map.values()].filter(({ city }) => city !== undefined).length;
    expect({ places: map.size, neighbourhoods: ofKind('area').length, withCity }).toEqual({
      places: 1958,
      neighbourhoods: 883,
      withCity: 1019,
    });
  });
});

describe('a neighbourhood is in its city', () => {
  it.each([
    ['New Bodija, Oyo', 'Ibadan, Oyo'],
    ['New Bodija, Oyo', 'Bodija, Oyo'],
    ['Challenge, Oyo', 'Ibadan, Oyo'],
    ['Jericho, Oyo', 'Ibadan, Oyo'],
    ['Ibadan North-East, Oyo', 'Ibadan, Oyo'],
    ['Ogbor Hill, Abia', 'Aba, Abia'],
    ['Umungasi, Abia', 'Aba, Abia'],
    ['Choba, Rivers', 'Port Harcourt, Rivers'],
    ['Lekki Phase 1, Lagos', 'Eti-Osa, Lagos'],
    ['Wuse Zone 3, Abuja', 'Wuse, Abuja'],
  ])('%s in %s', (name, city) => {
    expect(isPartOf(map, name, city)).toBe(true);
  });

  it.each([
    ['Umungasi, Abia', 'Umuahia, Abia'],
    ['Lekki, Lagos', 'Ikeja, Lagos'],
    ['Eti-Osa, Lagos', 'Lekki, Lagos'],
    ['Ogbomoso, Oyo', 'Ibadan, Oyo'],
  ])('%s is not in %s', (name, city) => {
    expect(isPartOf(map, name, city)).toBe(false);
  });
});

describe('the way from a place', () => {
  it('is none to its parts, and at least a kilometre to all others', () => {
    const km = kmFrom(map, 'Ibadan, Oyo');
    expect([km.get('Ibadan, Oyo'), km.get('Jericho, Oyo')]).toEqual([0, 0]);
    expect([...km.values()].filter((distance) => distance !== 0 && distance < 1)).toEqual([]);
  });

  // Straight lines, as maps measure them.
  it.each([
    ['Oshodi, Lagos', 'Ikeja, Lagos', 4, 6],
    ['Oshodi, Lagos', 'Lekki Phase 1, Lagos', 17, 21],
    ['Lekki, Lagos', 'Badagry, Lagos', 60, 75],
    ['Unilag, Lagos', 'Yaba, Lagos', 1, 3],
    ['Ojodu, Lagos', 'Akute, Ogun', 4, 6],
    ['Nyanya, Abuja', 'Mararaba, Nasarawa', 2, 4],
    ['Kano Municipal, Kano', 'Kaduna', 170, 220],
  ])('from %s to %s is %i to %i km', (from, to, least, most) => {
    const km = kmFrom(map, from).get(to);
    expect(km).toBeGreaterThanOrEqual(least);
    expect(km).toBeLessThanOrEqual(most);
  });
});
