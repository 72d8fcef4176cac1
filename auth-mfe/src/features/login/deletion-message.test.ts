import { deletionDueOn } from '@naija/contracts/domain/messages';
import { expect, test, vi } from 'vitest';
import { AUTH_MESSAGES } from '../../messages.ts';
import { deletionMessage } from './LoginPage.tsx';

test('the day that the server names stands in the text of the language', () => {
  vi.spyOn(AUTH_MESSAGES.login, 'deletionDue').mockImplementation((day) => `E go delete for ${day}.`);
  expect(deletionMessage(deletionDueOn('9 December 2026'))).toBe('E go delete for 9 December 2026.');
});

test('another message stays as it is', () => {
  expect(deletionMessage('Email or password is incorrect')).toBe('Email or password is incorrect');
});
