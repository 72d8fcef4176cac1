import { expect, test } from 'vitest';
import { redactPersonalData, REPORT_MESSAGE_MAX } from './reports.ts';

test.each([
  ['ada.obi@mail.example is not valid', '… is not valid'],
  ['failed at /login?token=abc&next=/', 'failed at /login'],
  ['failed at https://a.example/agent/7#ada', 'failed at https://a.example/agent/7'],
  ['no answer for +234 803 123 4567', 'no answer for …'],
  ['no answer for 08031234567', 'no answer for …'],
])('personal data is removed from "%s"', (message, left) => {
  expect(redactPersonalData(message)).toBe(left);
});

test.each([
  "Cannot read properties of undefined (reading 'map')",
  'directory 1.2.0-ab12cd34 threw at HomePage-wm-wgWXt.js:1:2345',
  '@naija/runtime needs ^1.2.0, shell has 1.0.0',
])('"%s" is not changed', (message) => {
  expect(redactPersonalData(message)).toBe(message);
});

test('a long message is cut', () => {
  expect(redactPersonalData('x'.repeat(1_000))).toBe('x'.repeat(REPORT_MESSAGE_MAX));
});
