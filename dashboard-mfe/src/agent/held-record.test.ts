import { expect, test } from 'vitest';
import type { Draft, Intent } from '@naija/runtime';
import { ada } from '../testing/records.ts';
import { heldRecord } from './held-record.ts';

const record = (etag: string) => ({ data: ada(), etag });

const intent = (changes: Partial<Intent>): Intent => ({
  seq: 1,
  key: 'k',
  kind: 'edit',
  about: '7',
  owner: '7',
  title: 'Your profile',
  fields: {},
  savedAt: 0,
  tried: true,
  ...changes,
});
const draft = (form: string, context?: unknown): Draft => ({
  key: `7/${form}`,
  owner: '7',
  form,
  title: 'Edit Profile',
  path: '/dashboard',
  values: {},
  context,
  savedAt: 0,
});

const typed = draft('edit-profile', { base: record('draft') });
const first = intent({ base: record('first') });
const second = intent({ base: record('second') });

test.each<[string, readonly Intent[], readonly Draft[], string | undefined]>([
  ['a draft', [], [draft('comment:9'), typed], 'draft'],
  ['a pending edit and a draft on it', [first], [typed], 'first'],
  ['edits that build on each other', [first, second], [], 'first'],
  [
    'a conflict',
    [{ ...first, problem: { kind: 'changed', theirs: record('theirs') } }, second],
    [typed],
    'theirs',
  ],
  ['a completion alone', [intent({ kind: 'completion' })], [draft('agent-form')], undefined],
])('of %s the device holds the record of the server', (_, pending, drafts, etag) => {
  expect(heldRecord(pending, drafts)?.etag).toBe(etag);
});
