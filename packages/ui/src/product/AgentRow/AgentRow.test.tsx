import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { sampleAgent } from '../../components/Photo/agent.fixture.ts';
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx';
import { AgentRow } from './AgentRow.tsx';

function show(changes: Parameters<typeof sampleAgent>[0] = {}) {
  return render(<AgentRow agent={sampleAgent(changes)} />, { wrapper: MemoryRouter }).container;
}

test('a row tells name, area, state in capitals and small letters, fee and deals', () => {
  expect(show({ area: 'Uyo', state: 'akwa-ibom' })).toHaveTextContent(
    'Ada ObiUyo, Akwa IbomInspection fee ₦5,000Deals closed OVER 1,250See More',
  );
});

test('each See More says about whom, and opens the profile', () => {
  show({ id: 'a/7' });
  const more = screen.getByRole('link', { name: 'See More about Ada Obi' });
  expect(more).toHaveAttribute('href', '/agent/a%2F7');
});

test('what an agent has not stated is called so, and is not over nothing', () => {
  const row = show({ image: null, inspectionFee: null, totalDeals: null });
  expect(row).toHaveTextContent('Inspection fee Not statedDeals closed Not stated');
  expect(screen.getByText('AO')).toBeVisible();
});

test('a free inspection and no deals are shown in words', () => {
  expect(show({ inspectionFee: 0, totalDeals: 0 })).toHaveTextContent('Inspection fee FreeDeals closed None');
});

test('the heart of a row is not part of its link', async () => {
  const onToggle = vi.fn();
  const heart = <FavouriteToggle name="Ada Obi" isFavourite={false} onToggle={onToggle} />;
  render(<AgentRow agent={sampleAgent()} action={heart} />, { wrapper: MemoryRouter });
  const button = screen.getByRole('button', { name: 'Save Ada Obi' });
  expect(screen.getByRole('link')).not.toContainElement(button);
  await userEvent.click(button);
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(true);
});
