import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatNaira } from '@naija/contracts/domain/money';
import { Tile, TileList } from './Tile.tsx';

test.each([
  [12_500, undefined, '12,500'],
  [50_000, formatNaira, '₦50,000'],
  [0, undefined, '0'],
  [null, undefined, '-'],
  [null, formatNaira, '-'],
])('%s written by %o is shown as %s', (value, format, text) => {
  render(
    <TileList>
      <Tile label="Total Deals" value={value} {...(format && { format })} />
    </TileList>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Total Deals');
  expect(screen.getByRole('definition').textContent).toBe(text);
});
