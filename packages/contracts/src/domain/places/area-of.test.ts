import { expect, it } from 'vitest';
import { areaOf } from './area-of.ts';

it.each([
  ['12 Admiralty Way, Lekki Phase 1, Lagos', 'lagos', 'Lekki Phase 1'],
  ['5 Ikorodu Road, Maryland, Ikeja', 'lagos', 'Maryland'],
  ['21 Lekki-Epe Expressway, Ajah', 'lagos', 'Ajah'],
  ['1 Market Road, Ikeja, Lagos', 'lagos', 'Ikeja'],
  ['7 Ibadan Street, Ebute-Metta', 'lagos', 'Ebute Metta'],
  ['Plot 9 wuse II, Abuja', 'abuja', 'Wuse 2'],
  ['3 Palm Avenue, Bodija, Ibadan', 'oyo', 'Bodija'],
  ['4 Church Street, Obio-Akpor', 'rivers', 'Obio/Akpor'],
])('the area of %j in %s is %s', (address, state, area) => {
  expect(areaOf(address, state)).toBe(area);
});

it.each([
  ['no place', '12 Unity Close', 'lagos'],
  ['the state alone', '12 Unity Close, Lagos', 'lagos'],
  ['a capital called like its state', '12 Unity Close, Kano', 'kano'],
  ['a place of another state', '12 Unity Close, Bodija', 'lagos'],
  ['an unknown state', 'Ikeja', 'atlantis'],
  ['only signs', '🏠, ,, \u0301', 'lagos'],
])('an address with %s has no area', (_what, address, state) => {
  expect(areaOf(address, state)).toBeNull();
});
