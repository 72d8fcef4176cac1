import { expect, test } from 'vitest';
import { reformat } from '../field/text-format.ts';
import { nairaFormat } from './naira-format.ts';

test.each([
  ['', ''],
  ['5', '5'],
  ['500', '500'],
  ['5000', '5,000'],
  ['1250000', '1,250,000'],
  ['5000.50', '5000.50'],
  ['-5000', '-5000'],
  ['1500k', '1500k'],
  ['1,5', '1,5'],
  ['90071992547409931', '90,071,992,547,409,931'],
])('the value %j is shown as %j', (value, shown) => {
  expect(nairaFormat.show(value)).toBe(shown);
});

/** The field with a bar where the caret stands: '5,0|00'. */
function edit(before: string, marked: string, forward = false): string {
  const [head = '', tail = ''] = marked.split('|');
  const typed = { text: head + tail, caret: head.length, before, forward };
  const { shown, caret } = reformat(nairaFormat, typed);
  return `${shown.slice(0, caret)}|${shown.slice(caret)}`;
}

test.each([
  ['500', '5000|', '5,000|'],
  ['5000', '51|,000', '51|,000'],
  ['50000', '501|,000', '501|,000'],
  ['500000', '5001|,000', '5,001|,000'],
  ['5000', '6|5,000', '6|5,000'],
  ['500000', '6|500,000', '6|,500,000'],
  ['5000', '5,00|', '500|'],
  ['5000', '|,000', '|000'],
  ['', '1,500,000|', '1,500,000|'],
  ['5000', '1,500,000|', '1,500,000|'],
  ['1,50', '1,500|', '1,500|'],
])('with the value %j, an edit to %s leaves %s', (before, typed, left) => {
  expect(edit(before, typed)).toBe(left);
});

test.each([
  ['', '₦ 50,000|'],
  ['15000', '15,000k|'],
  ['5000', '5,000.|'],
  ['1', '1,|'],
  ['1,', '1,5|'],
  ['1500000', '1,5|'],
  ['1500000', '1,5m|'],
  ['', '15,00|'],
])('with the value %j, an edit to %s stays as it was typed', (before, typed) => {
  expect(edit(before, typed)).toBe(typed);
});

test('Backspace behind a separator deletes the digit before it', () => {
  expect(edit('12345', '12|345')).toBe('1|,345');
});

test('Delete in front of a separator deletes the digit after it', () => {
  expect(edit('12345', '12|345', true)).toBe('1,2|45');
});
