import { agentPaths } from '@naija/contracts/http/agents';
import { describe, expect, it } from 'vitest';
import { BIO, EDIT, file, photo } from '../../../test/profile-forms.ts';
import { useProfileServer } from '../../../test/use-profile-server.ts';

const site = useProfileServer({ rateLimits: false });
const LINE = '\r\n';
const PHOTO = await photo();

/** A part as it stands in a form; `headers` besides the one that names it. */
function part(disposition: string, value: string, headers: string[] = []): string {
  return ['--x', `content-disposition: ${disposition}`, ...headers, '', value, ''].join(LINE);
}
const field = (name: string, value: string) => part(`form-data; name="${name}"`, value);
const valid = Object.entries(EDIT).map(([name, value]) => field(name, value));
const END = `--x--${LINE}`;

/** Sends a raw form as an agent and returns the response; the record must stay as it was. */
async function send(payload: string, type = 'multipart/form-data; boundary=x') {
  const { row, token } = await site.agent();
  const response = await site.put(agentPaths.edit, token, { headers: { 'content-type': type }, payload });
  const isUnchanged = (await site.row(row.id)).updatedAt.getTime() === row.updatedAt.getTime();
  return { ...response, isUnchanged };
}

it('accepts a form written by hand', async () => {
  expect((await send(valid.join('') + END)).status).toBe(201);
});

it.each([
  ['without a boundary', valid.join('') + END, 'multipart/form-data', 400],
  ['with an empty boundary', valid.join('') + END, 'multipart/form-data; boundary=', 400],
  ['with another boundary', valid.join('') + END, 'multipart/form-data; boundary=y', 400],
  ['that holds nothing', '', undefined, 411],
  ['that is not a form', 'hello', undefined, 400],
  ['that ends in the middle', valid.join(''), undefined, 400],
  [
    'that ends in the middle of a file',
    part('form-data; name="image"; filename="a.jpg"', 'x').slice(0, -4),
    undefined,
    400,
  ],
  [
    'with more fields than any form has',
    Array.from({ length: 40 }, (_, index) => field(`f${String(index)}`, 'x')).join('') + END,
    undefined,
    413,
  ],
  ['with thousands of parts', field('a', '').repeat(20_000) + END, undefined, 400],
  ['with parts that are none', part('attachment', 'x').repeat(5_000) + END, undefined, 413],
  [
    'with two files',
    part('form-data; name="image"; filename="a"', 'x') + part('form-data; name="b"; filename="a"', 'x') + END,
    undefined,
    413,
  ],
  ['with a huge field', field('bio', 'x'.repeat(100_000)) + END, undefined, 400],
  ['with a huge name', field('n'.repeat(7_000), 'x') + END, undefined, 400],
  [
    'with huge headers',
    part('form-data; name="a"', 'x', [`x-a: ${'y'.repeat(200_000)}`]) + END,
    undefined,
    400,
  ],
  ['with a field twice', valid.join('') + field('bio', BIO) + END, undefined, 400],
  ['with a field that has no name', part('form-data', 'x') + END, undefined, 400],
  ['with a field that reaches the prototype', field('__proto__', 'x') + END, undefined, 400],
  ['with a field that is the constructor', field('constructor', 'x') + END, undefined, 400],
  [
    'with nested names',
    valid.slice(1).join('') + field('bio[0]', BIO) + field('bio.x', BIO) + END,
    undefined,
    400,
  ],
  [
    'with a file in the place of a text',
    valid.slice(1).join('') + part('form-data; name="bio"; filename="a"', BIO) + END,
    undefined,
    400,
  ],
  [
    'with JSON in the place of a text',
    valid.slice(1).join('') +
      part('form-data; name="bio"', '{"a":1}', ['content-type: application/json']) +
      END,
    undefined,
    400,
  ],
  [
    'with JSON in the place of a file',
    valid.join('') +
      part('form-data; name="image"', '{"type":"image/png","size":3}', ['content-type: application/json']) +
      END,
    undefined,
    400,
  ],
  [
    'with JSON that is none',
    part('form-data; name="bio"', '{', ['content-type: application/json']) + END,
    undefined,
    400,
  ],
  [
    'in a character set that nobody knows',
    part('form-data; name="bio"', BIO, ['content-type: text/plain; charset=klingon']) + END,
    undefined,
    400,
  ],
  [
    'with text that cannot be stored',
    valid.slice(1).join('') + field('bio', `${BIO}\0`) + END,
    undefined,
    400,
  ],
  [
    'within a form',
    part('form-data; name="bio"', field('bio', BIO), ['content-type: multipart/mixed; boundary=x']) + END,
    undefined,
    400,
  ],
  ['of another kind', valid.join('') + END, 'multipart/mixed; boundary=x', 415],
  ['as a browser without files sends it', 'bio=x', 'application/x-www-form-urlencoded', 415],
])('a form %s is refused with a message', async (_what, payload, type, status) => {
  const response = await send(payload, type);
  expect(response).toMatchObject({ status, isUnchanged: true });
  expect(response.body.message.length).toBeLessThan(200);
  expect(response.body.message).not.toMatch(/FST|multipart data|boundary/i);
});

describe('a form', () => {
  it('without a content length is refused', async () => {
    const { token } = await site.agent();
    const response = await site.app.inject({
      method: 'PUT',
      url: agentPaths.edit,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'transfer-encoding': 'chunked',
      },
    });
    expect(response.statusCode).toBe(411);
  });

  it('may contain an unknown file, which is dropped', async () => {
    const { row, token } = await site.agent();
    expect((await site.editForm(token, { ...EDIT, other: file(PHOTO) })).status).toBe(201);
    expect([(await site.row(row.id)).image, site.stored()]).toEqual([null, []]);
  });

  it('is accepted by no other route', async () => {
    const { row } = await site.agent();
    const response = await site.app.inject({
      method: 'POST',
      url: `/api/v1/comment/${row.id}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: field('fullname', 'Ada') + END,
    });
    expect(response.statusCode).toBe(415);
  });
});
