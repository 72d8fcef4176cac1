import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSession, issueToken } from '../../test/identity.ts';
import { accountTokens, agents, comments, mailOutbox, sessions } from '../database/schema.ts';
import { createPhotoStore } from '../modules/photos/index.ts';
import { removeOrphanedPhotos } from '../modules/photos/remove-orphaned-photos.ts';
import { addAgent, addComment } from '../../test/agents.ts';
import { useDatabase } from '../../test/use-server.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { countDemoAccounts, refuseDemoAccounts, removeDemoAccounts } from './accounts.ts';

const folder = tempFolder();
const NOW = new Date('2026-11-22T12:00:00Z');
const database = useDatabase();

const names = async () =>
  (await database.db.select({ name: agents.name }).from(agents)).map(({ name }) => name);

describe('removing the demo accounts', () => {
  it('deletes them with their rows, even if edited, and no rows of others', async () => {
    const { db } = database;
    const real = await addAgent(db, { name: 'Real', email: 'real@agents.example' });
    const demo = await addAgent(db, {
      isDemo: true,
      email: 'somebody@agents.example',
      phone: '+2348012345678',
    });
    await addComment(db, real.id);
    await addComment(db, demo.id);
    await createSession(db, demo.id, NOW);
    await issueToken(db, { agentId: demo.id, kind: 'reset', now: NOW });
    for (const { email } of [real, demo])
      await db.insert(mailOutbox).values({ recipient: email, subject: 's', text: 't', html: 'h' });
    expect(await countDemoAccounts(db)).toEqual({ agents: 1, comments: 1 });
    expect(await removeDemoAccounts(db)).toEqual({ agents: 1, comments: 1 });
    expect(await names()).toEqual(['Real']);
    expect(await db.$count(comments)).toBe(1);
    expect([await db.$count(sessions), await db.$count(accountTokens)]).toEqual([0, 0]);
    expect(await db.select({ to: mailOutbox.recipient }).from(mailOutbox)).toEqual([{ to: real.email }]);
    await expect(refuseDemoAccounts(db)).resolves.toBeUndefined();
  });

  it('leaves their photos to the cleanup, which keeps those in use', async () => {
    const [shared, own] = ['a'.repeat(32), 'b'.repeat(32)];
    const photos = join(folder, 'media');
    const { db } = database;
    await addAgent(db, { image: shared });
    await addAgent(db, { isDemo: true, image: shared });
    await addAgent(db, { isDemo: true, image: own });
    for (const id of [shared, own]) {
      mkdirSync(join(photos, id), { recursive: true });
      utimesSync(join(photos, id), 0, 0);
    }
    await removeDemoAccounts(db);
    await removeOrphanedPhotos(db, createPhotoStore(photos), new Date());
    expect(readdirSync(photos)).toEqual([shared]);
  });

  it('is not required for a visitor who signs up with an address of the demo data', async () => {
    await addAgent(database.db, {
      email: 'ada.obi.1@example.com',
      phone: '+2348000000001',
      emailVerifiedAt: null,
    });
    await expect(refuseDemoAccounts(database.db)).resolves.toBeUndefined();
  });
});
