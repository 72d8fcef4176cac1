import { expect, it } from 'vitest';
import { mailLinks } from './links.ts';

it('lead to the pages of the origin, with tokens as they are', () => {
  const links = mailLinks(() => 'https://agents.example');
  expect([
    links.verify('a-b_c'),
    links.setPassword('a&b'),
    links.restoreEmail('c'),
    links.restorePhone('c'),
    links.confirmComment('d'),
    links.login(),
    links.forgot(),
  ]).toEqual([
    'https://agents.example/verified?token=a-b_c',
    'https://agents.example/set-password?token=a%26b',
    'https://agents.example/restore-email?token=c',
    'https://agents.example/restore-phone?token=c',
    'https://agents.example/confirm-comment?token=d',
    'https://agents.example/login',
    'https://agents.example/forgot',
  ]);
});
