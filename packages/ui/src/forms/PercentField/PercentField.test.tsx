import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import { InForm } from '../Form/in-form.fixture.tsx';
import { PercentField } from './PercentField.tsx';

test('a percentage shows its unit, which is no part of the value or of the name', () => {
  render(
    <InForm schema={agentFormSchema.pick(['commission'])} initialValues={{ commission: 10 }}>
      <PercentField name="commission" label="Commission" />
    </InForm>,
  );
  expect(screen.getByText('%')).toBeVisible();
  const commission = screen.getByRole('textbox', { name: 'Commission' });
  expect(commission).toHaveValue('10');
  expect(commission).toHaveAttribute('inputmode', 'numeric');
});
