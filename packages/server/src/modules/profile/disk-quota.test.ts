import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foldersIn } from '../../../test/app.ts';
import { keyOf, tus } from '../../../test/tus-requests.ts';
import { EDIT, file, photo } from '../../../test/profile-forms.ts';
import { useProfileServer } from '../../../test/use-profile-server.ts';

const site = useProfileServer();
const { uploads } = foldersIn(site.folder);

/** Returns an agent whose two unfinished uploads take nearly all of the quota before verification. */
async function crowdedAgent(emailVerifiedAt: Date | null) {
  const { row, token } = await site.agent({ emailVerifiedAt });
  for (const [number, bytes] of [
    LIMITS.imageMaxBytes,
    LIMITS.unverifiedMaxBytes - LIMITS.imageMaxBytes - 2_000,
  ].entries()) {
    const { headers, ...call } = tus.create(keyOf(number), bytes);
    const response = await site.app.inject({
      ...call,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(201);
  }
  return { row, save: async () => site.editForm(token, { ...EDIT, image: file(await photo()) }) };
}

it('a form is refused over the disk quota, and says that verifying the address helps', async () => {
  const { row, save } = await crowdedAgent(null);
  const { status, body } = await save();
  expect([status, body.fields]).toEqual([403, { image: FIELD_MESSAGES.imageRoom }]);
  expect([await site.row(row.id), site.stored()]).toEqual([row, []]);
});

it('a form evicts uploads that were idle for a minute', async () => {
  const { row, save } = await crowdedAgent(null);
  const then = new Date(Date.now() - 61_000);
  for (const name of readdirSync(uploads)) utimesSync(join(uploads, name), then, then);
  expect((await save()).status).toBe(201);
  expect(readdirSync(uploads).filter((name) => name.startsWith(row.id)).length).toBeLessThan(4);
});

it('an agent with a verified address saves a photo beside uploads', async () => {
  expect((await (await crowdedAgent(new Date())).save()).status).toBe(201);
});
