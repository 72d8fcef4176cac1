import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CONTACT } from './contact.ts';
import { Footer, type FooterProps } from './Footer.tsx';

function open(props: FooterProps = {}): void {
  render(<Footer {...props} />, { wrapper: MemoryRouter });
}

test('the office, two phone numbers and the social handles stand below every page', () => {
  open();
  expect(screen.getByText('Lagos, Nigeria')).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.startsWith('tel:+234'))).toHaveLength(2);
  for (const { href } of CONTACT.socials) expect(links).toContain(href);
});

test('a phone number is read with its spaces and dialled without them', () => {
  open({ contact: { phones: ['+234 800 000 0009'], socials: [], location: 'Kano, Nigeria' } });
  expect(screen.getByRole('link', { name: '+234 800 000 0009' })).toHaveAttribute(
    'href',
    'tel:+2348000000009',
  );
  expect(screen.getByText('Kano, Nigeria')).toBeVisible();
});

test('another site learns nothing of the page that led to it', () => {
  open();
  const social = screen.getByRole('link', { name: /Instagram/ });
  expect(social).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a visitor learns whom to call about an agent or their data, and where privacy, terms and licences are', () => {
  open();
  expect(screen.getByText('Call us to report an agent, or to ask about your data.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Move-in cost' })).toHaveAttribute('href', '/cost');
  expect(screen.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Open-source licences' })).toHaveAttribute(
    'href',
    '/licences.html',
  );
});
