import { describe, expect, test } from 'vitest';
import { agentFormSchema } from './agent-form.ts';
import { editProfileRequestSchema } from './edit-profile-request.ts';
import { editProfileSchema } from './edit-profile.ts';
import { validationErrors } from './validate.fixture.ts';

const BIO = 'I help families find an honest home in Lagos and Ibadan.';
const numbers = {
  rentPrice: 12,
  sales: 3,
  airbnb: 2,
  inspectionFee: 5_000,
  totalDeals: 15,
  agreement: 10,
  commission: 5,
};
const image = { type: 'image/jpeg', size: 1_000 };
const complete = { image, bio: BIO, ...numbers };
const edited = {
  bio: BIO,
  phone: '+2348012345678',
  address: '12 Marina Road',
  state: 'lagos',
  ...numbers,
};
const tooSmall = {
  rentPrice: 'Rents must be greater than 0',
  sales: 'Sales must be greater than 0',
  airbnb: 'AirBnB listings must be greater than 0',
  inspectionFee: 'Inspection fee must be greater than 0',
  totalDeals: 'Total deals must be greater than 0',
  agreement: 'Agreement fee must be greater than 0',
  commission: 'Commission must be greater than 0',
};
const names = (count: number) =>
  Array.from({ length: count }, (_, at) => `Area ${String(at)}, Kano`).join('; ');
const WHOLE = 'Please enter a whole number';
const LARGE = 'This number is too large';
const PERCENT = 'A percentage must not exceed 100';
const PERCENT_UNCLEAR = 'Please enter a percentage like 10 or 2.5, with at most one decimal';
const UNCLEAR = "We can't read this amount. Write it like 1,500,000 or 1.5m";

const wrongNumbers: [string, unknown, string][] = [
  ...Object.entries(tooSmall).map(([field, message]): [string, unknown, string] => [field, '0', message]),
  ['sales', '-5', tooSmall.sales],
  ['sales', '1.5', WHOLE],
  ['sales', '1e3', WHOLE],
  ['sales', '0x10', WHOLE],
  ['sales', 'many', WHOLE],
  ['sales', true, WHOLE],
  ['sales', [3], WHOLE],
  ['sales', { toString: 1 }, WHOLE],
  ['sales', 1_000_001, LARGE],
  ['rentPrice', '1000001', LARGE],
  ['airbnb', '1000001', LARGE],
  ['totalDeals', '1000001', LARGE],
  ['sales', '₦5', WHOLE],
  ['sales', '1,5', WHOLE],
  ['sales', '1.2345k', WHOLE],
  ['inspectionFee', '100000001', LARGE],
  ['inspectionFee', '101m', LARGE],
  ['inspectionFee', '-5', tooSmall.inspectionFee],
  ['inspectionFee', '5,5', UNCLEAR],
  ['inspectionFee', '5.000', UNCLEAR],
  ['inspectionFee', 'cheap', UNCLEAR],
  ['inspectionFee', true, UNCLEAR],
  ['inspectionFee', '5000.50', 'Please enter whole naira, without kobo'],
  ['agreement', '0.5', tooSmall.agreement],
  ['agreement', 0.5, tooSmall.agreement],
  ['sales', -1, tooSmall.sales],
  ['agreement', '2.25', PERCENT_UNCLEAR],
  ['agreement', 'ten', PERCENT_UNCLEAR],
  ['agreement', '100.1', PERCENT],
  ['agreement', '101', PERCENT],
  ['commission', '101', PERCENT],
];
const wrongTexts: [string, unknown, string][] = [
  ['bio', '', 'About section is required'],
  ['bio', '\n \n', 'About section is required'],
  ['bio', { toString: 1 }, 'About section is required'],
  ['bio', `${'a'.repeat(49)}   `, 'About section must be at least 50 characters'],
  ['bio', 'a'.repeat(5_001), 'About section is too long'],
  ['image', { type: 'application/pdf', size: 1 }, 'Please select a valid image file.'],
  ['image', { type: 'image/png', size: 5 * 1024 * 1024 + 1 }, 'File size should be less than 5MB.'],
  ['image', 'photo.jpg', 'Please select a valid image file.'],
];

describe('completing a profile', () => {
  test('an empty form gets one message for each field', async () => {
    const empty = Object.fromEntries(Object.keys(complete).map((field) => [field, '']));
    const expected = {
      image: 'Profile photo is required',
      bio: 'About section is required',
      ...tooSmall,
    };
    expect(await validationErrors(agentFormSchema, empty)).toEqual(expected);
    expect(await validationErrors(agentFormSchema, {})).toEqual(expected);
  });

  test.each([...wrongTexts, ...wrongNumbers])('%s %j is refused: %s', async (field, value, message) => {
    expect(await validationErrors(agentFormSchema, { ...complete, [field]: value })).toEqual({
      [field]: message,
    });
  });

  test('numbers typed as text are taken as numbers', async () => {
    const typed = Object.fromEntries(
      Object.entries(numbers).map(([field, value]) => [field, ` ${String(value)} `]),
    );
    expect(await agentFormSchema.validate({ image, bio: BIO, ...typed })).toEqual(complete);
  });

  test('numbers are taken as people write them', async () => {
    const typed = {
      rentPrice: '1,200',
      sales: '1.2k',
      airbnb: '1 200',
      inspectionFee: '₦5k',
      totalDeals: '1200',
      agreement: '7,5',
      commission: '2.5 %',
    };
    const read = {
      ...{ rentPrice: 1_200, sales: 1_200, airbnb: 1_200, inspectionFee: 5_000, totalDeals: 1_200 },
      ...{ agreement: 7.5, commission: 2.5 },
    };
    expect(await agentFormSchema.validate({ image, bio: BIO, ...typed })).toEqual({
      image,
      bio: BIO,
      ...read,
    });
  });

  test.each(['none', 'Free', ' no fee '])(
    'a figure of %j is one that the agent has none of',
    async (word) => {
      const chosen = Object.fromEntries(Object.keys(numbers).map((field) => [field, word]));
      const zeros = Object.fromEntries(Object.keys(numbers).map((field) => [field, 0]));
      const taken = { image, bio: BIO, ...zeros };
      expect(await agentFormSchema.validate({ image, bio: BIO, ...chosen })).toEqual(taken);
      expect(await agentFormSchema.validate(taken)).toEqual(taken);
    },
  );

  test.each(['0', ' 00 ', '₦0', '0.0', '-0', '0k'])('%j was typed, and is too small', async (typed) => {
    expect(await validationErrors(agentFormSchema, { ...complete, inspectionFee: typed })).toEqual({
      inspectionFee: tooSmall.inspectionFee,
    });
  });

  test('the largest values are taken', async () => {
    const largest = { ...complete, sales: 1_000_000, inspectionFee: 100_000_000, agreement: 100 };
    expect(await agentFormSchema.validate(largest)).toEqual(largest);
  });

  test('lines of the bio stay, as a browser sends them', async () => {
    const taken = await agentFormSchema.validate({ ...complete, bio: `${BIO}\r\n\r\nCall me.` });
    expect(taken.bio).toBe(`${BIO}\n\nCall me.`);
  });
});

describe('editing a profile', () => {
  test.each([
    ...wrongTexts,
    ...wrongNumbers,
    ['phone', '', 'Phone number is required'] as const,
    ['phone', '0801', 'Number must be at least 11 digits'] as const,
    ['address', '', 'Address is required'] as const,
    ['state', '', 'State is required'] as const,
    ['instagram', 'https://evil.example/ada', 'Please enter a valid Instagram URL'] as const,
    ['areas', ['Yaba, Lagos'], 'Please choose areas from the list'] as const,
    ['areas', names(13), 'Please choose at most 12 areas'] as const,
    ['areas', 'x'.repeat(961), 'Please choose areas from the list'] as const,
    ['languages', 'Klingon', 'Please choose languages from the list'] as const,
    [
      'languages',
      'English; Hausa; Igbo; Yoruba; Tiv; Edo; Efik; Ijaw; Nupe',
      'Please choose at most 8 languages',
    ] as const,
  ])('%s %j is refused: %s', async (field, value, message) => {
    expect(await validationErrors(editProfileSchema, { ...edited, [field]: value })).toEqual({
      [field]: message,
    });
  });

  test('an emptied number or Instagram address is cleared', async () => {
    const taken = await editProfileSchema.validate({ ...edited, sales: '', agreement: null, instagram: '' });
    expect(taken).toEqual({ ...edited, sales: null, agreement: null, instagram: null });
  });

  test('a figure that the agent has none of is 0, as a record has it, and not cleared', async () => {
    const chosen = { ...edited, sales: 'none', airbnb: 0, commission: 'No fee' };
    expect(await editProfileSchema.validate(chosen)).toEqual({
      ...edited,
      sales: 0,
      airbnb: 0,
      commission: 0,
    });
  });

  test('areas and languages are taken each once, and cleared where there are none', async () => {
    const names = { areas: ' Yaba, Lagos;;Yaba, Lagos ;Ikeja, Lagos', languages: 'Hausa; hausa' };
    const taken = await editProfileSchema.validate({ ...edited, ...names });
    expect(taken).toMatchObject({ areas: 'Yaba, Lagos; Ikeja, Lagos', languages: 'Hausa; hausa' });
    const cleared = await editProfileSchema.validate({ ...edited, areas: null, languages: '' });
    expect(cleared).toMatchObject({ areas: '', languages: '' });
  });

  test('numbers, Instagram and photo may be left out, and stay as they were', async () => {
    const { bio, phone, address, state } = edited;
    const sent = { bio, phone, address, state };
    expect(await editProfileSchema.validate({ ...sent, image: '' })).toEqual(sent);
  });

  test('the state may also be called stateCity', async () => {
    const { state, ...rest } = edited;
    expect(await editProfileSchema.validate({ ...rest, stateCity: state })).toEqual(edited);
  });

  test('the call refuses areas that are not places of Nigeria', async () => {
    const errors = (areas: string) => validationErrors(editProfileRequestSchema, { ...edited, areas });
    expect(await errors('Yaba, Lagos; Ikeja, Lagos')).toEqual({});
    for (const areas of ['Yaba', 'Yaba, Kano', 'Yaba, Lagos; Atlantis, Lagos'])
      expect(await errors(areas)).toEqual({ areas: 'Please choose areas from the list' });
  });

  test('the call takes the email address that earlier releases send along', async () => {
    const email = 'ada@example.com';
    expect(await validationErrors(editProfileRequestSchema, edited)).toEqual({});
    expect(await validationErrors(editProfileRequestSchema, { ...edited, email: '' })).toEqual({
      email: 'Email is required',
    });
    expect(await editProfileRequestSchema.validate({ ...edited, email })).toEqual({ ...edited, email });
  });
});
