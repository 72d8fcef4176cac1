import { authPaths } from '@naija/contracts/http/auth';
import { expect } from 'vitest';
import { createSession } from '../identity.ts';
import { SIGNUP } from '../signup.ts';
import { distinguishability, shuffled } from '../timing.ts';
import { PASSWORD, useAuthServer, WRONG, type AuthServer } from '../use-auth-server.ts';

type Call = (email: string) => Promise<{ status: number; body: object }>;

interface Attack {
  status: number;
  /** Requests at once that a slow machine answers within the time step of the route, and that one network may make. */
  concurrency: number;
  prepare: (server: AuthServer) => Promise<Call> | Call;
}

/** Calls that accept any email address and must not reveal if it has an account. */
export const ATTACKS: Record<string, Attack> = {
  'logging in': { status: 401, concurrency: 15, prepare: (server) => (email) => server.login(email, WRONG) },
  'requesting a password reset': {
    status: 200,
    concurrency: 6,
    prepare: (server) => (email) => server.forgot(email),
  },
  'signing up': {
    status: 201,
    concurrency: 8,
    prepare: (server) => (email) => server.post(authPaths.signup, { ...SIGNUP, password: PASSWORD, email }),
  },
  'requesting a new verification link': {
    status: 200,
    concurrency: 10,
    prepare: (server) => (email) => server.post(authPaths.resendVerification, { email }),
  },
  'trying a verification code': {
    status: 400,
    concurrency: 10,
    prepare: (server) => (email) => server.post(authPaths.verifyCode, { email, code: '123456' }),
  },
  'changing their own address to it': {
    status: 200,
    concurrency: 5,
    prepare: async (server) => {
      const token = await createSession(server.db, (await server.agent()).id, server.now());
      const headers = { authorization: `Bearer ${token}` };
      return async (email) => {
        const payload = { email, currentPassword: PASSWORD };
        const url = authPaths.changeEmail;
        const response = await server.app.inject({ method: 'PUT', url, headers, payload });
        return { status: response.statusCode, body: response.json<object>() };
      };
    },
  },
};

/** A server with the time steps of production and no rate limits. */
export function useAttackedServer(): AuthServer {
  return useAuthServer({ rateLimits: false, timingStepMs: undefined });
}

/**
 * Calls with `count` known and as many unknown addresses in random order. Expects equal responses, and gives the
 * distinguishability of their times.
 */
export async function measureLeak(
  server: AuthServer,
  { status, concurrency, prepare }: Attack,
  count: number,
): Promise<number> {
  const call = await prepare(server);
  const emails = (kind: string) =>
    Array.from({ length: count }, (_, index) => `${kind}${String(1_000 + index)}@example.com`);
  for (const [index, email] of emails('known').entries())
    await server.agent({ email, ...(index % 3 === 0 && { emailVerifiedAt: null }) });
  const queue = shuffled([...emails('known'), ...emails('guess')]).values();
  const times: Record<string, number[]> = { known: [], guess: [] };
  const responses = new Set<string>();
  const worker = async () => {
    for (const email of queue) {
      const start = performance.now();
      const response = await call(email);
      times[email.slice(0, 5)]?.push(performance.now() - start);
      responses.add(
        JSON.stringify([response.status, response.body]).replaceAll(/(known|guess)(\d{4})?/gi, 'x'),
      );
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const { known = [], guess = [] } = times;
  expect([...responses]).toEqual([expect.stringMatching(`^\\[${String(status)},`)]);
  expect([known.length, guess.length]).toEqual([count, count]);
  return distinguishability(known, guess);
}
