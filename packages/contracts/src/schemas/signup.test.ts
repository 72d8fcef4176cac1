import { expect, test } from 'vitest';
import { signupSchema } from './signup.ts';
import { NON_STRINGS, validationErrors } from './validate.fixture.ts';

const WEAK = 'Password must contain at least one uppercase letter, one number and one special character';
const UNDIALABLE = 'Please enter a number that can be called, such as 0803 123 4567 or +44 7911 123456';
const GUESSABLE =
  "This password is easy to guess: it's only common words, names, places or months. Please add other words";
const good = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone: '+2348012345678',
  address: '12 Marina Road',
  state: 'lagos',
  password: 'Lorry-1!',
};

test('a form without Instagram is accepted and sent without it', async () => {
  expect(await signupSchema.validate({ ...good, instagram: '' })).toEqual(good);
});

test('an empty form gets one message for each required field', async () => {
  expect(await validationErrors(signupSchema, {})).toEqual({
    name: 'Full name is required',
    email: 'Email is required',
    phone: 'Phone number is required',
    address: 'Address is required',
    state: 'State is required',
    password: 'Password is required',
  });
});

test.each([
  ['name', ' ', 'Full name is required'],
  ['name', 'a'.repeat(101), 'Full name is too long'],
  ['email', '', 'Email is required'],
  ['email', 'ada(at)example.com', 'Please enter a valid email'],
  ['email', 'tobi@gmail', 'Please enter a valid email'],
  ['email', 'ada.obi@example', 'Please enter a valid email'],
  ['phone', '', 'Phone number is required'],
  ['phone', '0801 234 5678', 'Enter valid phone number'],
  ['phone', '0801-2345678', 'Enter valid phone number'],
  ['phone', '++2348012345678', 'Enter valid phone number'],
  ['phone', '٠٨٠١٢٣٤٥٦٧٨', 'Enter valid phone number'],
  ['phone', '+', 'Enter valid phone number'],
  ['phone', '0801234567', 'Number must be at least 11 digits'],
  ['phone', '+2348012345', 'Number must be at least 11 digits'],
  ['phone', '0801234567890123', 'Number must not exceed 15 digits'],
  ['phone', '+234803123456', UNDIALABLE],
  ['phone', '+234000000000', UNDIALABLE],
  ['phone', '00000000000', UNDIALABLE],
  ['address', '', 'Address is required'],
  ['address', 'a'.repeat(201), 'Address is too long'],
  ['state', '', 'State is required'],
  ['state', 'atlantis', 'Please select a state from the list'],
  ['instagram', 'https://facebook.com/ada', 'Please enter a valid Instagram URL'],
  ['instagram', 'https://instagram.com.evil.example/ada', 'Please enter a valid Instagram URL'],
  ['instagram', 'javascript:alert(1)', 'Please enter a valid Instagram URL'],
  ['password', '', 'Password is required'],
  ['password', 'Ab1!', 'Password must be at least 8 characters'],
  ['password', `Ab1!${'x'.repeat(125)}`, 'Password must not exceed 128 characters'],
  ['password', 'lorry-1!', WEAK],
  ['password', 'Secrets!', WEAK],
  ['password', 'Secret12', WEAK],
  ['password', 'Secret 12', WEAK],
  ['password', 'Secret12\u200b', WEAK],
  ['password', 'Secret-9!', 'This password is too common. Please choose another one'],
  ['password', 'Naijaagents1!', GUESSABLE],
  ['password', 'AdaObi2026!', GUESSABLE],
  ['password', 'Example-Ada-7!', GUESSABLE],
])('%s %j is refused: %s', async (field, value, message) => {
  expect(await validationErrors(signupSchema, { ...good, [field]: value })).toEqual({ [field]: message });
});

test.each(NON_STRINGS)('a value that is not a string (%j) is refused in every field', async (value) => {
  const fields = [...Object.keys(good), 'instagram'];
  const body = Object.fromEntries(fields.map((field) => [field, value]));
  expect(Object.keys(await validationErrors(signupSchema, body)).sort()).toEqual(fields.sort());
});

test.each([
  ['phone', ' 08012345678 ', '+2348012345678'],
  ['phone', '8012345678', '+2348012345678'],
  ['phone', '+23408012345678', '+2348012345678'],
  ['phone', '\u202A+2348012345678\u202C', '+2348012345678'],
  ['phone', '+447911123456', '+447911123456'],
  ['phone', '080123456789012', '080123456789012'],
  ['email', '\uFEFFada@\u200Bexample.com\u2069', 'ada@example.com'],
  ['phone', '+234801234567890', '+234801234567890'],
  ['state', 'Cross River', 'cross-river'],
  ['instagram', 'http://instagram.com/ada/', 'https://www.instagram.com/ada'],
  ['instagram', '@ada.homes', 'https://www.instagram.com/ada.homes'],
  ['instagram', '\u2066m.instagram.com/ada/?igsh=x1\u2069', 'https://www.instagram.com/ada'],
  ['phone', '\u2066+234\u202D8031234567\u202E\u2069\uFEFF', '+2348031234567'],
  ['name', '  Ada \t Obi ', 'Ada Obi'],
  ['name', 'Ada\u0000 Obi', 'Ada Obi'],
  ['name', 'O\u0323la', '\u1eccla'],
  ['password', ' Sécret1! ', ' Sécret1! '],
  ['password', `Ab1!${'x'.repeat(124)}`, `Ab1!${'x'.repeat(124)}`],
])('%s %j is taken as %j', async (field, typed, taken) => {
  expect(await signupSchema.validate({ ...good, [field]: typed })).toMatchObject({ [field]: taken });
});

test.each(Array.from('-_?.,;:/\\|+=~`\'"()[]{}<>§€₦£'))(
  '%s is a special character of a password',
  async (symbol) => {
    const password = `Lorry7xq${symbol}`;
    expect(await signupSchema.validate({ ...good, password })).toMatchObject({ password });
  },
);

test('the state may also be called stateCity', async () => {
  const { state, ...rest } = good;
  expect(await signupSchema.validate({ ...rest, stateCity: state })).toEqual(good);
});
