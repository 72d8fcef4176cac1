import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { signupSchema } from '@naija/contracts/schemas/signup';
import { InForm } from '../Form/in-form.fixture.tsx';
import { PhoneField } from './PhoneField.tsx';

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');

function show() {
  const sent = vi.fn(() => Promise.resolve());
  render(
    <InForm schema={signupSchema.pick(['phone'])} initialValues={{ phone: '' }} onSubmit={sent}>
      <PhoneField name="phone" label="Phone" />
    </InForm>,
  );
  return sent;
}

test('a phone shows its number pad and offers its own number', () => {
  show();
  expect(phone()).toHaveAttribute('type', 'tel');
  expect(phone()).toHaveAttribute('inputmode', 'tel');
  expect(phone()).toHaveAttribute('autocomplete', 'tel');
});

test('a number that a phone fills in with spaces is accepted', async () => {
  const sent = show();
  await userEvent.click(phone());
  await userEvent.paste('+234 (803) 123-4567');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => {
    expect(sent).toHaveBeenCalledWith({ phone: '+2348031234567' }, expect.anything());
  });
});

test('a number with a zero in brackets and invisible marks, as contacts of phones hold it, can be called', async () => {
  const sent = show();
  await userEvent.click(phone());
  await userEvent.paste('\u202A+234 (0)803-123 4567\u202C');
  expect(phone()).toHaveValue('+2348031234567');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => {
    expect(sent).toHaveBeenCalledWith({ phone: '+2348031234567' }, expect.anything());
  });
});

test('a space typed in the middle moves nothing', async () => {
  show();
  await userEvent.type(phone(), '08031234567');
  await userEvent.type(phone(), ' 9', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(phone()).toHaveValue('080391234567');
  expect(phone().selectionStart).toBe(5);
});

test('letters are not dropped in silence', async () => {
  show();
  await userEvent.type(phone(), '0803call');
  await userEvent.tab();
  expect(await screen.findByText('Enter valid phone number')).toBeVisible();
});
