import { COMMENT_FIELD_MESSAGES } from '@naija/contracts/domain/comment-messages';
import { commentPaths } from '@naija/contracts/http/comments';
import { isErrorBody } from '@naija/contracts/http/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { comments } from '../../database/schema.ts';
import { addAgent } from '../../../test/agents.ts';
import { useServer } from '../../../test/use-server.ts';

let agentId: string;
const server = useServer({ rateLimits: false });

beforeEach(async () => {
  agentId = (await addAgent(server.db)).id;
});

async function post(payload: unknown, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: commentPaths.post(agentId),
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

const COMMENT = { fullname: 'Ada Obi', content: 'On time, and honest.' };

describe('a refused comment names each field', () => {
  it.each<[string, object, object]>([
    [
      'nothing',
      {},
      {
        fullname: COMMENT_FIELD_MESSAGES.commentNameRequired,
        content: COMMENT_FIELD_MESSAGES.commentRequired,
      },
    ],
    ['blanks', { ...COMMENT, content: ' \n\t ' }, { content: COMMENT_FIELD_MESSAGES.commentRequired }],
    [
      'a long name',
      { ...COMMENT, fullname: 'n'.repeat(61) },
      { fullname: COMMENT_FIELD_MESSAGES.commentNameLong },
    ],
    [
      'a long text',
      { ...COMMENT, content: 'c'.repeat(2_001) },
      { content: COMMENT_FIELD_MESSAGES.commentLong },
    ],
    ['a number', { ...COMMENT, fullname: 7 }, { fullname: COMMENT_FIELD_MESSAGES.commentNameRequired }],
    ['null', { ...COMMENT, content: null }, { content: COMMENT_FIELD_MESSAGES.commentRequired }],
    ['a list', { ...COMMENT, content: ['a'] }, { content: COMMENT_FIELD_MESSAGES.commentRequired }],
  ])('%s', async (_what, payload, fields) => {
    const { status, body } = await post(payload);
    expect({ status, body, kept: await server.db.$count(comments) }).toEqual({
      status: 400,
      body: { message: Object.values(fields)[0] as unknown, code: 'bad_request', fields },
      kept: 0,
    });
  });
});

describe('hostile input', () => {
  const nested = '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000);

  it.each([
    [400, 'bad_request', 'NUL in a name', { ...COMMENT, fullname: 'A\0' }],
    [400, 'bad_request', 'NUL in a field nobody knows', { ...COMMENT, other: [{ x: '\0' }] }],
    [400, 'bad_request', 'NUL in the name of a field', { ...COMMENT, ['\0']: 1 }],
    [400, 'bad_request', 'half a character', { ...COMMENT, content: 'a\uD800b' }],
    [400, 'bad_request', 'the other half', { ...COMMENT, content: '\uDE00' }],
    [400, 'bad_request', 'an object that cannot be a text', { ...COMMENT, content: { toString: 1 } }],
    [400, 'bad_request', 'broken JSON', '{"fullname":'],
    [400, 'bad_request', 'no body', ''],
    [400, 'bad_request', 'null', 'null'],
    [400, 'bad_request', 'a text', '"hello"'],
    [400, 'bad_request', 'a list', '[]'],
    [400, 'bad_request', 'a prototype', '{"__proto__":{"fullname":"A"},"content":"x"}'],
    [400, 'bad_request', 'depth', `{"fullname":${'['.repeat(20_000)}${']'.repeat(20_000)},"content":"x"}`],
    [400, 'bad_request', 'depth in a field nobody knows', `{"content":"x","other":${nested}}`],
    [413, 'payload_too_large', 'a megabyte', { ...COMMENT, content: 'c'.repeat(1_000_000) }],
  ])('gets %i %s: %s', async (status, code, _what, payload) => {
    const answer = await post(payload);
    expect({ ...answer, isError: isErrorBody(answer.body) }).toMatchObject({
      status,
      body: { code },
      isError: true,
    });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'image/png',
    'x',
  ])('gets 415 as %s', async (type) => {
    expect(await post(COMMENT, { 'content-type': type })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    });
  });

  it.each(['', 'a b', 'é', 'k'.repeat(201)])('gets 400 for the key %j', async (key) => {
    expect(await post(COMMENT, { 'idempotency-key': key })).toMatchObject({
      status: 400,
      body: { code: 'bad_request' },
    });
  });
});
