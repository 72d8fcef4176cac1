import { expect, test } from 'vitest';
import { readNameList, writeNameList } from './name-list.ts';

test('names that were written are read again', () => {
  const names = ['Yaba, Lagos', "Jama'are, Bauchi", 'Obio/Akpor, Rivers'];
  expect(readNameList(writeNameList(names))).toEqual(names);
});

test.each([
  ['', []],
  [' ; ;', []],
  ['Hausa;Hausa ; Tiv', ['Hausa', 'Tiv']],
])('"%s" has the names %j', (text, names) => {
  expect(readNameList(text)).toEqual(names);
});
