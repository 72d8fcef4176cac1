import type { Language } from '@naija/contracts/domain/languages';
import {
  emailReservedMessage,
  signupEmailTakenMessage,
  verificationMessage,
} from '../identity/mails/sign-up.ts';
import {
  emailChangeRequestedMessage,
  emailChangeTakenMessage,
  emailChangeVerificationMessage,
  emailChangedMessage,
  emailRestoredMessage,
  phoneChangedMessage,
} from '../identity/mails/email-change.ts';
import { passwordChangedMessage, passwordResetMessage } from '../identity/mails/password.ts';
import { accountDeletionMessage, accountNoticeMessage } from '../identity/mails/account.ts';
import { commentConfirmationMessage } from '../comments/mails.ts';
import { appealAnsweredMessage, moderationMessage } from '../moderation/mails.ts';
import { registrationMessage } from '../registrations/mails.ts';
import { canaryWithdrawnMessage, releaseWithdrawnMessage } from '../canaries/mails.ts';
import { newCommentsMessage } from '../notifications/mails.ts';
import { describe, expect, it } from 'vitest';
import type { MailMessage } from './message.ts';

const LINK = 'https://agents.example/verified?token=a-b_c';
const CODE = '042137';
const LOGIN = 'https://agents.example/login';
const ANSWER = 'We were wrong.';
const FORGOT = 'https://agents.example/forgot';

const messages = (name: string, language: Language = 'en'): Record<string, MailMessage> => ({
  'canary withdrawn': canaryWithdrawnMessage({ remote: 'directory', version: '1.1.0', reason: 'it failed' }),
  'release withdrawn': releaseWithdrawnMessage({
    ...{ remote: 'directory', version: '1.1.0', before: '1.0.0', reason: 'it failed' },
  }),
  'account deletion': accountDeletionMessage({
    name,
    language,
    dueAt: new Date('2026-12-04T12:00:00Z'),
    link: LINK,
  }),
  'comment confirmation': commentConfirmationMessage({ name, language, link: LINK }),
  verify: verificationMessage({ name, language, link: LINK, code: CODE }),
  taken: signupEmailTakenMessage({ name, language, loginLink: LOGIN, resetLink: FORGOT }),
  'taken, and not verified': signupEmailTakenMessage({
    name,
    language,
    loginLink: LOGIN,
    resetLink: FORGOT,
    verifyLink: LINK,
  }),
  reset: passwordResetMessage({ name, language, link: LINK }),
  'password changed by mail': passwordChangedMessage({ name, language, by: 'mail' }),
  'password changed by the agent': passwordChangedMessage({ name, language, by: 'session' }),
  'email change': emailChangeVerificationMessage({ name, language, link: LINK }),
  'email change, to the old address': emailChangeRequestedMessage({
    name,
    language,
    resetLink: FORGOT,
    restoreLink: LINK,
  }),
  'email change, to an old address never verified': emailChangeRequestedMessage({
    name,
    language,
    resetLink: FORGOT,
  }),
  'email changed': emailChangedMessage({ name, language, restoreLink: LINK }),
  'email change taken back': emailRestoredMessage({ name, language }),
  'phone changed': phoneChangedMessage({ name, language, restoreLink: LINK }),
  'second factor set up': accountNoticeMessage({
    name,
    language,
    about: 'secondFactor',
    resetLink: FORGOT,
  }),
  'recovery code used': accountNoticeMessage({ name, language, about: 'recoveryCode', resetLink: FORGOT }),
  'data downloaded': accountNoticeMessage({ name, language, about: 'data', resetLink: FORGOT }),
  moderation: moderationMessage({
    name,
    language,
    decision: 'hide-agent',
    reason: 'The photo shows somebody else.',
    loginLink: LOGIN,
    unsubscribeUrl: LINK,
  }),
  'answer to an appeal': appealAnsweredMessage({
    name,
    language,
    isGranted: true,
    answer: ANSWER,
    unsubscribeUrl: LINK,
  }),
  'new comments': newCommentsMessage({
    name,
    language,
    count: 1_200,
    commentsLink: LOGIN,
    unsubscribeUrl: LINK,
  }),
  registration: registrationMessage({
    name,
    language,
    register: 'cac',
    outcome: 'expired',
    dashboardLink: LOGIN,
  }),
  'email change to a taken address': emailChangeTakenMessage({
    name,
    language,
    loginLink: LOGIN,
    resetLink: FORGOT,
  }),
});

const expected: Record<string, string[]> = {
  'account deletion': [LINK, 'Dec 4, 2026', "If this wasn't you"],
  'comment confirmation': [LINK, '24 hours', 'Nobody sees your email', "If this wasn't you"],
  verify: [LINK, CODE, '24 hours', "If this wasn't you"],
  taken: [LOGIN, FORGOT, "If this wasn't you"],
  'taken, and not verified': [LINK, LOGIN, FORGOT, '24 hours', "If this wasn't you"],
  reset: [LINK, 'one hour', "If this wasn't you"],
  'password changed by mail': ['logged out everywhere.', "If this wasn't you"],
  'password changed by the agent': ['logged out everywhere else.', "If this wasn't you"],
  'email change': [LINK, '24 hours', "If this wasn't you"],
  'email change, to the old address': [LINK, '7 days', "If this wasn't you"],
  'email change, to an old address never verified': [FORGOT, "If this wasn't you"],
  'email changed': [LINK, '7 days', "If this wasn't you"],
  'email change taken back': ['Everyone is logged out', "If this wasn't you"],
  'phone changed': [LINK, '7 days', "If this wasn't you"],
  'second factor set up': [FORGOT, 'logs everyone out', "If this wasn't you"],
  'recovery code used': [FORGOT, 'no longer works', "If this wasn't you"],
  'data downloaded': [FORGOT, 'with your password', "If this wasn't you"],
  'email change to a taken address': [LOGIN, FORGOT, "If this wasn't you"],
};

const visibleText = ({ html }: MailMessage): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#39;', "'");

describe.each(Object.keys(expected))('the message "%s"', (kind) => {
  const message = messages('Ada Obi')[kind] as MailMessage;
  const says = expected[kind] ?? [];

  it.each(says)('contains %s in HTML and in plain text', (words) => {
    expect([visibleText(message), message.text]).toEqual([
      expect.stringContaining(words),
      expect.stringContaining(words),
    ]);
  });

  it('links to its addresses and no others', () => {
    const targets = [...message.html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    expect(new Set(targets)).toEqual(new Set(says.filter((words) => words.startsWith('https:'))));
  });

  it('greets by the first name', () => {
    expect([visibleText(message), message.text]).toEqual([
      expect.stringContaining('Hello Ada,'),
      expect.stringMatching(/^Hello Ada,/),
    ]);
  });

  it.each([
    'evil.example visit-now',
    'https://evil.example',
    '<b>Ada</b>',
    'a@evil.example',
    'Ada\r\nBcc: x@evil.example'.replace(' ', '') + '.',
    '\u202eadA',
    'A'.repeat(100),
    '',
  ])('does not repeat the name %j, which a stranger may have chosen', (typed) => {
    const { html, text, subject } = messages(typed)[kind] as MailMessage;
    expect(text).toMatch(/^Hello( Ada| adA)?,\n/);
    expect(html + text + subject).not.toMatch(/evil|<b>|\r|\u202e|AAAA/);
  });
});

it('the message to a reserved address says how long, without a name', () => {
  const message = emailReservedMessage('en');
  expect([visibleText(message), message.text]).toEqual([
    expect.stringContaining('7 days'),
    expect.stringMatching(/^Hello,\n.*7 days/s),
  ]);
  expect(message.html).not.toContain('href');
});

it('escapes links in HTML', () => {
  const { html } = passwordResetMessage({
    name: 'Ada',
    language: 'en',
    link: 'https://agents.example/?a=1&b="><script>',
  });
  expect(html).toContain('href="https://agents.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;"');
  expect(html).not.toContain('<script');
});

it.each(['en', 'pcm'] as const)(
  'the subject, which is stored, holds neither code nor link in %s',
  (language) => {
    const { 'new comments': _counted, ...others } = messages('Ada', language);
    for (const { subject } of Object.values(others)) expect(subject).not.toMatch(/\d|token|http/);
  },
);

describe('In Pidgin', () => {
  it('a whole message is, with its subject', () => {
    const { subject, text, html } = verificationMessage({
      name: 'Ada Obi',
      language: 'pcm',
      link: LINK,
      code: CODE,
    });
    expect(text).toBe(`Hello Ada,

Welcome to NaijaAgents. Abeg verify your email: till you do am, clients no fit find you.

Verify my email:
${LINK}

Or enter dis code for di page where you sign up:

    ${CODE}

Di link and di code go work one time, within 24 hours.

If you no verify di email within 7 days, we go delete di account.

If no be you, no mind dis email, and no share di code with anybody.

Na automatic email be dis; abeg no reply am.
`);
    expect(subject).toBe('Verify your email for NaijaAgents');
    expect(html).toContain('<html lang="pcm">');
    expect(html).toContain('Or copy dis link put for your browser:<br>');
  });

  it.each(Object.keys(messages('Ada')).filter((kind) => !kind.endsWith(' withdrawn')))(
    'the message "%s" says nothing in English, and has the same links',
    (kind) => {
      const [english, pidgin] = (['en', 'pcm'] as const).map((language) => messages('Ada', language)[kind]);
      const links = ({ html = '' }: Partial<MailMessage> = {}) =>
        [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
      expect(links(pidgin)).toEqual(links(english));
      const inEnglish = (english?.text ?? '')
        .split('\n')
        .filter((line) => line.endsWith('.') && pidgin?.text.includes(line));
      expect(inEnglish.filter((line) => line !== ANSWER)).toEqual([]);
    },
  );

  it('numbers choose the form of a text', () => {
    const about = { name: 'Ada', language: 'pcm', commentsLink: LOGIN, unsubscribeUrl: LINK } as const;
    expect([1, 1_200].map((count) => newCommentsMessage({ ...about, count }).subject)).toEqual([
      'You get one new comment for NaijaAgents',
      'You get 1,200 new comments for NaijaAgents',
    ]);
    expect(passwordResetMessage({ name: 'Ada', language: 'pcm', link: LINK }).text).toContain(
      'within one hour.',
    );
  });
});

it.each<Language>(['ha', 'sw' as Language])(
  'a message in %s, which nobody has translated yet, says that it is in English',
  (language) => {
    const { html } = passwordResetMessage({ name: 'Ada', language, link: LINK });
    expect(html).toContain('<html lang="en-NG">');
    expect(html).toContain('A new password logs you out everywhere.');
  },
);
