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

test('a copied price is taken without its currency sign', async () => {
  show();
  await userEvent.click(fee());
  await userEvent.paste('₦50,000');
  expect(fee()).toHaveValue('50,000');
});

test('kobo are refused rather than made into another amount', async () => {
  show();
  await userEvent.type(fee(), '5000.50');
  await userEvent.tab();
  expect(await screen.findByText('Please enter a whole number')).toBeVisible();
  expect(fee()).toHaveValue('5,000.50');
});

test.each([[5000], ['5000']])('the stored amount %j is shown grouped', (stored) => {
  show(stored);
  expect(fee()).toHaveValue('5,000');
});

test('a stored amount that is missing leaves the field empty', () => {
  show(null);
  expect(fee()).toHaveValue('');
});
