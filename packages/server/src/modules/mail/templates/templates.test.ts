import { describe, expect, it } from 'vitest';
import { accountDeletionMessage } from './account-deletion.ts';
import { canaryWithdrawnMessage } from './canary-withdrawn.ts';
import { commentConfirmationMessage } from './comment-confirmation.ts';
import {
  emailChangedMessage,
  emailChangeRequestedMessage,
  emailRestoredMessage,
} from './email-change-notices.ts';
import { emailChangeTakenMessage } from './email-change-taken.ts';
import { emailChangeVerificationMessage } from './email-change-verification.ts';
import { emailReservedMessage } from './email-reserved.ts';
import type { MailMessage } from './message.ts';
import { passwordChangedMessage } from './password-changed.ts';
import { passwordResetMessage } from './password-reset.ts';
import { signupEmailTakenMessage } from './signup-email-taken.ts';
import { verificationMessage } from './verification.ts';

const LINK = 'https://agents.example/verified?token=a-b_c';
const CODE = '042137';
const LOGIN = 'https://agents.example/login';
const FORGOT = 'https://agents.example/forgot';

const messages = (name: string): Record<string, MailMessage> => ({
  'canary withdrawn': canaryWithdrawnMessage({ remote: 'directory', version: '1.1.0', reason: 'it failed' }),
  'account deletion': accountDeletionMessage({ name, dueAt: new Date('2026-12-04T12:00:00Z'), link: LINK }),
  'comment confirmation': commentConfirmationMessage({ name, link: LINK }),
  verify: verificationMessage({ name, link: LINK, code: CODE }),
  taken: signupEmailTakenMessage({ name, loginLink: LOGIN, resetLink: FORGOT }),
  'taken, and not verified': signupEmailTakenMessage({
    name,
    loginLink: LOGIN,
    resetLink: FORGOT,
    verifyLink: LINK,
  }),
  reset: passwordResetMessage({ name, link: LINK }),
  'password changed by mail': passwordChangedMessage({ name, by: 'mail' }),
  'password changed by the agent': passwordChangedMessage({ name, by: 'session' }),
  'email change': emailChangeVerificationMessage({ name, link: LINK }),
  'email change, to the old address': emailChangeRequestedMessage({
    name,
    resetLink: FORGOT,
    restoreLink: LINK,
  }),
  'email change, to an old address never verified': emailChangeRequestedMessage({ name, resetLink: FORGOT }),
  'email changed': emailChangedMessage({ name, restoreLink: LINK }),
  'email change taken back': emailRestoredMessage({ name }),
  'email change to a taken address': emailChangeTakenMessage({ name, loginLink: LOGIN, resetLink: FORGOT }),
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
  const message = emailReservedMessage();
  expect([visibleText(message), message.text]).toEqual([
    expect.stringContaining('7 days'),
    expect.stringMatching(/^Hello,\n.*7 days/s),
  ]);
  expect(message.html).not.toContain('href');
});

it('escapes links in HTML', () => {
  const { html } = passwordResetMessage({ name: 'Ada', link: 'https://agents.example/?a=1&b="><script>' });
  expect(html).toContain('href="https://agents.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;"');
  expect(html).not.toContain('<script');
});

it('the subject, which is stored, holds neither code nor link', () => {
  for (const { subject } of Object.values(messages('Ada'))) expect(subject).not.toMatch(/\d|token|http/);
});
