import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { editProfileSchema } from '@naija/contracts/schemas/edit-profile';
import { InForm } from '../Form/in-form.fixture.tsx';
import { ChipsField } from './ChipsField.tsx';

const NAMES = ['English', 'Hausa', 'Igbo', 'Yoruba'];
const sent = vi.fn(() => Promise.resolve());
const box = () => screen.getByRole('combobox', { name: /^Languages/ });
const chips = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((chip) => chip.ariaLabel);

function show(languages = '', max = 3) {
  sent.mockClear();
  render(
    <InForm schema={editProfileSchema.pick(['languages'])} initialValues={{ languages }} onSubmit={sent}>
      <ChipsField
        name="languages"
        label="Languages"
        max={max}
        suggest={(typed) => NAMES.filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()))}
      />
    </InForm>,
  );
}

async function expectSent(languages: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(sent).toHaveBeenCalledWith({ languages }, expect.anything());
  });
}

test('names are chosen one after the other, and sent as one text', async () => {
  show('Hausa');
  await userEvent.type(box(), 'eng{Enter}');
  expect(chips()).toEqual(['Remove Hausa', 'Remove English']);
  expect(box()).toHaveValue('');
  expect(screen.getByText('Added English')).toBeInTheDocument();
  await expectSent('Hausa; English');
});

test('what is chosen is not suggested again', async () => {
  show('Hausa; Igbo');
  await userEvent.click(box());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['English', 'Yoruba']);
});

test('a removed name is gone, and the focus stays at its neighbour, at last in the box', async () => {
  show('Hausa; Igbo');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Hausa' }));
  expect(screen.getByRole('button', { name: 'Remove Igbo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(chips()).toEqual([]);
  expect(box()).toHaveFocus();
  await expectSent('');
});

test('Backspace in the empty box removes the last name, and not while there is text', async () => {
  show('Hausa; Igbo');
  await userEvent.type(box(), 'x{Backspace}{Backspace}');
  expect(chips()).toEqual(['Remove Hausa']);
});

test('a name that was typed in full counts when the box is left; other text stays in it', async () => {
  show();
  await userEvent.type(box(), 'igbo');
  await userEvent.tab();
  expect(chips()).toEqual(['Remove Igbo']);
  await userEvent.type(box(), 'Klingon');
  await userEvent.tab();
  expect(box()).toHaveValue('Klingon');
  expect(chips()).toEqual(['Remove Igbo']);
});

test('no more than the most can be chosen, and the field says so', async () => {
  show('Hausa; Igbo; English');
  await userEvent.type(box(), 'yor{Enter}');
  expect(chips()).toHaveLength(3);
  expect(screen.getByText(/^That is the most/, { selector: 'p' })).toBeVisible();
  expect(box()).toHaveAccessibleDescription('3 of 3');
});
