import { authPaths } from '@naija/contracts/http/auth';
import { commentPaths } from '@naija/contracts/http/comments';
import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { SIGNUP, queuedMessages } from '../../../test/signup.ts';
import { useServer } from '../../../test/use-server.ts';
import { agents } from '../../database/schema.ts';
import { issueRestoreToken } from '../identity/email-change/repository.ts';

const server = useServer({ rateLimits: false });
const { email, password } = SIGNUP;

/** Sends a request from a page in a language; '' sends no cookie. */
async function post(language: string, url: string, payload: object): Promise<number> {
  const headers = language === '' ? {} : { cookie: `a=b; ${RENDERING_COOKIES.language}=${language}` };
  return (await server.app.inject({ method: 'POST', url, headers, payload })).statusCode;
}
const signUp = (language: string) => post(language, authPaths.signup, SIGNUP);
const logIn = (language: string) => post(language, authPaths.login, { email, password });
const forget = (language: string) => post(language, authPaths.forgotPassword, { email });
const subjects = async () => (await queuedMessages(server.db)).map(({ subject }) => subject);
const stored = async () => (await server.db.select().from(agents))[0];

describe('Mail to an agent', () => {
  it('is in the language of the sign-up page, whatever the language of the request', async () => {
    await signUp('pcm');
    await forget('');
    await signUp('en');
    const [verification, ...others] = await queuedMessages(server.db);
    expect(verification?.text).toContain('Abeg verify your email');
    expect(others.map(({ subject }) => subject)).toEqual([
      'Set new password for NaijaAgents',
      'You get account for NaijaAgents already',
    ]);
  });

  it.each(['', 'en', 'tlh', 'pcm%00', 'PCM', '__proto__', 'pcm'.repeat(1_000)])(
    'is in English after a sign-up with the cookie %j',
    async (language) => {
      expect(await signUp(language)).toBe(201);
      expect(await subjects()).toEqual(['Verify your email for NaijaAgents']);
      expect((await queuedMessages(server.db))[0]?.text).toContain('Please verify your email');
      expect((await stored())?.language).toBe('en');
    },
  );

  it('follows the language of the latest login, which does not edit the profile', async () => {
    await signUp('pcm');
    const before = await stored();
    expect(await logIn('')).toBe(200);
    await forget('pcm');
    expect((await subjects()).at(-1)).toBe('Set a new password for NaijaAgents');
    await logIn('pcm');
    await forget('');
    expect((await subjects()).at(-1)).toBe('Set new password for NaijaAgents');
    expect((await stored())?.updatedAt).toEqual(before?.updatedAt);
  });

  it('keeps its language if a login is refused', async () => {
    await signUp('pcm');
    expect(await post('en', authPaths.login, { email, password: 'Another-One-8!' })).toBe(401);
    expect((await stored())?.language).toBe('pcm');
  });

  it('is in English if the language was stored by a newer server', async () => {
    await signUp('');
    await server.db.execute(`update agents set language = 'tiv'`);
    await forget('');
    expect((await subjects()).at(-1)).toBe('Set a new password for NaijaAgents');
  });
});

describe('Mail to a person who is not an agent', () => {
  const comment = { fullname: 'Bola Ade', content: 'Kept her word.', email: 'bola@example.com' };

  it.each([
    ['pcm', 'Confirm your comment for NaijaAgents'],
    ['', 'Confirm your comment on NaijaAgents'],
  ])('about a comment is in the language of its page: %j', async (language, subject) => {
    const { id } = await addAgent(server.db, { language: language === '' ? 'pcm' : 'en' });
    expect(await post(language, commentPaths.post(id), comment)).toBe(201);
    expect(await subjects()).toEqual([subject]);
  });

  it('about a reserved address is in the language of the sign-up', async () => {
    const agent = await addAgent(server.db, { email });
    await issueRestoreToken(server.db, agent, new Date());
    await server.db.update(agents).set({ email: 'moved@example.com' }).where(eq(agents.id, agent.id));
    await signUp('pcm');
    const [mail] = await queuedMessages(server.db);
    expect([mail?.to, mail?.subject]).toEqual([
      email,
      'We dey keep dis email for one account for NaijaAgents',
    ]);
  });
});
