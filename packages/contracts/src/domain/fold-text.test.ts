import { expect, test } from 'vitest';
import { foldText } from './places/place-words.ts';

test.each([
  ['Ọ̀yọ́', 'oyo'],
  ['ÀKÚRẸ́', 'akure'],
  ['Port Harcourt', 'port harcourt'],
])('folds %s to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
