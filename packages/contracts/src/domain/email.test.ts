import { expect, test } from 'vitest';
import { suggestEmail } from './email.ts';

test.each([
  ['tobi@gmail', 'tobi@gmail.com'],
  ['tobi@gmial.com', 'tobi@gmail.com'],
  ['tobi@gmail.co', 'tobi@gmail.com'],
  ['tobi@gmal.con', 'tobi@gmail.com'],
  ['tobi@gmail,com', 'tobi@gmail.com'],
  ['tobi@gmailcom', 'tobi@gmail.com'],
  ['Tobi.A@Gmail.cm ', 'Tobi.A@gmail.com'],
  ['tobi@yaho.com', 'tobi@yahoo.com'],
  ['tobi@yahoo.cm', 'tobi@yahoo.com'],
  ['tobi@hotmial.com', 'tobi@hotmail.com'],
  ['tobi@outlok.com', 'tobi@outlook.com'],
  ['tobi@iclud.com', 'tobi@icloud.com'],
])('%j is probably %j', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'tobi@gmail.com',
  'tobi@ymail.com',
  'tobi@mail.com',
  'tobi@email.com',
  'tobi@yahoo.co.uk',
  'tobi@yahoo.ca',
  'tobi@hotmail.fr',
  'tobi@gmail.com.ng',
  'tobi@lagoshomes.ng',
  'tobi@lagoshomes',
  'tobi@aol.com',
  'tobi@',
  'gmial.com',
  '@gmial.com',
  '',
])('%j is left alone', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
