import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('a screen reader gets the words that the eye has from elsewhere', () => {
  render(
    <button>
      See More <VisuallyHidden>about Ada Obi</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('See More about Ada Obi');
});
