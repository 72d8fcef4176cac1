import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExternalLink } from './ExternalLink.tsx';

const href = 'https://www.instagram.com/ada.homes';

test('a link that opens in place says nothing more than its words', () => {
  render(<ExternalLink href={href}>@ada.homes</ExternalLink>);
  expect(screen.getByRole('link', { name: '@ada.homes' })).not.toHaveAttribute('target');
});

test('a link that opens a new tab says so', () => {
  render(
    <ExternalLink href={href} newTab>
      @ada.homes
    </ExternalLink>,
  );
  const link = screen.getByRole('link', { name: '@ada.homes (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([true, false])('the site behind a link learns nothing of this one (new tab: %s)', (newTab) => {
  render(
    <ExternalLink href={href} newTab={newTab}>
      @ada.homes
    </ExternalLink>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});
