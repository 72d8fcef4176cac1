import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foldersIn } from '../../../test/app.ts';
import { keyOf, tus } from '../../../test/upload-store.ts';
import { EDIT, file, photo, profileSite } from '../../../test/profile.ts';

const site = profileSite();
const { uploads } = foldersIn(site.folder);

/** An agent with two uploads under way, which announce nearly all of the room before an address is verified. */
async function crowdedAgent(emailVerifiedAt: Date | null) {
  const { row, token } = await site.agent({ emailVerifiedAt });
  for (const [number, bytes] of [
    LIMITS.imageMaxBytes,
    LIMITS.unverifiedMaxBytes - LIMITS.imageMaxBytes - 2_000,
  ].entries()) {
    const { headers, ...call } = tus.create(keyOf(number), bytes);
    const answer = await site
      .app()
      .inject({ ...call, headers: { ...headers, authorization: `Bearer ${token}` } });
    expect(answer.statusCode).toBe(201);
  }
  return { row, save: async () => site.editForm(token, { ...EDIT, image: file(await photo()) }) };
}

it('a form has no more room than uploads have, and says that verifying the address makes room', async () => {
  const { row, save } = await crowdedAgent(null);
  const { status, body } = await save();
  expect([status, body.fields]).toEqual([403, { image: FIELD_MESSAGES.imageRoom }]);
  expect([await site.row(row.id), site.stored()]).toEqual([row, []]);
});

it('a form takes the room of uploads in which nothing has arrived for a minute', async () => {
  const { row, save } = await crowdedAgent(null);
  const then = new Date(Date.now() - 61_000);
  for (const name of readdirSync(uploads)) utimesSync(join(uploads, name), then, then);
  expect((await save()).status).toBe(201);
  expect(readdirSync(uploads).filter((name) => name.startsWith(row.id)).length).toBeLessThan(4);
});

it('an agent with a verified address saves a photo beside them', async () => {
  expect((await (await crowdedAgent(new Date())).save()).status).toBe(201);
});
