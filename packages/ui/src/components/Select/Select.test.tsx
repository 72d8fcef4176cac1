import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Select } from './Select.tsx';

const options = [
  { value: '', label: 'Any' },
  { value: 'fee', label: 'Lowest fee' },
];
const choice = () => screen.getByRole('combobox', { name: 'Sort by' });

test('a choice shows at once, even where the page follows late', async () => {
  const onChange = vi.fn();
  render(<Select label="Sort by" value="" options={options} onChange={onChange} />);
  await userEvent.selectOptions(choice(), 'Lowest fee');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('fee');
  expect(choice()).toHaveDisplayValue('Lowest fee');
});

test('a choice that the page reverts is shown as reverted', () => {
  const { rerender } = render(<Select label="Sort by" value="fee" options={options} onChange={vi.fn()} />);
  rerender(<Select label="Sort by" value="" options={options} onChange={vi.fn()} />);
  expect(choice()).toHaveDisplayValue('Any');
});
