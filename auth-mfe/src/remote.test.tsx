import { readRemote } from '@naija/contracts/remote/remote';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import remote from './remote.tsx';
import { mockApi } from './testing/mock-api.ts';
import { heading, openPage } from './testing/open-page.tsx';

mockApi();

test('the shell accepts the remote and reads its routes', () => {
  expect(readRemote('auth', remote).routes).toEqual([
    '/login',
    '/signup',
    '/verify',
    '/verified',
    '/forgot',
    '/reset-success',
    '/set-password',
    '/restore-email',
    '/restore-phone',
    '/keep-account',
    '/confirm-comment',
    '/unsubscribe',
    '/account-deleted',
  ]);
});

// The page shows an error title if it has no token.
const opened = pages.filter(({ path }) => path !== '/verified');

test.each(opened)('$path has the same title before and after it is loaded', async ({ path, title }) => {
  await openPage(path);
  expect([heading(), document.title]).toEqual([title, `${String(title)} · NaijaAgents`]);
});
