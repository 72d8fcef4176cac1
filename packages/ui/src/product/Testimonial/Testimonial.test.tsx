import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Testimonial } from './Testimonial.tsx';

test('a story is marked as an example that no real person told', () => {
  render(<Testimonial quote="I saw three flats in a day." name="A tenant in Lagos" portrait="cap" />);
  expect(screen.getByRole('figure')).toHaveTextContent(
    'I saw three flats in a day.A tenant in Lagos Example story, not a real person',
  );
  expect(screen.queryByRole('img')).toBeNull();
});
