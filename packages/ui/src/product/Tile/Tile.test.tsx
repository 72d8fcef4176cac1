import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tile } from './Tile.tsx';
import { TileList } from './tile-layout.ts';

test.each([
  [12_500, undefined, '12,500'],
  [50_000, 'naira', '₦50,000'],
  [7.5, 'percent', '7.5\u00a0%'],
  [0, undefined, 'None'],
  [0, 'naira', 'Free'],
  [0, 'percent', 'No fee'],
  [null, undefined, '-'],
  [null, 'naira', '-'],
] as const)('a %s of the kind %s is shown as %s', (value, kind, text) => {
  render(
    <TileList>
      <Tile label="Total Deals" value={value} {...(kind && { kind })} />
    </TileList>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Total Deals');
  expect(screen.getByRole('definition').textContent).toBe(text);
});

test.each([
  [12, '12 homes'],
  [0, 'None'],
  [null, '-'],
])('a count of %s with its unit is shown as %s', (value, text) => {
  render(
    <TileList>
      <Tile label="Sales" value={value} unit={() => 'homes'} />
    </TileList>,
  );
  expect(screen.getByRole('definition').textContent).toBe(text);
});

test.each([
  [8, '8 of a year’s rent'],
  [null, '-'],
])('the hint of %s is a part of its figure: %s', (value, text) => {
  render(
    <TileList>
      <Tile label="Agreement (%)" value={value} hint="of a year’s rent" />
    </TileList>,
  );
  expect(screen.getByRole('definition').textContent).toBe(text);
});

test('a press on a tile explains the figure, another hides that, and the label stays short', async () => {
  render(
    <TileList>
      <Tile label="Commission (%)" value={8} explanation="Of the first year’s rent." />
    </TileList>,
  );
  const toggle = screen.getByRole('button', { name: 'What does Commission (%) mean?', expanded: false });
  expect(screen.getByText('Of the first year’s rent.')).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Of the first year’s rent.')).toBeVisible();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveFocus();
  expect(screen.getByRole('term').textContent).toBe('Commission (%)');
  await userEvent.click(toggle);
  expect(screen.getByText('Of the first year’s rent.')).not.toBeVisible();
});
