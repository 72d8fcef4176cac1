import { expect, test } from 'vitest';
import { misfits, readShellOffer, type ShellOffer } from './shell-offer.ts';

const CALL = 'GET /api/v1/user/:id';
const offer: ShellOffer = {
  contract: 1,
  versions: {},
  exports: {},
  tokens: ['--color-ink'],
  calls: { [CALL]: { 'data.inspectionFee': 'null|number', 'data.name': 'string' } },
};
const release = { contract: 1, requires: {}, uses: {} };
const fits = () => true;

const said = (needs: object, changes: Partial<ShellOffer> = {}) =>
  misfits({ ...release, ...needs }, { ...offer, ...changes }, fits);

test('a release whose tokens and fields are there fits', () => {
  expect(
    said({ tokens: ['--color-ink'], calls: { [CALL]: { 'data.inspectionFee': 'null|number' } } }),
  ).toEqual([]);
});

test.each([
  [
    'a design token that the shell does not set',
    { tokens: ['--color-onBrand'] },
    'the design token --color-onBrand is not set by the shell, so that what uses it has no value',
  ],
  [
    'a field that was renamed or removed',
    { calls: { [CALL]: { 'data.fee': 'number' } } },
    `the answer to ${CALL} has no field data.fee`,
  ],
  [
    'a field that has values of another kind now',
    { calls: { [CALL]: { 'data.inspectionFee': 'number' } } },
    `data.inspectionFee of the answer to ${CALL} can be null, which the remote does not expect`,
  ],
  [
    'a call that is gone',
    { calls: { 'GET /api/v1/agents': {} } },
    'the server has no call GET /api/v1/agents',
  ],
  [
    'a name of every object',
    { calls: { constructor: { toString: 'string' } } },
    'the server has no call constructor',
  ],
])('%s is a misfit', (_, needs, message) => {
  expect(said(needs)).toEqual([message]);
});

test('a field that always has a value now fits a release that can do without', () => {
  expect(said({ calls: { [CALL]: { 'data.name': 'absent|null|string' } } })).toEqual([]);
});

test('releases and shells from before needs were recorded fit as they did', () => {
  const { tokens: _, calls: _calls, ...older } = offer;
  expect(said({})).toEqual([]);
  const needs = { tokens: ['--color-new'], calls: { [CALL]: { 'data.new': 'string' } } };
  expect(misfits({ ...release, ...needs }, older, fits)).toEqual([]);
  expect(readShellOffer(older)).toEqual(older);
});

test.each([
  [{ ...offer, tokens: 'all' }, 'shell.tokens is not a list'],
  [{ ...offer, calls: { [CALL]: ['data'] } }, `shell.calls.${CALL} is not an object`],
])('an offer that cannot be read is refused with its first invalid field', (value, message) => {
  expect(() => readShellOffer(value)).toThrow(message);
});
