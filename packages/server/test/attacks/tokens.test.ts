import { MESSAGES } from '@naija/contracts/domain/messages';
import { authPaths } from '@naija/contracts/http/auth';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { issueToken } from '../../src/modules/identity/tokens/repository.ts';
import { agents, type AgentRow, type TokenKind } from '../../src/database/schema.ts';
import { useAuthServer, PASSWORD } from '../use-auth-server.ts';
import { createSession } from '../../src/modules/identity/sessions/repository.ts';

const server = useAuthServer();
const NEW_PASSWORD = 'Zinc-Roof-Palace-9!';
const NEW_EMAIL = 'other@agents.example';
let ada: AgentRow;
beforeEach(async () => {
  ada = await server.agent({ email: 'ada@agents.example', emailVerifiedAt: null });
});

const KINDS = ['verify', 'reset', 'email', 'session'] as const;
type Kind = (typeof KINDS)[number];

async function issue(kind: Kind, { id: agentId }: AgentRow = ada): Promise<string> {
  if (kind === 'session') return createSession(server.db, agentId, server.now());
  const email = kind === 'email' ? { email: NEW_EMAIL } : {};
  return (
    await issueToken(server.db, { agentId, kind: kind satisfies TokenKind, now: server.now(), ...email })
  ).token;
}

async function isSession(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await server.app.inject({ url: authPaths.sessions, headers })).statusCode === 200;
}

/** Uses of tokens; each resolves to true if the token was accepted. */
const USES: Record<
  'the link of a mail' | 'a new password' | 'a session',
  (token: string) => Promise<boolean>
> = {
  'the link of a mail': async (token) => (await server.post(authPaths.verify(token), {})).status === 200,
  'a new password': async (token) => (await server.reset(token, NEW_PASSWORD)).status === 200,
  'a session': isSession,
};
const OWN: Record<Kind, keyof typeof USES> = {
  verify: 'the link of a mail',
  email: 'the link of a mail',
  reset: 'a new password',
  session: 'a session',
};
const entries = Object.entries(USES) as [keyof typeof USES, (token: string) => Promise<boolean>][];

const swapCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
const MANGLED: Record<string, (token: string) => string> = {
  'without its end': (token) => token.slice(0, -1),
  'without its beginning': (token) => token.slice(1),
  'with another end': (token) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
  'in capitals': (token) => token.toUpperCase(),
  'in the other case': swapCase,
  'with padding': (token) => `${token}=`,
  'with a space': (token) => `${token} `,
  'with a line end': (token) => `${token}\n`,
  'with a NUL': (token) => `${token}\0`,
  'written twice': (token) => token + token,
  'in the other base64': (token) => `${token.replaceAll('-', '+').replaceAll('_', '/')}/`,
  'as the pattern of a search': () => '%',
};

describe.each(KINDS)('a token for %s', (kind) => {
  it('is valid for its own use only, and is not consumed by trying others', async () => {
    const token = await issue(kind);
    for (const [what, isTaken] of entries)
      if (what !== OWN[kind]) expect([what, await isTaken(token)]).toEqual([what, false]);
    expect(await USES[OWN[kind]](token)).toBe(true);
  });

  it('is valid only unchanged', async () => {
    const token = await issue(kind);
    for (const [how, mangle] of Object.entries(MANGLED)) {
      // Text around a header does not belong to it, and no header contains the rest.
      if (kind === 'session' && /space|line end|NUL/.test(how)) continue;
      expect([how, await USES[OWN[kind]](mangle(token))]).toEqual([how, false]);
    }
    expect(await USES[OWN[kind]](token)).toBe(true);
  });

  it('does nothing to another account', async () => {
    const bola = await server.agent({ email: 'bola@agents.example', emailVerifiedAt: null });
    const [before] = await server.db.select().from(agents).where(eq(agents.id, bola.id));
    expect(await USES[OWN[kind]](await issue(kind))).toBe(true);
    const [after] = await server.db.select().from(agents).where(eq(agents.id, bola.id));
    expect(after).toEqual(before);
    expect((await server.login('bola@agents.example')).status).toBe(200);
  });

  it('is deleted with its account', async () => {
    const token = await issue(kind);
    await server.db.delete(agents).where(eq(agents.id, ada.id));
    expect(await USES[OWN[kind]](token)).toBe(false);
  });
});

describe('when a password was reset', () => {
  it('all older sessions and links are revoked, but the one that verifies', async () => {
    const [session, email, older] = [await issue('session'), await issue('email'), await issue('reset')];
    const newer = await issue('reset');
    expect(await USES['a new password'](older)).toBe(false);
    expect(await USES['a new password'](newer)).toBe(true);
    expect(await isSession(session)).toBe(false);
    for (const token of [newer, older]) expect(await USES['a new password'](token)).toBe(false);
    expect(await USES['the link of a mail'](email)).toBe(false);
    expect((await server.login(ada.email, PASSWORD)).status).toBe(401);
    expect((await server.login(ada.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('by ten at once with ten passwords, one is set, and the others get a dead link', async () => {
    const token = await issue('reset');
    const passwords = Array.from({ length: 10 }, (_, index) => `Roof-Plantain-Zebra-${String(index)}!`);
    const responses = await Promise.all(passwords.map((password) => server.reset(token, password)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of responses)
      if (status !== 200) expect([status, body['message']]).toEqual([410, MESSAGES.linkUsed]);
    const winner = passwords[responses.findIndex(({ status }) => status === 200)] ?? '';
    expect((await server.login(ada.email, winner)).status).toBe(200);
    const loser = passwords.find((password) => password !== winner) ?? '';
    expect((await server.login(ada.email, loser)).status).toBe(401);
  });

  it('at the moment a changed address is confirmed, the account has one owner', async () => {
    const [session, email, reset] = [await issue('session'), await issue('email'), await issue('reset')];
    const [changed, set] = await Promise.all([
      USES['the link of a mail'](email),
      USES['a new password'](reset),
    ]);
    // Each takes the other back: whichever came first is the one that was done.
    expect([changed, set].filter(Boolean)).toHaveLength(1);
    const [row] = await server.db.select().from(agents).where(eq(agents.id, ada.id));
    expect(row?.email).toBe(changed ? NEW_EMAIL : ada.email);
    if (set) expect(await isSession(session)).toBe(false);
  });
});
