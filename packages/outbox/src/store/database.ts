import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Intent, NotKept } from '../intent.ts';

export interface Draft {
  readonly key: string;
  /** Id of the agent who typed it; null for a visitor. */
  readonly owner: string | null;
  /** The form, such as `signup` or `comment:<agent id>`. */
  readonly form: string;
  readonly title: string;
  readonly path: string;
  /** Field values by name; never passwords or files. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Other data of the form, such as the record that it was filled from. */
  readonly context?: unknown;
  readonly savedAt: number;
}

/** File of a draft. It is stored separately, so that typing does not write it again. */
interface DraftFile {
  readonly key: string;
  readonly field: string;
  readonly file: File;
}

interface Schema extends DBSchema {
  intents: { key: number; value: Intent; indexes: { key: string } };
  drafts: { key: string; value: Draft };
  draftFiles: { key: string; value: DraftFile };
}

export type Database = IDBPDatabase<Schema>;

/** Lets transactions complete only once the data is on disk, because the battery may run out at any time. */
export const DURABLE = { durability: 'strict' } as const;

const DATABASE_NAME = 'naija-outbox';
const VERSION = 1;

let opening: Promise<Database> | undefined;

/** Opens the database of drafts and pending intents. @throws DOMException if the browser stores nothing */
export function database(): Promise<Database> {
  opening ??= open();
  return opening;
}

/** Reason for which the database could not be opened or written. */
export function whyNotKept(error: unknown): NotKept {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
}

/** Closes the connection, so that the next use opens another one; for tests. */
export async function closeDatabase(): Promise<void> {
  const open = opening;
  opening = undefined;
  await open?.then(
    (db) => {
      db.close();
    },
    () => undefined,
  );
}

async function open(): Promise<Database> {
  const forgetConnection = () => {
    opening = undefined;
  };
  try {
    return await openDB<Schema>(DATABASE_NAME, VERSION, {
      upgrade(db) {
        const intents = db.createObjectStore('intents', { keyPath: 'seq', autoIncrement: true });
        intents.createIndex('key', 'key', { unique: true });
        db.createObjectStore('drafts', { keyPath: 'key' });
        db.createObjectStore('draftFiles', { keyPath: 'key' });
      },
      // A page of a newer version upgrades the schema. This page reopens the database when necessary.
      blocking(_from, _to, event) {
        (event.target as IDBDatabase).close();
        forgetConnection();
      },
      terminated: forgetConnection,
    });
  } catch (error) {
    forgetConnection();
    throw error;
  }
}
