import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { PickedFile } from '../photos.ts';

/** An intent, as the outbox's README describes it. */
export interface Queued {
  kind: 'comment' | 'edit';
  about: string;
  owner: string | null;
  fields: Readonly<Record<string, string | number | null>>;
  photo?: PickedFile;
}

/** Creates the database in its first version. */
export async function createOutbox(page: Page): Promise<void> {
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

export async function enqueue(page: Page, queued: readonly Queued[]): Promise<void> {
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

export async function pendingOn(page: Page): Promise<Queued['fields'][]> {
  return ((await allOf(page, 'intents')) as Queued[]).map(({ fields }) => fields);
}

export async function draftsOn(page: Page): Promise<string[]> {
  return ((await allOf(page, 'drafts')) as { key: string }[]).map(({ key }) => key);
}

function allOf(page: Page, store: 'intents' | 'drafts'): Promise<unknown[]> {
  return page.evaluate(async (name) => {
    // Opening a missing database would create it empty.
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
