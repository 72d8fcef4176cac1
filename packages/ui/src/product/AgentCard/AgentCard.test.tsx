import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { setLite } from '@naija/runtime';
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx';
import { AgentCard } from './AgentCard.tsx';
import { sampleAgent } from '../../components/Photo/agent.fixture.ts';

function show(changes: Parameters<typeof sampleAgent>[0] = {}) {
  return render(<AgentCard agent={sampleAgent(changes)} />, { wrapper: MemoryRouter });
}

test('a card tells name, area, state, inspection fee and deals, and as a whole opens the profile', () => {
  show({ id: 'a/7', area: 'Calabar', state: 'cross-river' });
  const card = screen.getByRole('link');
  expect(card).toHaveAccessibleName('Ada Obi Calabar, Cross River Inspection fee ₦5,000 Deals closed 1,250');
  expect(card).toHaveAttribute('href', '/agent/a%2F7');
});

test('in a search for a place, a card says how far away the agent is, and whether they serve it', () => {
  show({ area: 'Ajah', km: 12, serves: 'Lekki' });
  expect(screen.getByRole('link')).toHaveAccessibleName(
    /^Ada Obi Ajah, Lagos ·\s12\skm Serves Lekki Inspection/,
  );
});

test('what an agent has not stated is called so, a missing photo is their initials', () => {
  show({ image: null, inspectionFee: null, totalDeals: null });
  expect(screen.getByRole('link')).toHaveAccessibleName(
    'Ada Obi Lagos Inspection fee Not stated Deals closed Not stated',
  );
  expect(screen.getByText('AO')).toBeVisible();
});

test('a free inspection and no deals are shown in words', () => {
  show({ inspectionFee: 0, totalDeals: 0 });
  expect(screen.getByRole('link')).toHaveAccessibleName(
    'Ada Obi Lagos Inspection fee Free Deals closed None',
  );
});

test('names can be jumped to, as headings', () => {
  show();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Ada Obi');
});

test('a photo loads late unless its card is in view at once', () => {
  const { container, rerender } = show();
  const loading = () => container.querySelector('img')?.getAttribute('loading');
  expect(loading()).toBe('lazy');
  rerender(<AgentCard agent={sampleAgent()} lazy={false} />);
  expect(loading()).toBe('eager');
});

afterEach(() => {
  setLite(false);
});

test('the buttons of a card are not part of its link', async () => {
  const onToggle = vi.fn();
  setLite(true);
  const heart = <FavouriteToggle name="Ada Obi" isFavourite={false} onToggle={onToggle} />;
  render(<AgentCard agent={sampleAgent()} action={heart} />, { wrapper: MemoryRouter });
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Show photo of Ada Obi',
    'Save Ada Obi',
  ]);
  for (const button of buttons) expect(screen.getByRole('link')).not.toContainElement(button);
  await userEvent.click(screen.getByRole('button', { name: 'Save Ada Obi' }));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(true);
});
