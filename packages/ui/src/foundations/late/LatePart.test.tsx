import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LATE_PART } from '@naija/contracts/remote/late-part';
import { LatePart } from './LatePart.tsx';

const part = (
  <LatePart>
    <button>Clear</button>
  </LatePart>
);

test('a part is marked until its code has come, which it then announces', () => {
  expect(renderToString(part)).toContain(LATE_PART.attribute);
  const announced = vi.fn();
  document.addEventListener(LATE_PART.event, announced);
  render(part);
  expect(screen.getByRole('button').parentElement).not.toHaveAttribute(LATE_PART.attribute);
  expect(announced).toHaveBeenCalled();
  document.removeEventListener(LATE_PART.event, announced);
});
