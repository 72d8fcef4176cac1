import { expect, it } from 'vitest';
import { useAuthServer } from '../use-auth-server.ts';
import { ALLOWED_TRIES, guessPassword } from './guessing.ts';

const server = useAuthServer();
const GUESSES = 50;

it.each([
  ['one address', () => '41.58.0.1'],
  ['a hundred addresses', (index: number) => `41.58.1.${String(index % 100)}`],
])(
  'of 1,000 guesses at a password from %s in 20 minutes 13 are checked, and the agent still logs in',
  async (_from, addressOf) => {
    const refused = 20 * GUESSES - ALLOWED_TRIES;
    expect(await guessPassword(server, GUESSES, addressOf)).toEqual({
      checked: ALLOWED_TRIES,
      refused,
      ownLogins: 20,
    });
  },
);
