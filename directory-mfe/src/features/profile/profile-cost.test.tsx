import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Agent } from '@naija/contracts/http/agents';
import { ada } from '../../testing/records.ts';
import { ProfileCost } from './ProfileCost.tsx';

function show(changes: Partial<Agent> = {}) {
  render(
    <MemoryRouter>
      <ProfileCost agent={ada(changes)} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test('a visitor unfolds the cost, types the rent and sees the total with the fees of the profile', async () => {
  const user = show();
  await user.click(screen.getByText('What would it cost in all?'));
  await user.type(await screen.findByLabelText('Rent for the first year'), '1000000');
  await user.type(screen.getByLabelText('Caution deposit'), '50000');
  const result = screen.getByRole('region', { name: 'What you would pay' });
  expect(within(result).getByRole('status')).toHaveTextContent('₦1,205,000');
  expect(screen.queryByLabelText('Commission')).not.toBeInTheDocument();
});

test('fees that the profile leaves out are named as not known', async () => {
  const user = show({ commission: null, agreement: null });
  await user.click(screen.getByText('What would it cost in all?'));
  await user.type(await screen.findByLabelText('Rent for the first year'), '1000000');
  expect(screen.getByText(/^Not counted, because not known: agreement fee, commission/)).toBeVisible();
});

test('a link leads to the cost page with the fees of the profile, where the visitor changes them', () => {
  show();
  expect(screen.getByText('Change the fees as well')).toHaveAttribute(
    'href',
    '/cost?agreement=10&commission=5&inspection=5000&state=akwa-ibom',
  );
});

test('a profile above a known limit carries a note without being unfolded, others do not', () => {
  show({ state: 'lagos', commission: 15 });
  expect(screen.getByText(/^The commission here is 15\s%\./)).toBeVisible();
  expect(screen.queryByText(/^The agreement fee here/)).not.toBeInTheDocument();
});

test('a profile within the limits carries no note', () => {
  show({ state: 'lagos', commission: 10, agreement: 10 });
  expect(screen.queryByText(/may be at most/)).not.toBeInTheDocument();
});
