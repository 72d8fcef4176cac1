import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Feature } from './Feature.tsx';

test('a feature shows a heading and a text; its icon is only decoration', () => {
  const { container } = render(
    <Feature icon="call" title="One call is enough">
      Press the number.
    </Feature>,
  );
  expect(screen.getByRole('heading', { level: 3 })).toHaveAccessibleName('One call is enough');
  expect(screen.getByText('Press the number.')).toBeVisible();
  expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
});
