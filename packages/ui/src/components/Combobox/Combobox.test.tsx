import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';

const NAMES = ['Yaba', 'Yankara', 'Ikeja'];
const chosen = vi.fn();

function Places() {
  const [typed, setTyped] = useState('');
  const suggestions = NAMES.filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()));
  return (
    <form onSubmit={chosen.bind(undefined, 'sent')}>
      <Combobox
        label="Place"
        typed={typed}
        onType={setTyped}
        suggestions={suggestions}
        onChoose={chosen}
        note={`Nothing fits “${typed}”`}
      />
    </form>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Place' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

function show() {
  chosen.mockClear();
  render(<Places />);
}

test('suggestions open while a visitor types, and their number is announced', async () => {
  show();
  await userEvent.tab();
  expect(box()).toHaveFocus();
  expect(options()).toEqual([]);
  await userEvent.keyboard('ya');
  expect(options()).toEqual(['Yaba', 'Yankara']);
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
});

test.each([
  ['Enter takes the first', '{Enter}', 'Yaba'],
  ['arrows and Enter take another', '{ArrowDown}{ArrowDown}{Enter}', 'Yankara'],
  ['the arrow up takes the last', '{ArrowUp}{Enter}', 'Yankara'],
])('%s', async (_, keys, name) => {
  show();
  await userEvent.type(box(), `ya${keys}`);
  expect(chosen).toHaveBeenCalledExactlyOnceWith(name);
  expect(options()).toEqual([]);
});

test('a tap takes a suggestion, and the box keeps the focus', async () => {
  show();
  await userEvent.click(box());
  await userEvent.click(screen.getByText('Ikeja'));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('Ikeja');
  expect(box()).toHaveFocus();
});

test('the active suggestion is named to screen readers, until other text is typed', async () => {
  show();
  await userEvent.type(box(), 'ya{ArrowDown}');
  const active = screen.getByRole('option', { selected: true });
  expect(box()).toHaveAttribute('aria-activedescendant', active.id);
  await userEvent.keyboard('n');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
});

test('Escape and leaving fold the suggestions, and the text stays', async () => {
  show();
  await userEvent.type(box(), 'ya{Escape}');
  expect(options()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  expect(options()).toEqual(['Yaba', 'Yankara']);
  await userEvent.tab();
  expect(options()).toEqual([]);
  expect(box()).toHaveValue('ya');
});

test('text that nothing fits is said to be so, and is not sent off with the form', async () => {
  show();
  await userEvent.type(box(), 'zz{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing fits “zz”');
  expect(chosen).not.toHaveBeenCalled();
});
