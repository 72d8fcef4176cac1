import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import { InForm } from '../Form/in-form.fixture.tsx';
import { PercentField } from './PercentField.tsx';

function show(commission: unknown) {
  render(
    <InForm schema={agentFormSchema.pick(['commission'])} initialValues={{ commission }}>
      <PercentField name="commission" label="Commission" />
    </InForm>,
  );
  return screen.getByRole('textbox', { name: 'Commission' });
}

test('a percentage shows its unit, which is not part of the value or of the name', () => {
  const commission = show(10);
  expect(screen.getByText('%')).toBeVisible();
  expect(commission).toHaveValue('10');
  expect(commission).toHaveAttribute('inputmode', 'decimal');
});

test.each([
  ['2.5', undefined],
  ['2,5', /^That's 2\.5\s%$/],
])('one decimal is accepted after a point or a comma: %s', async (typed, read) => {
  const commission = show('');
  await userEvent.type(commission, typed);
  await userEvent.tab();
  expect(commission).toBeValid();
  if (read === undefined) expect(commission).not.toHaveAccessibleDescription();
  else expect(commission).toHaveAccessibleDescription(read);
});

test('a second decimal is refused in words', async () => {
  const commission = show('');
  await userEvent.type(commission, '2.25');
  await userEvent.tab();
  expect(
    await screen.findByText('Please enter a percentage like 10 or 2.5, with at most one decimal'),
  ).toBeVisible();
});
