import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';

const picture = () => screen.getByRole('img', { name: 'Key' });
const squares = () => picture().querySelector('path')?.getAttribute('d') ?? '';

test('a code has its finder patterns in three corners, inside a quiet zone of four modules', () => {
  render(<QrCode text="NaijaAgents" label="Key" />);
  // Version 1: 21 modules a side, with four of quiet zone around them.
  expect(picture()).toHaveAttribute('viewBox', '0 0 29 29');
  for (const corner of ['M4 4h', 'M24 4h', 'M4 24h']) expect(squares()).toContain(corner);
  expect(squares()).not.toMatch(/M[0-3] /);
});

test('another text is another code', () => {
  const { rerender } = render(<QrCode text="one" label="Key" />);
  const before = squares();
  rerender(<QrCode text="two" label="Key" />);
  expect(squares()).not.toBe(before);
});
