import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

function Controlled({ value: initial, ...props }: Partial<SearchBoxProps>) {
  const [value, setValue] = useState(initial ?? '');
  return <SearchBox {...props} value={value} onChange={setValue} />;
}

const box = (name = 'Search by location') => screen.getByRole('searchbox', { name });

test('each letter is passed on as it is typed', async () => {
  const onChange = vi.fn();
  render(<SearchBox value="" onChange={onChange} />);
  await userEvent.type(box(), 'ik');
  expect(onChange.mock.calls).toEqual([['i'], ['k']]);
});

test('one press clears the box, and typing can go on', async () => {
  render(<Controlled value="Ikeja" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('Enter searches and does not leave the page', async () => {
  const onSearch = vi.fn();
  render(<Controlled value="Ikeja" onSearch={onSearch} />);
  await userEvent.type(box(), '{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('Ikeja');
});

test('Enter is harmless where results follow the typing', async () => {
  render(<Controlled />);
  await userEvent.type(box(), 'Ikeja{Enter}');
  expect(box()).toHaveValue('Ikeja');
});

test('where no script listens, the form sends the text with what the list was filtered by', () => {
  render(<Controlled value="Ikeja" name="q" sentAlong={{ maxFee: 5000 }} />);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect([...new FormData(form)]).toEqual([
    ['maxFee', '5000'],
    ['q', 'Ikeja'],
  ]);
  expect(form.querySelector('[type="submit"]')).toHaveTextContent('Search');
});

test('a box without a visible label still has a name', () => {
  render(<Controlled label="Search the dashboard" labelHidden placeholder="Search..." />);
  expect(box('Search the dashboard')).toHaveAttribute('placeholder', 'Search...');
});

test('a text that is not searched for keeps its place and says why', () => {
  render(<Controlled value="Ikeja" problem="Too long" />);
  expect(box()).toHaveValue('Ikeja');
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription('Too long');
});
