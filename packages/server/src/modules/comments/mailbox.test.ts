import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

describe('spellings of one mailbox', () => {
  it.each([
    ['Ada.Obi@Gmail.com', 'adaobi@gmail.com'],
    ['a.d.a.o.b.i+fees@googlemail.com', 'adaobi@gmail.com'],
    ['ａdaobi@gmail.com', 'adaobi@gmail.com'],
    ['Ada.Obi+1@Outlook.com', 'ada.obi@outlook.com'],
    ['ada@firm.com.ng.', 'ada@firm.com.ng'],
    ['ada-fees@yahoo.com', 'ada@yahoo.com'],
    ['a_d.a@pm.me', 'ada@proton.me'],
    ['ada@me.com', 'ada@icloud.com'],
    ['+ada@firm.ng', '+ada@firm.ng'],
    ['ada-obi@firm.ng', 'ada-obi@firm.ng'],
  ])('%s is %s', (email, mailbox) => {
    expect(mailboxOf(email).mailbox).toBe(mailbox);
  });
});

it.each([
  ['ada@gmail.com', undefined],
  ['ada@yahoo.co.uk', undefined],
  ['ada@firm.ng', 'firm.ng'],
  ['ada@one.mail.firm.ng', 'firm.ng'],
  ['ada@one.firm.com.ng', 'firm.com.ng'],
  ['ada@gmail.com.firm.ng', 'firm.ng'],
  ['ada@localhost', 'localhost'],
])('the domain that %s belongs to is %s', (email, domain) => {
  expect(mailboxOf(email).domain).toBe(domain);
});
