import { MESSAGES } from '@naija/contracts/domain/messages';
import { authPaths } from '@naija/contracts/http/auth';
import { describe, expect, it } from 'vitest';
import { agents, emailRestores } from '../../../database/schema.ts';
import {
  credentialSite,
  moveTo,
  NEW,
  PASSWORD,
  tokenSentTo,
  tokensSentTo,
} from '../../../../test/credentials.ts';

const site = credentialSite({ rateLimits: false });
const THIEF = 'thief@example.com';
const WEEK = 7 * 24 * 60 * 60;
const DEAD = { status: 400, body: { message: MESSAGES.restoreDead } };

const linksTo = (address: string) => tokensSentTo(site, address, '/restore-email');
const newestLinkTo = (address: string) => tokenSentTo(site, address, '/restore-email');

async function resetLinkOf(address: string): Promise<string> {
  await site.forgot(address);
  return tokenSentTo(site, address, '/set-password');
}

/** An agent whose address somebody with a session and the password has changed. */
async function robbed(email = 'owner@example.com') {
  const { row, token } = await site.agent({ email });
  await moveTo(site, token, THIEF);
  return { ...row, token };
}

describe('a change of the address', () => {
  it('is taken back by the link in either letter to the old one', async () => {
    for (const which of [0, 1]) {
      const email = `owner${String(which)}@example.com`;
      const { id } = await robbed(email);
      const links = await linksTo(email);
      expect(links).toHaveLength(2);
      expect(await site.restore(links[which] ?? '')).toMatchObject({
        status: 200,
        body: { message: MESSAGES.emailRestored },
      });
      expect(await site.row(id)).toMatchObject({ email, emailVerifiedAt: site.now() });
    }
  });

  it('is stopped by it before it is confirmed', async () => {
    const { row, token } = await site.agent();
    await site.changeEmail(token, THIEF);
    expect((await site.restore(await newestLinkTo(row.email))).status).toBe(200);
    expect((await site.verify(await tokenSentTo(site, THIEF, '/verified'))).status).toBe(400);
    expect((await site.row(row.id)).email).toBe(row.email);
  });

  it('cannot be taken back by GET, which whatever scans mail does', async () => {
    const { id, email } = await robbed();
    const url = authPaths.restoreEmail(await newestLinkTo(email));
    expect((await site.get(url)).status).toBe(404);
    expect((await site.row(id)).email).toBe(THIEF);
  });

  it('keeps no token in the database that would take it back', async () => {
    const { email } = await robbed();
    const stored = JSON.stringify((await site.db().execute('select r::text from email_restores r')).rows);
    for (const token of await linksTo(email)) expect(stored).not.toContain(token);
  });

  it('gives no link to an address that nobody has verified, which may be mistyped', async () => {
    const { row, token } = await site.agent({ emailVerifiedAt: null });
    await moveTo(site, token, 'right@example.com');
    expect(await linksTo(row.email)).toEqual([]);
    expect(await site.db().$count(emailRestores)).toBe(0);
  });
});

describe('once a change is taken back', () => {
  it('nobody is logged in, and the password of before opens nothing', async () => {
    const { id, email, token } = await robbed();
    const second = await site.session(id);
    await site.restore(await newestLinkTo(email));
    expect([await site.isOpen(token), await site.isOpen(second)]).toEqual([false, false]);
    for (const address of [email, THIEF]) expect((await site.login(address)).status).toBe(401);
  });

  it('the owner sets a new password with what the answer holds, once, and logs in', async () => {
    const { email } = await robbed();
    const { resetToken = '' } = (await site.restore(await newestLinkTo(email))).body;
    expect((await site.reset(resetToken)).status).toBe(200);
    expect((await site.login(email, NEW)).status).toBe(200);
    expect((await site.reset(resetToken, PASSWORD)).status).toBe(400);
  });

  it('or with a link to the old address, where the page was closed', async () => {
    const { email } = await robbed();
    await site.restore(await newestLinkTo(email));
    await site.forgot(email);
    expect((await site.reset(await tokenSentTo(site, email, '/set-password'))).status).toBe(200);
  });

  it('reset links that were sent to the other address are dead, and none are sent any more', async () => {
    const { email } = await robbed();
    await site.forgot(THIEF);
    await site.restore(await newestLinkTo(email));
    await site.forgot(THIEF);
    const links = await tokensSentTo(site, THIEF, '/set-password');
    expect(links).toHaveLength(1);
    for (const link of links) expect((await site.reset(link)).status).toBe(400);
  });

  it('the other address is told, and given no link', async () => {
    const { email } = await robbed();
    await site.restore(await newestLinkTo(email));
    const letter = (await site.letters()).findLast(({ recipient }) => recipient === THIEF);
    expect(letter?.subject).toBe('The change of your email address for NaijaAgents was taken back');
    expect(letter?.text).not.toContain('http');
  });

  it('a change that was still to be confirmed is off', async () => {
    const { id, email, token } = await robbed();
    await site.changeEmail(token, 'next@example.com');
    await site.restore(await newestLinkTo(email));
    expect((await site.verify(await tokenSentTo(site, 'next@example.com', '/verified'))).status).toBe(400);
    expect((await site.row(id)).email).toBe(email);
  });

  it('a reset link that the other address asks for just then opens nothing', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `round${String(round)}@example.com`;
      const thief = `thief${String(round)}@example.com`;
      const { token } = await site.agent({ email });
      await moveTo(site, token, thief);
      await Promise.all([
        site.forgot(thief),
        site.restore(await newestLinkTo(email)),
        ...Array.from({ length: 5 }, () => site.forgot(thief)),
      ]);
      for (const link of await tokensSentTo(site, thief, '/set-password'))
        expect((await site.reset(link)).status).toBe(400);
    }
  });

  it('a session that asks for the next change just then gets none', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `round${String(round)}@example.com`;
      const { row, token } = await site.agent({ email });
      const next = `next${String(round)}@example.com`;
      await site.changeEmail(token, `first${String(round)}@example.com`);
      const link = await newestLinkTo(email);
      await Promise.all([site.restore(link), site.changeEmail(token, next), site.forgot(email)]);
      for (const sent of await tokensSentTo(site, next, '/verified'))
        expect((await site.verify(sent)).status).toBe(400);
      expect([(await site.row(row.id)).email, await site.sessionCount(row.id)]).toEqual([email, 0]);
    }
  });
});

describe('of two changes in a row', () => {
  it('the link to the first address wins, and those to the later ones are dead', async () => {
    const { id, email, token } = await robbed();
    await moveTo(site, token, 'second-thief@example.com');
    await site.restore(await newestLinkTo(THIEF));
    expect((await site.row(id)).email).toBe(THIEF);
    expect((await site.restore(await newestLinkTo(email))).status).toBe(200);
    expect((await site.row(id)).email).toBe(email);
    for (const link of await linksTo(THIEF)) expect(await site.restore(link)).toMatchObject(DEAD);
  });

  it('an owner who confirms the old address again keeps it, whatever the thief asked for in between', async () => {
    const { id, email } = await robbed();
    site.later((6 * WEEK) / 7);
    const token = await site.session(id);
    await moveTo(site, token, email);
    expect(await site.isOpen(token)).toBe(false);
    expect(await site.reset(await resetLinkOf(email))).toMatchObject({ status: 200 });
    site.later((2 * WEEK) / 7);
    for (const link of await linksTo(THIEF)) expect(await site.restore(link)).toMatchObject(DEAD);
    expect([(await site.row(id)).email, (await site.login(email, NEW)).status]).toEqual([email, 200]);
  });

  it('a link works after a new password was set from the other address', async () => {
    const { id, email } = await robbed();
    await site.reset(await resetLinkOf(THIEF));
    const stolen = await site.session(id);
    expect((await site.restore(await newestLinkTo(email))).status).toBe(200);
    expect([await site.isOpen(stolen), (await site.login(email, NEW)).status]).toEqual([false, 401]);
  });
});

describe('a link that takes a change back', () => {
  it('works for seven days after the change, by the clock of the server', async () => {
    const { row, token } = await site.agent();
    await site.changeEmail(token, THIEF);
    site.later(WEEK / 7 - 60);
    await site.verify(await tokenSentTo(site, THIEF, '/verified'));
    const [first = '', second = ''] = await linksTo(row.email);
    site.later(WEEK - 1);
    expect(await site.restore(first)).toMatchObject(DEAD);
    site.later(1);
    expect(await site.restore(second)).toMatchObject(DEAD);
    site.later(-1);
    expect((await site.restore(second)).status).toBe(200);
  });

  it('works once, for one of ten at the same moment, and so do both links together', async () => {
    const { email } = await robbed();
    const [first = '', second = ''] = await linksTo(email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => site.restore(index % 2 === 0 ? first : second)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await site.restore(first)).toMatchObject(DEAD);
  });

  it.each(['unknown', 'a'.repeat(43), '\0', '\uFFFD', 'ọ'.repeat(900), ''])('is not %j', async (token) => {
    await robbed();
    expect(await site.restore(token)).toMatchObject(DEAD);
  });
});

describe('an address that may come back to an account', () => {
  it('is not given to who signs up with it: it looks the same, and the mailbox is told', async () => {
    const { id, email } = await robbed();
    const signup = { name: 'Eve', email, phone: '+2348012345678', address: '1 Road', state: 'lagos' };
    const { status } = await site.post(authPaths.signup, { ...signup, password: NEW });
    expect([status, await site.db().$count(agents)]).toEqual([201, 1]);
    expect((await site.letters()).at(-1)).toMatchObject({
      recipient: email,
      subject: 'This address is kept for an account on NaijaAgents',
    });
    await site.restore(await newestLinkTo(email));
    expect((await site.row(id)).email).toBe(email);
  });

  it('is not given to another account that asks for it, and can be had by its own', async () => {
    const { id, email, token } = await robbed();
    const other = await site.agent();
    await site.changeEmail(other.token, email.toUpperCase());
    expect(await tokensSentTo(site, email, '/verified')).toEqual([]);
    await moveTo(site, token, email);
    expect((await site.row(id)).email).toBe(email);
  });

  it('can be had again once the seven days are over', async () => {
    const { email } = await robbed();
    site.later(WEEK);
    await moveTo(site, (await site.agent()).token, email);
  });

  it('says so where another account has it all the same, and the link stays good', async () => {
    const { email } = await robbed();
    await site.agent({ email });
    for (let tries = 0; tries < 2; tries += 1)
      expect(await site.restore(await newestLinkTo(email))).toMatchObject({
        status: 409,
        body: { message: MESSAGES.restoreTaken },
      });
  });
});
