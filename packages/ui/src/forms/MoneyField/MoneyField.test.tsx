import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import { InForm } from '../Form/in-form.fixture.tsx';
import { MoneyField } from './MoneyField.tsx';

const fee = () => screen.getByLabelText<HTMLInputElement>('Fee');

function show(inspectionFee: unknown = '') {
  const sent = vi.fn(() => Promise.resolve());
  render(
    <InForm
      schema={agentFormSchema.pick(['inspectionFee'])}
      initialValues={{ inspectionFee }}
      onSubmit={sent}
    >
      <MoneyField name="inspectionFee" label="Fee" />
    </InForm>,
  );
  return sent;
}

test('an amount is grouped while it is typed, and a plain number is sent', async () => {
  const sent = show();
  await userEvent.type(fee(), '1250000{Enter}');
  expect(fee()).toHaveValue('1,250,000');
  await waitFor(() => {
    expect(sent).toHaveBeenCalledWith({ inspectionFee: 1_250_000 }, expect.anything());
  });
});

test('the caret stays where a digit was typed', async () => {
  show('50000');
  await userEvent.type(fee(), '12', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(fee()).toHaveValue('5,120,000');
  expect(fee().selectionStart).toBe(4);
});

test('the keys that delete go over a separator', async () => {
  show('12345');
  await userEvent.type(fee(), '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(fee()).toHaveValue('1,345');
  await userEvent.type(fee(), '{Delete}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(fee()).toHaveValue('145');
});

test.each([
  ['₦50,000', null],
  ['1.5m', '₦1,500,000'],
  ['N1.5m', '₦1,500,000'],
  ['1 500 000', '₦1,500,000'],
  ['2.5 million', '₦2,500,000'],
  ['NGN 500,000.00', '₦500,000'],
])('%s stays as it was typed, and the field says what it was read as: %s', async (typed, read) => {
  const sent = show();
  await userEvent.type(fee(), typed);
  expect(fee()).toHaveValue(typed);
  if (read === null) expect(fee()).not.toHaveAccessibleDescription();
  else expect(fee()).toHaveAccessibleDescription(`That's ${read}`);
  await userEvent.type(fee(), '{Enter}');
  await waitFor(() => {
    expect(sent).toHaveBeenCalledWith(
      { inspectionFee: Number((read ?? typed).replaceAll(/[₦,]/g, '')) },
      expect.anything(),
    );
  });
});

test.each([
  ['5000.50', 'Please enter whole naira, without kobo'],
  ['1,5m', "We can't read this amount. Write it like 1,500,000 or 1.5m"],
  ['1,5', "We can't read this amount. Write it like 1,500,000 or 1.5m"],
])('%s is refused rather than made into another amount: %s', async (typed, message) => {
  show();
  await userEvent.type(fee(), typed);
  expect(fee()).not.toHaveAccessibleDescription();
  await userEvent.tab();
  expect(await screen.findByText(message)).toBeVisible();
  expect(fee()).toHaveValue(typed.replace('5000', '5,000'));
});

test('letters can be typed on a phone', () => {
  show();
  expect(fee()).not.toHaveAttribute('inputmode', 'numeric');
});

test.each([[5000], ['5000']])('the stored amount %j is shown grouped', (stored) => {
  show(stored);
  expect(fee()).toHaveValue('5,000');
});

test('a stored amount that is missing leaves the field empty', () => {
  show(null);
  expect(fee()).toHaveValue('');
});
