import { describe, expect, it } from 'vitest';
import { findPlace } from './find-place.ts';

const found = (text: string, state?: string) => {
  const meant = findPlace(text, state);
  return meant && `${meant.place.name}, ${meant.place.state}`;
};

describe('a place is found', () => {
  it.each([
    ['Port Harcourt', 'Port Harcourt, rivers'],
    ['portharcourt', 'Port Harcourt, rivers'],
    ['PH', 'Port Harcourt, rivers'],
    ['PHC', 'Port Harcourt, rivers'],
    ['FCT', 'Abuja, abuja'],
    ['F.C.T', 'Abuja, abuja'],
    ['Federal Capital Territory', 'Abuja, abuja'],
    ['V.I.', 'Victoria Island, lagos'],
    ['Eko', 'Lagos, lagos'],
    ['Bini', 'Benin City, edo'],
    ['Ilé-Ifẹ̀', 'Ile-Ife, osun'],
    ['ife', 'Ile-Ife, osun'],
    ['LEKKI PHASE 1', 'Lekki Phase 1, lagos'],
    ['Akwa-Ibom', 'Akwa Ibom, akwa-ibom'],
    ['GRA Enugu', 'Enugu GRA, enugu'],
    ['Obio/Akpor', 'Obio/Akpor, rivers'],
    ['obio', 'Obio/Akpor, rivers'],
    ['Etsako', 'Etsako, edo'],
    ["Jama'are", "Jama'are, bauchi"],
  ])('by its name or another, as in %j', (text, place) => {
    expect(found(text)).toBe(place);
  });

  it.each([
    ['agents in Lekki', 'Lekki, lagos'],
    ['2 bedroom flat in Lekki Phase 1, Lagos', 'Lekki Phase 1, lagos'],
    ['house for rent Wuse 2 Abuja', 'Wuse 2, abuja'],
    ['Imo State', 'Imo, imo'],
    ['Ikeja LGA', 'Ikeja, lagos'],
    ['ibadan city, Oyo State, Nigeria', 'Ibadan, oyo'],
    ['Aba Road, Port Harcourt', 'Port Harcourt, rivers'],
  ])('within other words, as in %j', (text, place) => {
    expect(found(text)).toBe(place);
  });

  it.each([
    ['Portharcort', 'Port Harcourt, rivers'],
    ['Potharcourt', 'Port Harcourt, rivers'],
    ['Ibadon', 'Ibadan, oyo'],
    ['Owerrri', 'Owerri, imo'],
    ['Umuaiha', 'Umuahia, abia'],
    ['lekky phase one lagos', 'Lekki Phase 1, lagos'],
    ['house in Gwarimpah', 'Gwarinpa, abuja'],
    ['Lagoss', 'Lagos, lagos'],
    ['Leki', 'Lekki, lagos'],
    ['Satelite Town', 'Satellite Town, lagos'],
    ['land around Ibadon express', 'Ibadan, oyo'],
  ])('despite a typo, as in %j', (text, place) => {
    expect(found(text)).toBe(place);
  });

  it('while its name is typed', () => {
    expect([found('port har'), found('akwa'), found('abeo')]).toEqual([
      'Port Harcourt, rivers',
      'Akwa Ibom, akwa-ibom',
      'Abeokuta, ogun',
    ]);
  });

  it('in the state that is named beside it, or else in the likeliest one', () => {
    expect([found('Surulere'), found('Surulere Oyo'), found('Surulere', 'kwara'), found('Obi')]).toEqual([
      'Surulere, lagos',
      'Surulere, oyo',
      'Surulere, kwara',
      'Obi, nasarawa',
    ]);
  });

  it('and says which words are not about it', () => {
    expect(findPlace('Chidi Obi')).toMatchObject({ rest: ['chidi'], isName: true });
    expect(findPlace('Kano Road')).toMatchObject({ place: { name: 'Kano' }, rest: ['road'] });
    expect(findPlace('Admiralty Way Lekki')).toMatchObject({ rest: ['admiralty', 'way'], isName: false });
  });
});

it.each([
  '',
  '   ',
  '🏠',
  '\u0301',
  'Kanu',
  'agents',
  '12',
  'house for rent',
  'x'.repeat(10_000),
  'a '.repeat(5_000),
])('no place is found by %j', (text) => {
  expect(findPlace(text)).toBeUndefined();
});
