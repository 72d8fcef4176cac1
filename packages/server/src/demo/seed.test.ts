import { areaOf } from '@naija/contracts/domain/places/area-of';
import { findSpokenLanguage } from '@naija/contracts/domain/spoken-languages';
import { findArea } from '@naija/contracts/domain/places/served-areas';
import { formatPlace, STATES } from '@naija/contracts/domain/states';
import { type AgentListResponse, agentPaths } from '@naija/contracts/http/agents';
import { photoUrl } from '@naija/contracts/domain/photos';
import { faker } from '@faker-js/faker/locale/en_NG';
import { isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isComplete } from '../database/listed.ts';
import { agents, comments, workPhotos } from '../database/schema.ts';
import { createPhotoStore } from '../modules/photos/index.ts';
import { matchesPassword } from '../../test/identity.ts';
import { addAgent } from '../../test/agents.ts';
import { foldersIn, testApp } from '../../test/app.ts';
import { emptyTables } from '../../test/database.ts';
import { useDatabase } from '../../test/use-server.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { drawAgents } from './agents.ts';
import { DEMO_LOGIN } from './accounts.ts';
import { drawPortrait } from './portraits.ts';
import { seedDemoData } from './seed.ts';

const folder = tempFolder();
const photos = createPhotoStore(foldersIn(folder).photos);
const now = new Date('2026-06-01T12:00:00.000Z');
// Seeding takes seconds, so two tests share the rows.
const database = useDatabase({ isEmptied: false });

function drawn() {
  faker.seed(7);
  return drawAgents(faker, now);
}

describe('demo agents', () => {
  it('are deterministic for a seed and a day', () => {
    expect(drawn()).toEqual(drawn());
  });

  it('have deterministic portraits', async () => {
    const [one, same] = await Promise.all([drawPortrait('a', 'female'), drawPortrait('a', 'female')]);
    expect(one.equals(same)).toBe(true);
  });

  it('satisfy the rules of the forms', () => {
    for (const { row } of drawn()) {
      expect(row.bio?.length).toBeGreaterThanOrEqual(50);
      expect(row.phone).toMatch(/^\+234\d{10}$/);
      expect(row.commission).toBeLessThanOrEqual(100);
      expect(row.inspectionFee).toBeGreaterThan(0);
    }
  });

  it('have an address in a town or an area of their state', () => {
    const lost = drawn().filter(({ row }) => areaOf(row.address, row.state) === null);
    expect(lost.map(({ row }) => row.address)).toEqual([]);
  });

  it('serve areas of the table, that of their address first, and speak languages of the list', () => {
    for (const { row } of drawn()) {
      const { areas = [], languages = [] } = row;
      expect(areas[0]).toBe(formatPlace(areaOf(row.address, row.state), row.state));
      expect(areas.map((name) => findArea(name)?.name)).toEqual(areas);
      expect(languages.map((name) => findSpokenLanguage(name)?.name)).toEqual(languages);
      expect(languages.length).toBeGreaterThan(1);
    }
  });

  it('have comments of the past two years', () => {
    const times = drawn().flatMap((agent) =>
      agent.comments.map(({ createdAt }) => createdAt?.getTime() ?? 0),
    );
    expect(Math.max(...times)).toBeLessThan(now.getTime());
    expect(Math.min(...times)).toBeGreaterThan(new Date('2024-05-31').getTime());
  });
});

describe('seeding', () => {
  it('that is aborted leaves no agent', async () => {
    const stopping = new AbortController();
    stopping.abort();
    await expect(seedDemoData(database.db, photos, now, stopping.signal)).rejects.toThrow();
    expect(await database.db.$count(agents)).toBe(0);
  });

  it('leaves a database with agents unchanged', async () => {
    await addAgent(database.db);
    await seedDemoData(database.db, photos, now);
    expect(await database.db.$count(agents)).toBe(1);
    await emptyTables(database.db);
  });

  it('creates agents with photos in every state, and at least 30 in Lagos', async () => {
    await seedDemoData(database.db, photos, now);
    const app = await testApp(database.db, folder);
    const totals: Record<string, number> = {};
    for (const { slug } of STATES) {
      const { data, total } = (await app.inject(agentPaths.byLocation(slug))).json<AgentListResponse>();
      totals[slug] = total;
      const [first] = data;
      expect((await app.inject(first?.image ?? '')).headers['content-type']).toBe('image/jpeg');
    }
    await app.close();
    expect(Object.keys(totals)).toHaveLength(37);
    expect(totals['lagos']).toBeGreaterThanOrEqual(30);
    expect(Object.values(totals).reduce((sum, total) => sum + total)).toBe(await database.db.$count(agents));
    expect(await database.db.$count(comments)).toBeGreaterThan(500);
  });

  it('adds two or three visible photos of work to some agents', async () => {
    const app = await testApp(database.db, folder);
    const shown = await database.db.select().from(workPhotos);
    const counts = new Map<string, number>();
    for (const { agentId } of shown) counts.set(agentId, (counts.get(agentId) ?? 0) + 1);
    expect([...new Set(counts.values())].sort()).toEqual([2, 3]);
    expect(counts.size).toBeGreaterThan(50);
    const photo = shown[0]?.photo ?? '';
    expect((await app.inject(photoUrl(photo, 1280, 'webp'))).headers['content-type']).toBe('image/webp');
    await app.close();
  });

  it('assigns the documented login to one listed agent', async () => {
    const { email, password } = DEMO_LOGIN;
    const withLogin = await database.db.select().from(agents).where(isNotNull(agents.passwordHash));
    expect(withLogin).toMatchObject([{ email, state: 'lagos' }]);
    expect(withLogin.every(isComplete)).toBe(true);
    expect(await matchesPassword(withLogin[0]?.passwordHash ?? undefined, password)).toBe(true);
  });
});
