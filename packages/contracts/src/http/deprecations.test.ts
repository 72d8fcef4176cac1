import { expect, test } from 'vitest';
import { API_CALLS } from './api-calls.ts';
import { brokenDeprecations, DEPRECATIONS, type Deprecation } from './deprecations.ts';

const CALL = 'GET /api/v1/user/:id';
const deprecation: Deprecation = {
  call: CALL,
  field: 'data.stateCity',
  since: '2026-11-23',
  removal: '2027-05-23',
  replacement: 'data.state',
};
const withField = { [CALL]: { 'data.stateCity': 'string', 'data.state': 'string' } };
const without = { [CALL]: { 'data.state': 'string' } };
const broken = (calls: typeof withField | typeof without, at: string, changes: Partial<Deprecation> = {}) =>
  brokenDeprecations([{ ...deprecation, ...changes }], calls, new Date(at));

test('no field is removed before the date that teams were given, and none stays after it', () => {
  expect(brokenDeprecations(DEPRECATIONS, API_CALLS, new Date())).toEqual([]);
});

test('a field may stay until its date, and be gone from then on', () => {
  expect(broken(withField, '2027-05-22T23:59:59Z')).toEqual([]);
  expect(broken(without, '2027-05-23T00:00:00Z')).toEqual([]);
});

test('a field that is still there on its date is named', () => {
  expect(broken(withField, '2027-05-23T00:00:00Z')).toEqual([
    expect.stringMatching(/^data\.stateCity of GET .* was to be removed on 2027-05-23/),
  ]);
});

test('a field that was removed before its date is named', () => {
  expect(broken(without, '2027-05-22T12:00:00Z')).toEqual([
    expect.stringMatching(/^data\.stateCity of GET .* was removed before 2027-05-23/),
  ]);
});

test('a removal that leaves teams no time is named', () => {
  expect(broken(withField, '2026-11-22T12:00:00Z', { removal: '2026-11-23' })).toHaveLength(1);
});
