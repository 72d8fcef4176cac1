import { describe, expect, it } from 'vitest';
import { emailChangeNoticeLetter } from './email-change-notice.ts';
import { emailChangeLetter } from './email-change.ts';
import { emailChangedLetter } from './email-changed.ts';
import { emailReservedLetter } from './email-reserved.ts';
import { emailRestoredLetter } from './email-restored.ts';
import { emailTakenLetter } from './email-taken.ts';
import type { Letter } from './template.ts';
import { passwordChangedLetter } from './password-changed.ts';
import { resetLetter } from './reset.ts';
import { takenLetter } from './taken.ts';
import { verifyLetter } from './verify.ts';

const LINK = 'https://agents.example/verified?token=a-b_c';
const CODE = '042137';
const LOGIN = 'https://agents.example/login';
const FORGOT = 'https://agents.example/forgot';

const letters = (name: string): Record<string, Letter> => ({
  verify: verifyLetter({ name, link: LINK, code: CODE }),
  taken: takenLetter({ name, loginLink: LOGIN, resetLink: FORGOT }),
  'taken, and not verified': takenLetter({ name, loginLink: LOGIN, resetLink: FORGOT, verifyLink: LINK }),
  reset: resetLetter({ name, link: LINK }),
  'password changed by mail': passwordChangedLetter({ name, by: 'mail' }),
  'password changed by the agent': passwordChangedLetter({ name, by: 'session' }),
  'email change': emailChangeLetter({ name, link: LINK }),
  'email change, to the old address': emailChangeNoticeLetter({
    name,
    resetLink: FORGOT,
    restoreLink: LINK,
  }),
  'email change, to an old address never verified': emailChangeNoticeLetter({ name, resetLink: FORGOT }),
  'email changed': emailChangedLetter({ name, restoreLink: LINK }),
  'email change taken back': emailRestoredLetter({ name }),
  'email change to a taken address': emailTakenLetter({ name, loginLink: LOGIN, resetLink: FORGOT }),
});

const expected: Record<string, string[]> = {
  verify: [LINK, CODE, '24 hours', 'If it was not you'],
  taken: [LOGIN, FORGOT, 'If it was not you'],
  'taken, and not verified': [LINK, LOGIN, FORGOT, '24 hours', 'If it was not you'],
  reset: [LINK, 'one hour', 'If it was not you'],
  'password changed by mail': ['logged out everywhere.', 'If it was not you'],
  'password changed by the agent': ['logged out everywhere else.', 'If it was not you'],
  'email change': [LINK, '24 hours', 'If it was not you'],
  'email change, to the old address': [LINK, '7 days', 'If it was not you'],
  'email change, to an old address never verified': [FORGOT, 'If it was not you'],
  'email changed': [LINK, '7 days', 'If it was not you'],
  'email change taken back': ['Everybody is logged out', 'If it was not you'],
  'email change to a taken address': [LOGIN, FORGOT, 'If it was not you'],
};

/** What somebody reads who sees the HTML. */
const wordsOf = ({ html }: Letter): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe.each(Object.keys(expected))('the letter "%s"', (kind) => {
  const letter = letters('Ada Obi')[kind] as Letter;
  const says = expected[kind] ?? [];

  it.each(says)('says %s to those who see HTML and to those who see text', (words) => {
    expect([wordsOf(letter), letter.text]).toEqual([
      expect.stringContaining(words),
      expect.stringContaining(words),
    ]);
  });

  it('has its links to tap on, and no others', () => {
    const targets = [...letter.html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    expect(new Set(targets)).toEqual(new Set(says.filter((words) => words.startsWith('https:'))));
  });

  it('greets by the first name', () => {
    expect([wordsOf(letter), letter.text]).toEqual([
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
  ])('passes on no words of whoever signed up as %j', (typed) => {
    const { html, text, subject } = letters(typed)[kind] as Letter;
    expect(text).toMatch(/^Hello( Ada| adA)?,\n/);
    expect(html + text + subject).not.toMatch(/evil|<b>|\r|\u202e|AAAA/);
  });
});

it('an address that is kept for an account is told how long, without anybody’s name', () => {
  const letter = emailReservedLetter();
  expect([wordsOf(letter), letter.text]).toEqual([
    expect.stringContaining('7 days'),
    expect.stringMatching(/^Hello,\n.*7 days/s),
  ]);
  expect(letter.html).not.toContain('href');
});

it('what stands in a link ends no attribute of the HTML', () => {
  const { html } = resetLetter({ name: 'Ada', link: 'https://agents.example/?a=1&b="><script>' });
  expect(html).toContain('href="https://agents.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;"');
  expect(html).not.toContain('<script');
});

it('the subject, which is kept, holds neither code nor link', () => {
  for (const { subject } of Object.values(letters('Ada'))) expect(subject).not.toMatch(/\d|token|http/);
});
