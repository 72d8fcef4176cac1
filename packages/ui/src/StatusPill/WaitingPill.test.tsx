import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WaitingPill, type WaitingPillProps } from './WaitingPill.tsx';

test.each<[WaitingPillProps['waiting'], string]>([
  [{}, 'Saved on this phone'],
  [{ seq: -1 }, 'Not saved'],
  [{ sending: { share: undefined } }, 'Sending…'],
  [{ sending: { share: 0.4 } }, 'Sending 40 %'],
  [{ sent: true }, 'Sent'],
  [{ problem: { kind: 'refused', message: 'No.' } }, 'Needs you'],
])('%o is told in words', (waiting, words) => {
  const { container } = render(<WaitingPill waiting={waiting} />);
  expect(container).toHaveTextContent(words);
});
