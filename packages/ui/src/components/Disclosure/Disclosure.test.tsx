import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

// jsdom is as narrow as a phone: it takes no media query.
test('a press shows what is behind the button, another hides it, and the focus stays', async () => {
  render(<Disclosure label="Filters">Inspection fee</Disclosure>);
  const button = screen.getByRole('button', { name: 'Filters', expanded: false });
  expect(screen.getByText('Inspection fee')).not.toBeVisible();
  await userEvent.click(button);
  expect(screen.getByRole('group', { name: 'Filters' })).toBeVisible();
  expect(screen.getByRole('button', { expanded: true })).toHaveFocus();
  await userEvent.click(button);
  expect(screen.getByText('Inspection fee')).not.toBeVisible();
});

test('the button tells how many choices are made behind it', () => {
  render(
    <Disclosure label="Filters" count={2}>
      Inspection fee
    </Disclosure>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Filters (2 active)');
});
