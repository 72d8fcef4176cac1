import { expect, test } from 'vitest';
import { createTypeAhead } from './type-ahead.ts';

const NAMES = ['Abia', 'Kaduna', 'Kano', 'Katsina', 'Kogi', 'Cross River'];

/** Types the letters one after the other, so many milliseconds apart, and tells where each led. */
function type(text: string, apart: number): (string | undefined)[] {
  const typeAhead = createTypeAhead();
  let at = 0;
  return Array.from(text, (letter, step) => {
    at = typeAhead.find(letter, step * apart, NAMES, at);
    return NAMES[at];
  });
}

test('letters typed quickly form one prefix', () => {
  expect(type('kat', 100)).toEqual(['Kaduna', 'Kaduna', 'Katsina']);
});

test('after a pause a letter begins another name', () => {
  expect(type('ka', 1_000)).toEqual(['Kaduna', 'Abia']);
});

test('the same letter again goes to the next name with it, round the end', () => {
  expect(type('kkkkk', 100)).toEqual(['Kaduna', 'Kano', 'Katsina', 'Kogi', 'Kaduna']);
});

test('a prefix may contain a space, in any case', () => {
  expect(type('CROSS R', 100).at(-1)).toBe('Cross River');
});

test('a letter that starts no name matches nothing', () => {
  expect(createTypeAhead().find('z', 0, NAMES, 2)).toBe(-1);
});
