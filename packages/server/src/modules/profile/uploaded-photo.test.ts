import { agentPaths } from '@naija/contracts/http/agents';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { UPLOAD_FIELD } from '@naija/contracts/http/uploads';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { profileModule } from './module.ts';
import { foldersIn } from '../../../test/app.ts';
import { removeExpiredUploads } from '../photos/tus/remove-expired-uploads.ts';
import { keyOf, tus } from '../../../test/tus-requests.ts';
import { BIO, EDIT, NUMBERS, photo } from '../../../test/profile-forms.ts';
import { useProfileServer } from '../../../test/use-profile-server.ts';

const NOW = new Date();
const site = useProfileServer({ clock: () => NOW });
const folder = foldersIn(site.folder).uploads;
const [KEY, INTENT] = [keyOf(7), { [IDEMPOTENCY_KEY_HEADER]: 'an-intent' }];
const NAMED = { ...EDIT, [UPLOAD_FIELD]: KEY };

beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});

const waiting = () => readdirSync(folder);

/** Uploads a photo or a part of it. */
async function upload(token: string, data: Buffer, part = data, key = KEY) {
  const send = async (
    { headers, ...call }: ReturnType<typeof tus.create | typeof tus.patch>,
    payload?: Buffer,
  ) =>
    site.app.inject({
      ...call,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  expect((await send(tus.create(key, data.length))).statusCode).toBe(201);
  expect((await send(tus.patch(key, 0), part)).statusCode).toBe(204);
}

const update = (token: string, fields: object, headers?: Record<string, string>) =>
  site.put(
    agentPaths.update,
    token,
    { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(fields) },
    headers,
  );

describe('an uploaded photo', () => {
  it('becomes the photo of the profile that names it, and is removed as an upload', async () => {
    const { row, token } = await site.agent();
    await upload(token, await photo());
    expect((await site.edit(token, NAMED)).status).toBe(201);
    const { image } = await site.row(row.id);
    expect([site.stored(), waiting()]).toEqual([[image], []]);
  });

  it('completes a profile, which is incomplete without one', async () => {
    const { row, token } = await site.agent();
    await upload(token, await photo());
    const fields = { bio: BIO, ...NUMBERS };
    expect((await update(token, fields)).body.fields).toEqual({ image: FIELD_MESSAGES.photoRequired });
    expect((await update(token, { ...fields, [UPLOAD_FIELD]: KEY })).status).toBe(201);
    expect(site.stored()).toEqual([(await site.row(row.id)).image]);
  });

  it('that is invalid is refused at its field, and the profile stays unchanged', async () => {
    const { row, token } = await site.agent();
    await upload(token, Buffer.from('no photo at all'));
    const { status, body } = await site.edit(token, NAMED);
    expect([status, body.fields]).toEqual([400, { image: FIELD_MESSAGES.imageType }]);
    expect(await site.row(row.id)).toEqual(row);
  });

  it('of 5 MiB is accepted', async () => {
    const { token } = await site.agent();
    const small = await photo();
    await upload(token, Buffer.concat([small, Buffer.alloc(LIMITS.imageMaxBytes - small.length)]));
    expect((await site.edit(token, NAMED)).status).toBe(201);
  });

  it('may be saved later if the profile was changed meanwhile', async () => {
    const { row, token } = await site.agent();
    await upload(token, await photo());
    expect((await site.edit(token, NAMED, { ...INTENT, 'if-match': '"old"' })).status).toBe(412);
    expect((await site.edit(token, NAMED, INTENT)).status).toBe(201);
    expect(site.stored()).toEqual([(await site.row(row.id)).image]);
  });
});

describe('an upload that cannot be used', () => {
  const gone = { status: 410, body: { code: 'upload_gone' } };

  it('is requested again if it is missing, incomplete, or another agent’s', async () => {
    const [one, other] = [await site.agent(), await site.agent()];
    expect(await site.edit(one.token, NAMED)).toMatchObject(gone);
    const data = await photo();
    await upload(one.token, data, data.subarray(0, -1));
    expect(await site.edit(one.token, NAMED)).toMatchObject(gone);
    await upload(other.token, data);
    expect(await site.edit(one.token, NAMED)).toMatchObject(gone);
    expect(await site.row(one.row.id)).toEqual(one.row);
  });

  it('may be uploaded again, and saved under the same key', async () => {
    const { token } = await site.agent();
    await upload(token, await photo());
    await removeExpiredUploads(folder, new Date(Date.now() + 49 * 60 * 60 * 1_000));
    expect(await site.edit(token, NAMED, INTENT)).toMatchObject(gone);
    await upload(token, await photo());
    expect((await site.edit(token, NAMED, INTENT)).status).toBe(201);
  });

  it('does not count against the rate limit', async () => {
    const { token } = await site.agent();
    for (let count = 0; count <= profileModule.limits.profileChange.burst; count += 1)
      expect(await site.edit(token, NAMED)).toMatchObject(gone);
    expect((await site.edit(token, EDIT)).status).toBe(201);
  });

  it.each([7, '', '../other', `${KEY}.json`, [KEY], { key: KEY }])('is refused as %j', async (key) => {
    const { row, token } = await site.agent();
    const { status, body } = await site.edit(token, { ...EDIT, [UPLOAD_FIELD]: key });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [UPLOAD_FIELD]]);
    expect(await site.row(row.id)).toEqual(row);
  });
});

describe('a repeated edit', () => {
  it('gets the same response and ETag, long after its upload was removed', async () => {
    const { row, token } = await site.agent();
    await upload(token, await photo());
    const first = await site.edit(token, NAMED, INTENT);
    const saved = await site.row(row.id);
    const again = await site.edit(token, NAMED, INTENT);
    expect([again.status, again.body, again.headers['etag']]).toEqual([
      201,
      first.body,
      first.headers['etag'],
    ]);
    expect(await site.row(row.id)).toEqual(saved);
  });

  it('may have its fields in another order', async () => {
    const { token } = await site.agent();
    await upload(token, await photo());
    const first = await site.edit(token, NAMED, INTENT);
    const turned = Object.fromEntries(Object.entries(NAMED).reverse());
    expect((await site.edit(token, turned, INTENT)).body).toEqual(first.body);
  });

  it('gets its response while the agent is rate-limited', async () => {
    const { token } = await site.agent();
    await upload(token, await photo());
    await site.edit(token, NAMED, INTENT);
    while ((await site.edit(token, EDIT)).status === 201);
    expect((await site.edit(token, EDIT)).status).toBe(429);
    expect((await site.edit(token, NAMED, INTENT)).status).toBe(201);
    expect((await site.edit(token, EDIT, INTENT)).status).toBe(422);
  });

  it('removes an upload that a killed server left behind', async () => {
    const { row, token } = await site.agent();
    await upload(token, await photo());
    await site.edit(token, NAMED, INTENT);
    await upload(token, await photo());
    const saved = await site.row(row.id);
    expect((await site.edit(token, NAMED, INTENT)).status).toBe(201);
    expect([waiting(), await site.row(row.id)]).toEqual([[], saved]);
  });

  it('is refused with other fields or another photo under the same key', async () => {
    const { token } = await site.agent();
    await upload(token, await photo());
    await site.edit(token, NAMED, INTENT);
    await upload(token, await photo(10), undefined, keyOf(8));
    for (const other of [{ ...NAMED, bio: `${BIO} Gladly.` }, { ...NAMED, [UPLOAD_FIELD]: keyOf(8) }, EDIT])
      expect(await site.edit(token, other, INTENT)).toMatchObject({
        status: 422,
        body: { code: 'unprocessable' },
      });
  });
});

it('concurrent repeats of an edit are saved once, and get the same response', async () => {
  const { row, token } = await site.agent();
  for (let round = 0; round < 5; round += 1) {
    await upload(token, await photo(round * 50));
    const intent = { [IDEMPOTENCY_KEY_HEADER]: `round-${String(round)}` };
    const responses = await Promise.all([1, 2, 3, 4].map(() => site.edit(token, NAMED, intent)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const { updatedAt, image } = await site.row(row.id);
    const times = responses.map(({ body }) => body.data?.updatedUser.updatedAt);
    expect(times).toEqual(Array(4).fill(updatedAt.toISOString()));
    expect([site.stored(), waiting()]).toEqual([[image], []]);
  }
});

it('an upload without its info file belongs to no agent', async () => {
  const { row, token } = await site.agent();
  writeFileSync(join(folder, `${row.id}-${KEY}`), await photo());
  expect((await site.edit(token, NAMED)).status).toBe(410);
});
