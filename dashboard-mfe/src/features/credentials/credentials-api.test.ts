import { emailChangeResent, emailToConfirm } from '@naija/contracts/domain/messages';
import { expect, test, vi } from 'vitest';
import { CREDENTIAL_MESSAGES } from '../../messages.ts';
import { linkMessage } from './credentials-api.ts';

test('the email that the server names stands in the text of the language', () => {
  vi.spyOn(CREDENTIAL_MESSAGES, 'linkSent').mockImplementation((email) => `We don send link to ${email}.`);
  vi.spyOn(CREDENTIAL_MESSAGES, 'linkSentAgain').mockImplementation((email) => `${email} don get am again.`);
  expect([emailToConfirm, emailChangeResent].map((say) => linkMessage(say('ada@example.com')))).toEqual([
    'We don send link to ada@example.com.',
    'ada@example.com don get am again.',
  ]);
});

test('another message stays as it is', () => {
  expect(linkMessage('This is already your email')).toBe('This is already your email');
});
