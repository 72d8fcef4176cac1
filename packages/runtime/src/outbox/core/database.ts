import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Intent } from './intent.ts';

/** What somebody has typed and not sent, of one form. */
export interface Draft {
  /** `draftKey` of whose it is and of which form. */
  readonly key: string;
  readonly owner: string | null;
  /** The form, such as `signup`, or `comment:` with an agent's id. */
  readonly form: string;
  /** What a person calls it, and where it is gone on with. */
  readonly title: string;
  readonly path: string;
  /** The texts of its fields by name; no password, no file. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What the form has to know besides, such as the record that it began with. */
  readonly context?: unknown;
  /** Milliseconds by this phone's clock. */
  readonly savedAt: number;
}

/** A file that was chosen in a form, apart from its draft: it is not written again with each letter that is typed. */
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

/** A write counts when it is on the disk: a battery may die in the next moment. */
export const DURABLE = { durability: 'strict' } as const;

const NAME = 'naija-outbox';
const VERSION = 1;

let opened: Promise<Database> | undefined;

/**
 * The phone's store of drafts and of what waits to be sent. It is neither a cache nor private in the sense of those:
 * nothing drops it but the person whose it is.
 * @throws DOMException where the browser keeps nothing
 */
export function database(): Promise<Database> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Database> {
  const forget = () => {
    opened = undefined;
  };
  try {
    return await openDB<Schema>(NAME, VERSION, {
      upgrade(db) {
        const intents = db.createObjectStore('intents', { keyPath: 'seq', autoIncrement: true });
        intents.createIndex('key', 'key', { unique: true });
        db.createObjectStore('drafts', { keyPath: 'key' });
        db.createObjectStore('draftFiles', { keyPath: 'key' });
      },
      // A page of a newer version wants to change the store: this one opens it again when it needs it.
      blocking(_from, _to, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  } catch (error) {
    forget();
    throw error;
  }
}
