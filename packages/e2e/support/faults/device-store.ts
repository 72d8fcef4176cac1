import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { PickedFile } from '../photos.ts';

/** What is put into the outbox, as the README of the runtime's outbox describes it. */
export interface Queued {
  kind: 'comment' | 'edit';
  about: string;
  /** The id of the agent whose it is; null for a visitor's. */
  owner: string | null;
  fields: Readonly<Record<string, string | number | null>>;
  photo?: PickedFile;
}

/** Makes the store on a phone, as its first form does. */
export async function beginOutbox(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('naija-outbox', 1);
    opening.onupgradeneeded = () => {
      const { result } = opening;
      const intents = result.createObjectStore('intents', { keyPath: 'seq', autoIncrement: true });
      intents.createIndex('key', 'key', { unique: true });
      result.createObjectStore('drafts', { keyPath: 'key' });
      result.createObjectStore('draftFiles', { keyPath: 'key' });
    };
    await new Promise((done) => (opening.onsuccess = done));
    opening.result.close();
  });
}

/** Puts intents into the outbox of a phone, in their order; they are sent when a page hears of it. */
export async function queue(page: Page, queued: readonly Queued[]): Promise<void> {
  const intents = queued.map(({ photo, ...intent }) => ({
    intent: { title: intent.kind, tried: false, savedAt: Date.now(), ...intent, key: newKey() },
    photo: photo && { ...photo, buffer: photo.buffer.toString('base64') },
  }));
  await page.evaluate(async (all) => {
    const entries = all.map(({ intent, photo }) => {
      if (!photo) return intent;
      const bytes = Uint8Array.from(atob(photo.buffer), (letter) => letter.charCodeAt(0));
      return { ...intent, photo: new File([bytes], photo.name, { type: photo.mimeType }) };
    });
    const opening = indexedDB.open('naija-outbox');
    await new Promise((done) => (opening.onsuccess = done));
    const { result } = opening;
    const transaction = result.transaction('intents', 'readwrite');
    for (const entry of entries) transaction.objectStore('intents').add(entry);
    await new Promise((done) => (transaction.oncomplete = done));
    result.close();
  }, intents);
}

/** The fields of what waits on a phone, in its order. */
export async function waitingOn(page: Page): Promise<Queued['fields'][]> {
  return ((await allOf(page, 'intents')) as Queued[]).map(({ fields }) => fields);
}

/** The keys of the drafts on a phone. */
export async function draftsOn(page: Page): Promise<string[]> {
  return ((await allOf(page, 'drafts')) as { key: string }[]).map(({ key }) => key);
}

function allOf(page: Page, store: 'intents' | 'drafts'): Promise<unknown[]> {
  return page.evaluate(async (name) => {
    // To open one that is not there would make it, without what the site puts in.
    if (!(await indexedDB.databases()).some((database) => database.name === 'naija-outbox')) return [];
    const opening = indexedDB.open('naija-outbox');
    await new Promise((done) => (opening.onsuccess = done));
    const reading = opening.result.transaction(name).objectStore(name).getAll();
    await new Promise((done) => (reading.onsuccess = done));
    opening.result.close();
    return reading.result as unknown[];
  }, store);
}

function newKey(): string {
  return randomBytes(16).toString('hex');
}
