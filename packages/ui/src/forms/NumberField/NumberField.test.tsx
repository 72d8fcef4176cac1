import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import { InForm } from '../Form/in-form.fixture.tsx';
import { NumberField } from './NumberField.tsx';

const sales = () => screen.getByLabelText('Sales');

beforeEach(() => {
  render(
    <InForm schema={agentFormSchema.pick(['sales'])} initialValues={{ sales: 12 }}>
      <NumberField name="sales" label="Sales" />
    </InForm>,
  );
});

test('a phone shows its digits, and no wheel or arrow can change the number', async () => {
  expect(sales()).toHaveAttribute('inputmode', 'numeric');
  expect(sales()).toHaveAttribute('type', 'text');
  await userEvent.type(sales(), '{ArrowUp}{ArrowUp}');
  expect(sales()).toHaveValue('12');
});

test('what is no whole number stays as it was typed and is refused', async () => {
  await userEvent.type(sales(), '.5');
  await userEvent.tab();
  expect(await screen.findByText('Please enter a whole number')).toBeVisible();
  expect(sales()).toHaveValue('12.5');
});
