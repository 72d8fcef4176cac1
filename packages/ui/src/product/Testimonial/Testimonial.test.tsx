import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Testimonial } from './Testimonial.tsx';

test('a story is told as an example, by nobody real', () => {
  render(<Testimonial quote="I saw three flats in a day." name="A tenant in Lagos" portrait="cap" />);
  expect(screen.getByRole('figure')).toHaveTextContent(
    'I saw three flats in a day.A tenant in Lagos Example story, not a real person',
  );
  expect(screen.queryByRole('img')).toBeNull();
});
