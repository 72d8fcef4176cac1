import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Photo } from './Photo.tsx';

const ID = '0123456789abcdef0123456789abcdef';
const given = {
  image: `/media/${ID}/320.webp`,
  name: 'Ada Obi',
  alt: 'Ada Obi',
  size: 320,
  sizes: '10rem',
} as const;

test('a photo is offered in all sizes, as WebP first and as JPEG for older phones', () => {
  const { container } = render(<Photo {...given} />);
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('type', 'image/webp');
  expect(source?.srcset.split(', ')).toHaveLength(3);
  expect(screen.getByRole('img')).toHaveAttribute('src', `/media/${ID}/320.jpg`);
});

test('its place is kept before it has loaded', () => {
  render(<Photo {...given} />);
  const photo = screen.getByRole('img', { name: 'Ada Obi' });
  expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['320', '320']);
});

test.each([
  [undefined, 'lazy'],
  [true, 'lazy'],
  [false, 'eager'],
] as const)('with lazy %s the photo loads %s', (lazy, loading) => {
  render(<Photo {...given} {...(lazy === undefined ? {} : { lazy })} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', loading);
});

test.each([null, 'https://example.org/ada.jpg'])('initials stand in where the photo is %s', (image) => {
  render(<Photo {...given} image={image} />);
  expect(screen.getByRole('img', { name: 'Ada Obi' })).toHaveTextContent('AO');
});

test('initials stand in for a photo that does not load, until there is another one', () => {
  const { rerender } = render(<Photo {...given} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('AO')).toBeVisible();
  rerender(<Photo {...given} image={given.image.replace('0', '1')} />);
  expect(screen.queryByText('AO')).toBeNull();
});

test('beside a written name a screen reader is spared the photo', () => {
  render(
    <>
      <Photo {...given} alt="" />
      <Photo {...given} alt="" image={null} />
    </>,
  );
  expect(screen.queryByRole('img')).toBeNull();
});
