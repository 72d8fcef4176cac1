import { hash, parseOptions, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { createConcurrencyLimit } from '../../../platform/concurrency/concurrency-limit.ts';

// Parameters of OWASP's Password Storage Cheat Sheet for Argon2id, the library's default
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const VARIANT = 'argon2id';

// One of Node's four threads stays free for files and host names
const enqueue = createConcurrencyLimit({
  maxConcurrent: Math.min(3, availableParallelism()),
  maxQueued: 64,
  // About half a second of work
  maxQueuedOfNetwork: 16,
});

// Matches no password, and costs as much as a real hash
const DUMMY_HASH =
  `$${VARIANT}$v=19$m=${String(PARAMETERS.memoryCost)},t=${String(PARAMETERS.timeCost)},p=${String(PARAMETERS.parallelism)}` +
  `$${base64(16)}$${base64(32)}`;

/**
 * Hashes a password as a PHC string.
 * @param network network of the client; undefined for the server itself
 * @throws HttpError 503 while the queue is full, 429 while the network's share of it is
 */
export function hashPassword(password: string, network?: string): Promise<string> {
  return enqueue(() => hash(normalize(password), PARAMETERS), network);
}

/** Takes the same time without a hash, so that accounts are not revealed. */
export function matchesPassword(
  hashed: string | undefined,
  password: string,
  network?: string,
): Promise<boolean> {
  return enqueue(() => verify(hashed ?? DUMMY_HASH, normalize(password)), network);
}

export function needsRehash(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
  const isCurrent =
    memoryCost === PARAMETERS.memoryCost &&
    timeCost === PARAMETERS.timeCost &&
    parallelism === PARAMETERS.parallelism &&
    hashed.startsWith(`$${VARIANT}$`);
  return !isCurrent;
}

/** Unicode normalisation, because keyboards compose letters and marks differently (NIST SP 800-63B-4, section 3.1.1.2). */
function normalize(password: string): string {
  return password.normalize('NFC');
}

function base64(length: number): string {
  return Buffer.alloc(length).toString('base64').replaceAll('=', '');
}
