import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { InForm } from '../Form/in-form.fixture.tsx';
import { NumberField } from './NumberField.tsx';

const sales = () => screen.getByLabelText('Sales');

function show(initial: unknown = 12, mayBeNone = false) {
  const sent = vi.fn(() => Promise.resolve());
  render(
    <InForm schema={agentFormSchema.pick(['sales'])} initialValues={{ sales: initial }} onSubmit={sent}>
      <NumberField name="sales" label="Sales" mayBeNone={mayBeNone} />
    </InForm>,
  );
  return sent;
}

test('a phone shows its digits, and no wheel or arrow can change the number', async () => {
  show();
  expect(sales()).toHaveAttribute('inputmode', 'numeric');
  expect(sales()).toHaveAttribute('type', 'text');
  await userEvent.type(sales(), '{ArrowUp}{ArrowUp}');
  expect(sales()).toHaveValue('12');
});

test('what is not a whole number stays as it was typed and is refused', async () => {
  show();
  await userEvent.type(sales(), '.5');
  await userEvent.tab();
  expect(await screen.findByText('Please enter a whole number')).toBeVisible();
  expect(sales()).toHaveValue('12.5');
});

describe('a figure that there may be none of', () => {
  const none = () => screen.getByRole('button', { name: 'None for Sales' });

  test('is chosen with a key beside the field, which says so and sends 0', async () => {
    const sent = show('', true);
    expect(none()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(sales());
    await userEvent.tab();
    expect(none()).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(none()).toHaveAttribute('aria-pressed', 'true');
    expect(sales()).toHaveValue('None');
    expect(sales()).toHaveAttribute('readonly');
    expect(screen.queryByText('Sales must be greater than 0')).toBeNull();
    await userEvent.type(sales(), '{Enter}');
    await waitFor(() => {
      expect(sent).toHaveBeenCalledWith({ sales: 0 }, expect.anything());
    });
  });

  test('gives back what was typed before', async () => {
    show('', true);
    await userEvent.type(sales(), '1.2k');
    await userEvent.click(none());
    expect(sales()).toHaveValue('None');
    await userEvent.click(none());
    expect(sales()).toHaveValue('1.2k');
    expect(sales()).toHaveAccessibleDescription("That's 1,200");
    expect(sales()).not.toHaveAttribute('readonly');
  });

  test('is no 0 that is typed', async () => {
    show('', true);
    await userEvent.type(sales(), '0');
    await userEvent.tab();
    expect(await screen.findByText('Sales must be greater than 0')).toBeVisible();
    expect(none()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(none());
    await waitFor(() => {
      expect(screen.queryByText('Sales must be greater than 0')).toBeNull();
    });
  });

  test('starts as it was stored, without the sign of a currency', () => {
    render(
      <InForm schema={agentFormSchema.pick(['inspectionFee'])} initialValues={{ inspectionFee: 'none' }}>
        <MoneyField name="inspectionFee" label="Fee" mayBeNone />
      </InForm>,
    );
    expect(screen.getByLabelText('Fee')).toHaveValue('Free');
    expect(screen.getByRole('button', { name: 'Free for Fee' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByText('₦')).toBeNull();
  });

  test('is not offered unless asked for', () => {
    show();
    expect(screen.queryByRole('button', { name: /Sales/ })).toBeNull();
  });
});
