import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PendingPill, type PendingPillProps } from './PendingPill.tsx';

test.each<[PendingPillProps['pending'], string]>([
  [{}, 'Saved on this device'],
  [{ inMemory: true }, 'Not saved'],
  [{ sending: { share: undefined } }, 'Sending…'],
  [{ sending: { share: 0.4 } }, 'Sending 40 %'],
  [{ sent: true }, 'Sent'],
  [{ problem: { kind: 'refused', message: 'No.' } }, 'Action needed'],
])('%o is shown as text', (pending, label) => {
  const { container } = render(<PendingPill pending={pending} />);
  expect(container).toHaveTextContent(label);
});
