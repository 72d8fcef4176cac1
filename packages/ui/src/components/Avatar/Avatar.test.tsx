import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleAgent } from '../Photo/agent.fixture.ts';
import { Avatar } from './Avatar.tsx';

test('an avatar shows the photo, in as many bytes as its size needs', () => {
  render(<Avatar image={sampleAgent().image} name="Ada Obi" alt="Ada Obi" size="large" />);
  const photo = screen.getByRole('img', { name: 'Ada Obi' });
  expect(photo).toHaveAttribute('sizes', '4.5rem');
  expect(photo).toHaveAttribute('src', expect.stringMatching(/\/96\.jpg$/));
});

test('an avatar without a photo shows the initials', () => {
  render(<Avatar image={null} name="Ada Obi" />);
  expect(screen.getByText('AO')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
