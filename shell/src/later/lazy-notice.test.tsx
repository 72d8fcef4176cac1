import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lazyNotice } from './lazy-notice.ts';

test('a page whose notice cannot be loaded goes on without it', async () => {
  const Notice = lazyNotice(() => Promise.reject(new TypeError('Failed to fetch')));
  const page = (
    <main>
      content
      <Suspense>
        <Notice />
      </Suspense>
    </main>
  );
  await act(async () => Promise.resolve(render(page)));
  expect(screen.getByRole('main')).toHaveTextContent(/^content$/);
});
