import { expect, test } from 'vitest';
import { translateMessage } from './translator.ts';

const CATALOGUE: Readonly<Record<string, string>> = {
  'Email is required': 'Abeg enter your email',
  'Too many codes were tried.': 'Dem don try too many codes.',
  'Please try again in 1 second.': 'Try am again after 1 second.',
  'Please try again in # minutes.': 'Try am again after # minutes.',
  'Saved. You are offline.': 'E don save. Network no dey.',
  'From # to #': '# reach #',
};

test.each([
  ['Email is required', 'Abeg enter your email'],
  ['Saved. You are offline.', 'E don save. Network no dey.'],
  [
    'Too many codes were tried. Please try again in 12 minutes.',
    'Dem don try too many codes. Try am again after 12 minutes.',
  ],
  ['Please try again in 1 second.', 'Try am again after 1 second.'],
  ['From 5 to 10', '5 reach 10'],
  [
    'Nobody knows. Please try again in 3 minutes. Or call us.',
    'Nobody knows. Try am again after 3 minutes. Or call us.',
  ],
  ['Wow', 'Wow'],
  ['', ''],
])('%s', (english, translated) => {
  expect(translateMessage(english, (text) => CATALOGUE[text])).toBe(translated);
});
