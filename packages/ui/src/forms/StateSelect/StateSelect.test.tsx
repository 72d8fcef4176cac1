import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { STATES } from '@naija/contracts/domain/states';
import { signupSchema } from '@naija/contracts/schemas/signup';
import { InForm } from '../Form/in-form.fixture.tsx';
import { StateSelect } from './StateSelect.tsx';

const state = () => screen.getByLabelText('State/City');
const sent = vi.fn(() => Promise.resolve());

beforeEach(() => {
  sent.mockClear();
  render(
    <InForm schema={signupSchema.pick(['state'])} initialValues={{ state: '' }} onSubmit={sent}>
      <StateSelect name="state" label="State/City" />
    </InForm>,
  );
});

test('no state is chosen at first, and all are offered after that', () => {
  expect(state()).toHaveDisplayValue('Select a state');
  const names = within(state())
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(names).toEqual(['Select a state', ...STATES.map(({ name }) => name)]);
});

test('the slug of the chosen state is sent', async () => {
  await userEvent.selectOptions(state(), 'Akwa Ibom');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(sent).toHaveBeenCalledWith({ state: 'akwa-ibom' }, expect.anything());
  });
});

test('a form without a state is refused, and the focus goes to the choice', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(state()).toHaveFocus();
  });
  expect(state()).toHaveAccessibleDescription('State is required');
});
