import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { App } from '../src/platform/http/app-type.ts';

type Body = Partial<Record<'message' | 'token' | 'resetToken' | 'name' | 'passedUntil', string>> & {
  recoveryCodes?: string[];
  secret?: string;
};

export const newKey = () => randomBytes(16).toString('hex');

/** How a request reaches the server again although it was carried out. */
export const LOSSES = {
  'lost once': sendInTurn(1),
  'lost twice': sendInTurn(2),
  'late, so that it is sent again meanwhile': async (app: App, call: InjectOptions) => {
    const [response, ...repeats] = await Promise.all([1, 2, 3].map(() => send(app, call)));
    if (!response || repeats.some(({ status }) => status !== response.status))
      throw new Error(`different responses: ${JSON.stringify([response, ...repeats])}`);
    return response;
  },
} as const;

export type Loss = (app: App, call: InjectOptions) => ReturnType<typeof send>;

function sendInTurn(losses: number): Loss {
  return async (app, call) => {
    for (let lost = 0; lost < losses; lost += 1) await send(app, call);
    return send(app, call);
  };
}

/** A request of an action with its key. */
export function action(
  method: 'POST' | 'PUT',
  url: string,
  { payload, token, key = newKey() }: { payload?: object; token?: string; key?: string } = {},
): InjectOptions {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    method,
    url,
    headers: { ...authorization, [IDEMPOTENCY_KEY_HEADER]: key },
    ...(payload && { payload }),
  };
}

export async function send(app: App, call: InjectOptions) {
  const response = await app.inject(call);
  const body: Body = response.body === '' ? {} : response.json<Body>();
  return { status: response.statusCode, body };
}
