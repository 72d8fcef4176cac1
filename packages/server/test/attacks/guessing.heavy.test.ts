import { expect, it } from 'vitest';
import { useAuthServer } from '../use-auth-server.ts';
import { ALLOWED_TRIES, guessPassword } from './guessing.ts';

const server = useAuthServer();
/** Number of guesses in each of 20 minutes; `npm run test:heavy` sets the size. */
const GUESSES = process.env['TEST_SIZE'] === 'full' ? 50 : 25;

it.each([
  ['one address', () => '41.58.0.1'],
  ['a hundred addresses', (index: number) => `41.58.1.${String(index % 100)}`],
])(
  `of ${String(20 * GUESSES)} guesses at a password from %s in 20 minutes 13 are checked, and the agent still logs in`,
  async (_from, addressOf) => {
    const refused = 20 * GUESSES - ALLOWED_TRIES;
    expect(await guessPassword(server, GUESSES, addressOf)).toEqual({
      checked: ALLOWED_TRIES,
      refused,
      ownLogins: 20,
    });
  },
);
