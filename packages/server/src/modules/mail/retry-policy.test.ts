import { describe, expect, it } from 'vitest';
import { isPermanent, nextAttempt } from './retry-policy.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const HOUR = 60 * 60 * 1_000;

function secondsAfter(attempts: number, chance: number): number {
  const next = nextAttempt({ attempts, createdAt: NOW }, NOW, () => chance);
  return ((next?.getTime() ?? Number.NaN) - NOW.getTime()) / 1_000;
}

describe('a message that failed', () => {
  it.each([
    [1, 5, 10],
    [2, 10, 20],
    [5, 80, 160],
    [9, 1_280, 2_560],
    [10, 1_800, 3_600],
    [200, 1_800, 3_600],
  ])('is retried after failure number %i in %i to %i seconds', (attempts, least, most) => {
    expect([secondsAfter(attempts, 0), secondsAfter(attempts, 1)]).toEqual([least, most]);
  });

  it.each([
    [71.9, true],
    [72, false],
  ])('%f hours old is retried: %s', (hours, isTried) => {
    const createdAt = new Date(NOW.getTime() - hours * HOUR);
    expect(nextAttempt({ attempts: 80, createdAt }, NOW) !== undefined).toBe(isTried);
  });
});

describe('a retry is', () => {
  it.each<[string, unknown, boolean]>([
    ['useless for an unknown recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, true],
    ['useless for a refused message', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, true],
    ['useless for an invalid address', { code: 'EENVELOPE', command: 'API' }, true],
    [
      'useful for a mailbox that is full',
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 },
      false,
    ],
    ['useful for a refused login', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, false],
    ['useful for a refused sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, false],
    ['useful for a server that is away', { code: 'ESOCKET', command: 'CONN' }, false],
    ['useful for one that takes too long', new DOMException('late', 'TimeoutError'), false],
  ])('%s', (_what, error, final) => {
    expect(isPermanent(error)).toBe(final);
  });
});
