import { agentPaths, type Agent, type AgentResponse } from '@naija/contracts/http/agents';
import { asc, eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { readdirSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import type { Queryable } from '../src/database/database.ts';
import { agents, mailOutbox, type AgentRow, type NewAgent } from '../src/database/schema.ts';
import type { App } from '../src/platform/http/app-type.ts';
import { createSession } from '../src/modules/identity/sessions/repository.ts';
import { addAgent } from './agents.ts';
import { foldersIn, testApp } from './app.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from './database.ts';
import { tempFolder } from './temp-folder.ts';

export const BIO = 'I have let flats in Ikeja and Yaba for ten years, and I answer.';

/** An agent form with which nothing is wrong, but for the photo. */
export const NUMBERS = {
  ...{ rentPrice: '12', sales: '3', airbnb: '2', inspectionFee: '7500', totalDeals: '40' },
  ...{ agreement: '10', commission: '5' },
};
/** An edit with which nothing is wrong. */
export const EDIT = { bio: BIO, phone: '+2348012345678', address: '12 Marina Road', stateCity: 'rivers' };

type FormValue = string | Blob | undefined;
export type Fields = Record<string, FormValue>;

/** Plain photos, another one for each colour. */
export function photo(red = 200, size = 400): Promise<Buffer> {
  const background = { r: red, g: 90, b: 40 };
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A file as a form holds it. */
export function file(data: Buffer | string, type = 'image/jpeg', name = 'me.jpg'): File {
  return new File([typeof data === 'string' ? data : new Uint8Array(data)], name, { type });
}

/** What a browser sends of a form. */
export async function multipart(fields: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  const sent = new Response(form);
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  };
}

/** Saves a profile with a photo on the server at an address; gives the status, and what is said of the photo. */
export async function sendPhoto(server: string, token: string, data: Buffer) {
  const { headers, payload } = await multipart({ ...EDIT, image: file(data) });
  const answer = await fetch(`${server}${agentPaths.edit}`, {
    method: 'PUT',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  });
  const body = (await answer.json()) as { fields?: { image?: string } };
  return { status: answer.status, words: body.fields?.image };
}

export interface Answer<T = { message: string; code?: string; fields?: Record<string, string> }> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}

/** A server for the tests of a file, and what agents do with it; nobody and no photo is there before each. */
export function profileSite(options: Partial<AppOptions> = {}) {
  const folder = tempFolder();
  const { photos } = foldersIn(folder);
  let database: TestDatabase;
  let app: App;
  beforeAll(async () => {
    database = await startTestDatabase(folder);
    app = await testApp(database.db, folder, options);
  });
  afterAll(async () => {
    await app.close();
    await database.stop();
  });
  beforeEach(async () => {
    await emptyTables(database.db);
    rmSync(photos, { recursive: true, force: true, maxRetries: 3 });
  });

  const send = async <T>(request: InjectOptions): Promise<Answer<T>> => {
    const answer = await app.inject(request);
    return { status: answer.statusCode, body: answer.json<T>(), headers: answer.headers };
  };
  const put = async <T = Answer['body']>(
    url: string,
    token: string,
    sent: { headers: Record<string, string>; payload: Buffer | string },
    headers: Record<string, string> = {},
  ) =>
    send<T>({
      method: 'PUT',
      url,
      ...sent,
      headers: { authorization: `Bearer ${token}`, ...sent.headers, ...headers },
    });
  const rowOf = async (id: string) => (await database.db.select().from(agents).where(eq(agents.id, id)))[0];

  return {
    folder,
    photos,
    put,
    db: (): Queryable => database.db,
    app: () => app,
    /** An agent without a profile, unless told otherwise, and a token of theirs. */
    agent: async (fields: Partial<NewAgent> = {}): Promise<{ row: AgentRow; token: string }> => {
      const row = await addAgent(database.db, {
        image: null,
        inspectionFee: null,
        totalDeals: null,
        ...fields,
      });
      return { row, token: await createSession(database.db, row.id, new Date()) };
    },
    update: async (token: string, fields: Fields, headers?: Record<string, string>) =>
      put(agentPaths.update, token, await multipart(fields), headers),
    edit: async (token: string, fields: object, headers?: Record<string, string>) =>
      put<Answer['body'] & { data?: { updatedUser: Agent } }>(
        agentPaths.edit,
        token,
        { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(fields) },
        headers,
      ),
    editForm: async (token: string, fields: Fields, headers?: Record<string, string>) =>
      put(agentPaths.edit, token, await multipart(fields), headers),
    read: (id: string, token?: string) =>
      send<AgentResponse>({
        url: agentPaths.byId(id),
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      }),
    /** The row of an agent as it is now. */
    row: async (id: string): Promise<AgentRow> => {
      const row = await rowOf(id);
      if (!row) throw new Error('there is no such agent');
      return row;
    },
    /** What lies in the folder of the photos, drafts included. */
    stored: () => {
      try {
        return readdirSync(photos).sort();
      } catch {
        return [];
      }
    },
    /** Letters that wait to be sent, oldest first. */
    letters: () => database.db.select().from(mailOutbox).orderBy(asc(mailOutbox.createdAt)),
  };
}
