import { MESSAGES } from '@naija/contracts/domain/messages';
import { authPaths } from '@naija/contracts/http/auth';
import { describe, expect, it } from 'vitest';
import { agents, emailRestores } from '../../../database/schema.ts';
import {
  useCredentialServer,
  moveTo,
  NEW,
  PASSWORD,
  tokenSentTo,
  tokensSentTo,
} from '../../../../test/use-credential-server.ts';

const server = useCredentialServer({ rateLimits: false });
const THIEF = 'thief@example.com';
const WEEK = 7 * 24 * 60 * 60;
const DEAD = { status: 400, body: { message: MESSAGES.restoreDead } };

const linksTo = (address: string) => tokensSentTo(server, address, '/restore-email');
const newestLinkTo = (address: string) => tokenSentTo(server, address, '/restore-email');

async function resetLinkOf(address: string): Promise<string> {
  await server.forgot(address);
  return tokenSentTo(server, address, '/set-password');
}

/** An agent whose address was changed by a person with a session and the password. */
async function robbed(email = 'owner@example.com') {
  const { row, token } = await server.agent({ email });
  await moveTo(server, token, THIEF);
  return { ...row, token };
}

describe('a change of the address', () => {
  it('is undone by the link in either message to the old one', async () => {
    for (const which of [0, 1]) {
      const email = `owner${String(which)}@example.com`;
      const { id } = await robbed(email);
      const links = await linksTo(email);
      expect(links).toHaveLength(2);
      expect(await server.restore(links[which] ?? '')).toMatchObject({
        status: 200,
        body: { message: MESSAGES.emailRestored },
      });
      expect(await server.row(id)).toMatchObject({ email, emailVerifiedAt: server.now() });
    }
  });

  it('is cancelled by it before it is confirmed', async () => {
    const { row, token } = await server.agent();
    await server.changeEmail(token, THIEF);
    expect((await server.restore(await newestLinkTo(row.email))).status).toBe(200);
    expect((await server.verify(await tokenSentTo(server, THIEF, '/verified'))).status).toBe(400);
    expect((await server.row(row.id)).email).toBe(row.email);
  });

  it('cannot be undone by GET, which mail scanners send', async () => {
    const { id, email } = await robbed();
    const url = authPaths.restoreEmail(await newestLinkTo(email));
    expect((await server.get(url)).status).toBe(404);
    expect((await server.row(id)).email).toBe(THIEF);
  });

  it('stores no token that would undo it', async () => {
    const { email } = await robbed();
    const stored = JSON.stringify((await server.db.execute('select r::text from email_restores r')).rows);
    for (const token of await linksTo(email)) expect(stored).not.toContain(token);
  });

  it('sends no link to an unverified address, which may be mistyped', async () => {
    const { row, token } = await server.agent({ emailVerifiedAt: null });
    await moveTo(server, token, 'right@example.com');
    expect(await linksTo(row.email)).toEqual([]);
    expect(await server.db.$count(emailRestores)).toBe(0);
  });
});

describe('once a change is undone', () => {
  it('all sessions end, and the old password no longer works', async () => {
    const { id, email, token } = await robbed();
    const second = await server.session(id);
    await server.restore(await newestLinkTo(email));
    expect([await server.isOpen(token), await server.isOpen(second)]).toEqual([false, false]);
    for (const address of [email, THIEF]) expect((await server.login(address)).status).toBe(401);
  });

  it('the owner sets a new password with what the response holds, once, and logs in', async () => {
    const { email } = await robbed();
    const { resetToken = '' } = (await server.restore(await newestLinkTo(email))).body;
    expect((await server.reset(resetToken)).status).toBe(200);
    expect((await server.login(email, NEW)).status).toBe(200);
    expect((await server.reset(resetToken, PASSWORD)).status).toBe(410);
  });

  it('the owner can set a password with a link sent to the old address if the page was closed', async () => {
    const { email } = await robbed();
    await server.restore(await newestLinkTo(email));
    await server.forgot(email);
    expect((await server.reset(await tokenSentTo(server, email, '/set-password'))).status).toBe(200);
  });

  it('reset links sent to the other address are revoked, and no more are sent', async () => {
    const { email } = await robbed();
    await server.forgot(THIEF);
    await server.restore(await newestLinkTo(email));
    await server.forgot(THIEF);
    const links = await tokensSentTo(server, THIEF, '/set-password');
    expect(links).toHaveLength(1);
    for (const link of links) expect((await server.reset(link)).status).toBe(400);
  });

  it('the other address is notified without a link', async () => {
    const { email } = await robbed();
    await server.restore(await newestLinkTo(email));
    const message = (await server.messages()).findLast(({ recipient }) => recipient === THIEF);
    expect(message?.subject).toBe('The change of your email for NaijaAgents was undone');
    expect(message?.text).not.toContain('http');
  });

  it('a change that was still to be confirmed is cancelled', async () => {
    const { id, email, token } = await robbed();
    await server.changeEmail(token, 'next@example.com');
    await server.restore(await newestLinkTo(email));
    expect((await server.verify(await tokenSentTo(server, 'next@example.com', '/verified'))).status).toBe(
      400,
    );
    expect((await server.row(id)).email).toBe(email);
  });

  it('a reset link that the other address requests at the same moment is invalid', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `round${String(round)}@example.com`;
      const thief = `thief${String(round)}@example.com`;
      const { token } = await server.agent({ email });
      await moveTo(server, token, thief);
      await Promise.all([
        server.forgot(thief),
        server.restore(await newestLinkTo(email)),
        ...Array.from({ length: 5 }, () => server.forgot(thief)),
      ]);
      for (const link of await tokensSentTo(server, thief, '/set-password'))
        expect((await server.reset(link)).status).toBe(400);
    }
  });

  it('a session that requests the next change at the same moment gets none', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `round${String(round)}@example.com`;
      const { row, token } = await server.agent({ email });
      const next = `next${String(round)}@example.com`;
      await server.changeEmail(token, `first${String(round)}@example.com`);
      const link = await newestLinkTo(email);
      await Promise.all([server.restore(link), server.changeEmail(token, next), server.forgot(email)]);
      for (const sent of await tokensSentTo(server, next, '/verified'))
        expect((await server.verify(sent)).status).toBe(400);
      expect([(await server.row(row.id)).email, await server.sessionCount(row.id)]).toEqual([email, 0]);
    }
  });
});

describe('two changes in a row', () => {
  it('the link to the first address wins, and those to later ones are revoked', async () => {
    const { id, email, token } = await robbed();
    await moveTo(server, token, 'second-thief@example.com');
    await server.restore(await newestLinkTo(THIEF));
    expect((await server.row(id)).email).toBe(THIEF);
    expect((await server.restore(await newestLinkTo(email))).status).toBe(200);
    expect((await server.row(id)).email).toBe(email);
    for (const link of await linksTo(THIEF)) expect(await server.restore(link)).toMatchObject(DEAD);
  });

  it('an owner who confirms the old address again keeps it, whatever the thief requested in between', async () => {
    const { id, email } = await robbed();
    server.advance((6 * WEEK) / 7);
    const token = await server.session(id);
    await moveTo(server, token, email);
    expect(await server.isOpen(token)).toBe(false);
    expect(await server.reset(await resetLinkOf(email))).toMatchObject({ status: 200 });
    server.advance((2 * WEEK) / 7);
    for (const link of await linksTo(THIEF)) expect(await server.restore(link)).toMatchObject(DEAD);
    expect([(await server.row(id)).email, (await server.login(email, NEW)).status]).toEqual([email, 200]);
  });

  it('a link works after a new password was set from the other address', async () => {
    const { id, email } = await robbed();
    await server.reset(await resetLinkOf(THIEF));
    const stolen = await server.session(id);
    expect((await server.restore(await newestLinkTo(email))).status).toBe(200);
    expect([await server.isOpen(stolen), (await server.login(email, NEW)).status]).toEqual([false, 401]);
  });
});

describe('a link that undoes a change', () => {
  it('works for seven days after the change, by the clock of the server', async () => {
    const { row, token } = await server.agent();
    await server.changeEmail(token, THIEF);
    server.advance(WEEK / 7 - 60);
    await server.verify(await tokenSentTo(server, THIEF, '/verified'));
    const [first = '', second = ''] = await linksTo(row.email);
    server.advance(WEEK - 1);
    expect(await server.restore(first)).toMatchObject(DEAD);
    server.advance(1);
    expect(await server.restore(second)).toMatchObject(DEAD);
    server.advance(-1);
    expect((await server.restore(second)).status).toBe(200);
  });

  it('works once for ten uses of both links at the same moment', async () => {
    const { email } = await robbed();
    const [first = '', second = ''] = await linksTo(email);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => server.restore(index % 2 === 0 ? first : second)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await server.restore(first)).toMatchObject(DEAD);
  });

  it.each(['unknown', 'a'.repeat(43), '\0', '\uFFFD', 'ọ'.repeat(900), ''])('is not %j', async (token) => {
    await robbed();
    expect(await server.restore(token)).toMatchObject(DEAD);
  });
});

describe('a reserved address', () => {
  it('cannot be used to sign up: the response is the same as usual, and the mailbox is notified', async () => {
    const { id, email } = await robbed();
    const signup = { name: 'Eve', email, phone: '+2348012345678', address: '1 Road', state: 'lagos' };
    const { status } = await server.post(authPaths.signup, { ...signup, password: NEW });
    expect([status, await server.db.$count(agents)]).toEqual([201, 1]);
    expect((await server.messages()).at(-1)).toMatchObject({
      recipient: email,
      subject: 'This email is kept for an account on NaijaAgents',
    });
    await server.restore(await newestLinkTo(email));
    expect((await server.row(id)).email).toBe(email);
  });

  it('is not given to another account, and can be requested by its own', async () => {
    const { id, email, token } = await robbed();
    const other = await server.agent();
    await server.changeEmail(other.token, email.toUpperCase());
    expect(await tokensSentTo(server, email, '/verified')).toEqual([]);
    await moveTo(server, token, email);
    expect((await server.row(id)).email).toBe(email);
  });

  it('is free once the seven days are over', async () => {
    const { email } = await robbed();
    server.advance(WEEK);
    await moveTo(server, (await server.agent()).token, email);
  });

  it('is answered with 409 if another account has it all the same, and the link stays valid', async () => {
    const { email } = await robbed();
    await server.agent({ email });
    for (let tries = 0; tries < 2; tries += 1)
      expect(await server.restore(await newestLinkTo(email))).toMatchObject({
        status: 409,
        body: { message: MESSAGES.restoreTaken },
      });
  });
});
