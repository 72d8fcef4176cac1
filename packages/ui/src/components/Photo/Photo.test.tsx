import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { setLite } from '@naija/runtime';
import { Photo } from './Photo.tsx';

const ID = '0123456789abcdef0123456789abcdef';
const given = {
  image: `/media/${ID}/320.webp`,
  name: 'Ada Obi',
  alt: 'Ada Obi',
  size: 320,
  sizes: '10rem',
} as const;

afterEach(() => {
  act(() => {
    setLite(false);
  });
});

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

/** A photo of its own for each test: one that has come to the page is not fetched again. */
const unseen = (last: string) => `/media/${last.padStart(32, 'f')}/320.webp`;

test('in Lite mode a photo is fetched when it is asked for, in no larger size than it needs', async () => {
  setLite(true);
  render(<Photo {...given} image={unseen('1')} alt="" />);
  expect(screen.getByText('AO')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show photo of Ada Obi' }));
  const photo = screen.getByRole('img', { name: 'Photo of Ada Obi' });
  expect(photo).toHaveFocus();
  expect(photo).toHaveAttribute('loading', 'eager');
  expect(photo.getAttribute('srcset')).toMatch(/ 96w, \S+ 320w$/);
});

test('a photo that is there stays when Lite mode is switched on, and is not fetched again', () => {
  render(<Photo {...given} image={unseen('2')} />);
  const photo = screen.getByRole('img');
  const offered = photo.getAttribute('srcset');
  fireEvent.load(photo);
  act(() => {
    setLite(true);
  });
  expect(screen.getByRole('img')).toBe(photo);
  expect(photo).toHaveAttribute('srcset', offered);
});

test('a photo that was seen on one page is shown on the next, in Lite mode too', () => {
  setLite(true);
  const first = render(<Photo {...given} image={unseen('3')} />);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.load(screen.getByRole('img'));
  first.unmount();
  render(<Photo {...given} image={unseen('3')} />);
  expect(screen.getByRole('img', { name: 'Ada Obi' })).toBeVisible();
});

test('an agent without a photo has nothing to ask for', () => {
  setLite(true);
  render(<Photo {...given} image={null} />);
  expect(screen.queryByRole('button')).toBeNull();
});
