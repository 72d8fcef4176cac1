import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stat } from './Stat.tsx';

test('a figure and what it counts are read as one sentence', () => {
  expect(render(<Stat figure="20M" label="rentals" />).container).toHaveTextContent('20M rentals');
});
