import { expect, test } from 'vitest';
import { isGuessablePassword } from './guessable-password.ts';

test.each([
  'Naijaagents1!',
  'Naija-Demo-2026!',
  'NaijaAgents@2026',
  'Lagos2026!',
  'L@g0s2026!',
  '$okoto1!',
  '!!Lag05!!',
  'N@1ja@g3nt5!',
  'Portharcourt1!',
  'Port-Harcourt-1!',
  'PortHarcourt#2026',
  'CrossRiver1!',
  'Akwa Ibom 2026!',
  'LagosAbujaKano1!',
  'Lagos-20-11-2026!',
  'Lekki-Ikoyi-27!',
  'November2026!',
  'MyHouse2026!',
  'JesusLord1!',
  'Èkó-Lagos-7!',
  'ＬＡＧＯＳ2026!',
  'Qwerty-Lagos-1!',
  'Lkjhgf123!',
  'Aaaaaaa1!',
  'Abcdefg1!',
  `Lagos${'9'.repeat(122)}!`,
])('%j is easy to guess', (password) => {
  expect(isGuessablePassword(password)).toBe(true);
});

test.each([
  'correct-Lagos-horse7!',
  'Lagos-Rain-On-Zinc-7!',
  'Harmattan-Lorry-9!',
  'Plantain-Market-7!',
  'Zinc-Roof-7!',
  'Secret#2026 Ikeja',
  'My house in Lagos has 3 goats!',
  'Abujaria-Tefluen-5!',
  'xK9$mQ2pL!',
  'A7#9$2!84',
  'Ọlá1!ńrewájú',
  '',
  '1'.repeat(128),
  `A1!${'!'.repeat(125)}`,
])('%j is not easy to guess', (password) => {
  expect(isGuessablePassword(password)).toBe(false);
});

const ADA = ['Adaeze Okonkwo-Briggs', 'ada.homes@lettings.example'];

test.each(['Adaeze1990!', '0k0nkw0-Briggs1!', 'AdaHomes2026!', 'Lettings-Lagos-1!', 'Example-Ada-1!'])(
  '%j is easy to guess for somebody who knows the name and email address',
  (password) => {
    expect(isGuessablePassword(password, ADA)).toBe(true);
    expect(isGuessablePassword(password.replace(/Ada|0k0/, 'Zinc').replace('Lettings', 'Goat'), ADA)).toBe(
      false,
    );
  },
);

test('values other than strings are ignored among the personal words', () => {
  expect(isGuessablePassword('Harmattan-Lorry-9!', [undefined, null, 7, {}, ''])).toBe(false);
});

test('a password that can be split in very many ways is checked in linear time', () => {
  expect(isGuessablePassword(`${'abaabaaba'.repeat(14)}x#`)).toBe(false);
});
