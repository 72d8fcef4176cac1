import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { reportSchema } from '@naija/contracts/schemas/report';
import { InForm } from '../Form/in-form.fixture.tsx';
import { RadioField } from './RadioField.tsx';

const OPTIONS = [
  { value: 'spam', label: 'Spam' },
  { value: 'fraud', label: 'Fraud', hint: 'Asks for money' },
];

function show() {
  const onSubmit = vi.fn(() => Promise.resolve());
  render(
    <InForm schema={reportSchema.pick(['reason'])} initialValues={{ reason: '' }} onSubmit={onSubmit}>
      <RadioField name="reason" label="What's wrong?" options={OPTIONS} />
    </InForm>,
  );
  return onSubmit;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('the choice is submitted, whichever part of it was pressed', async () => {
  const onSubmit = show();
  expect(screen.getByRole('group', { name: "What's wrong?" })).toBeVisible();
  await userEvent.click(screen.getByText('Asks for money'));
  expect(screen.getByRole('radio', { name: /^Fraud/ })).toBeChecked();
  await save();
  await waitFor(() => {
    expect(onSubmit).toHaveBeenCalledWith({ reason: 'fraud' }, expect.anything());
  });
});

test('without a choice nothing is submitted, and the group says why and has the focus', async () => {
  const onSubmit = show();
  await save();
  expect(await screen.findByText('Please choose a reason')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Spam' })).toHaveFocus();
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Please choose a reason');
  expect(onSubmit).not.toHaveBeenCalled();
});
