import { hash, parseOptions, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { createQueue } from '../../../platform/concurrency/limit-concurrency.ts';

// Argon2id, which is the library's own choice of variant, at the figures of OWASP's Password Storage Cheat Sheet.
const FIGURES = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const VARIANT = 'argon2id';

// Hashing runs on the four threads that Node has for such work; one is left for files and host names.
const inTurn = createQueue({ atOnce: Math.min(3, availableParallelism()), waiting: 64 });

// No password gives this, and looking at one costs what a real hash costs.
const NOBODYS_HASH =
  `$${VARIANT}$v=19$m=${String(FIGURES.memoryCost)},t=${String(FIGURES.timeCost)},p=${String(FIGURES.parallelism)}` +
  `$${base64(16)}$${base64(32)}`;

/**
 * Hashes a password for storage, as a PHC string.
 * Rejects with HttpError 503 while too many others wait for the same.
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(spelled(password), FIGURES));
}

/**
 * True when a password is the one that was hashed; never without a hash, which takes as long.
 * Rejects as `hashPassword` does.
 */
export function matchesPassword(hashed: string | undefined, password: string): Promise<boolean> {
  return inTurn(() => verify(hashed ?? NOBODYS_HASH, spelled(password)));
}

/** True when a hash was made with other figures than those of today. */
export function needsRehash(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
  const isToday =
    memoryCost === FIGURES.memoryCost &&
    timeCost === FIGURES.timeCost &&
    parallelism === FIGURES.parallelism &&
    hashed.startsWith(`$${VARIANT}$`);
  return !isToday;
}

/** One spelling for letters with marks: keyboards differ in how they write them (NIST SP 800-63B-4, section 3.1.1.2). */
function spelled(password: string): string {
  return password.normalize('NFC');
}

function base64(length: number): string {
  return Buffer.alloc(length).toString('base64').replaceAll('=', '');
}
