import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setLite } from '@naija/runtime';
import { WorkThumb } from './WorkThumb.tsx';

const PHOTO = '0123456789abcdef0123456789abcdef';
const image = () => screen.getByRole('img', { name: 'Flat in Yaba' });

afterEach(() => {
  act(() => {
    setLite(false);
  });
});

test('a photo of work is a lazy square whose place is kept, in two sizes', () => {
  render(<WorkThumb photo={PHOTO} alt="Flat in Yaba" sizes="10rem" />);
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['160', '160']);
  expect(image()).toHaveAttribute('srcset', `/media/${PHOTO}/160.jpg 160w, /media/${PHOTO}/320.jpg 320w`);
});

test('with data saver on, the smallest one alone is offered', () => {
  act(() => {
    setLite(true);
  });
  render(<WorkThumb photo={PHOTO} alt="Flat in Yaba" sizes="10rem" />);
  expect(image()).toHaveAttribute('srcset', `/media/${PHOTO}/160.jpg 160w`);
});
