import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RemoteBoundary } from './RemoteBoundary.tsx';

function Broken(): never {
  throw new Error('boom at render');
}

test('a remote that fails is named where it would be, and what stands beside it stays', () => {
  render(
    <>
      <p>the rest of the page</p>
      <RemoteBoundary remote="sample">
        <Broken />
      </RemoteBoundary>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('sample: boom at render');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByText('the rest of the page')).toBeVisible();
  expect(console.error).toHaveBeenCalledWith('Remote "sample" failed', expect.any(Error), expect.any(String));
  vi.mocked(console.error).mockClear();
});
