import { WRONG, type AuthServer } from '../use-auth-server.ts';

const ROUNDS = 20;
const MINUTE_S = 60;

/** Ten tries at once, and three more in the 19 minutes until the last one. */
export const ALLOWED_TRIES = 13;

/**
 * Guesses at an agent's password, many at once each minute for 20 minutes, while the agent logs in after each round.
 * Counts the guesses that were checked and refused, and the agent's successful logins.
 */
export async function guessPassword(
  server: AuthServer,
  guessesPerRound: number,
  addressOf: (index: number) => string,
) {
  const { email } = await server.agent();
  await server.login(email);
  const guesses: number[] = [];
  const own: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const batch = Array.from({ length: guessesPerRound }, (_, index) =>
      server.login(email, WRONG, addressOf(index + guessesPerRound * round)),
    );
    guesses.push(...(await Promise.all(batch)).map(({ status }) => status));
    own.push((await server.login(email)).status);
    server.advance(MINUTE_S);
  }
  const count = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;
  return { checked: count(guesses, 401), refused: count(guesses, 429), ownLogins: count(own, 200) };
}
