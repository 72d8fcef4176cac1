import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { editProfileSchema } from '@naija/contracts/schemas/edit-profile';
import { InForm } from '../Form/in-form.fixture.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const address = () => screen.getByLabelText(/^Address/);

function show(props: Partial<TextFieldProps> = {}) {
  render(
    <InForm schema={editProfileSchema.pick(['address'])} initialValues={{ address: '' }}>
      <TextField name="address" label="Address" {...props} />
    </InForm>,
  );
}

test('a field is found by its label and described by its hint', () => {
  show({ hint: 'Where clients find you' });
  expect(address()).toHaveAccessibleDescription('Where clients find you');
  expect(address()).toBeRequired();
});

test('a field that may stay empty says so', () => {
  show({ required: false });
  expect(address()).toHaveAccessibleName('Address (optional)');
  expect(address()).not.toBeRequired();
});

test('nothing is wrong until the field is left, and then a screen reader hears what, after the hint', async () => {
  show({ hint: 'Where clients find you' });
  await userEvent.type(address(), ' ');
  expect(address()).toBeValid();
  await userEvent.tab();
  await waitFor(() => {
    expect(address()).toBeInvalid();
  });
  expect(address()).toHaveAccessibleDescription('Where clients find you Address is required');
});

test('the message goes as soon as the field is right', async () => {
  show();
  await userEvent.click(address());
  await userEvent.tab();
  await screen.findByText('Address is required');
  await userEvent.type(address(), '12 Marina Road');
  await waitFor(() => {
    expect(screen.queryByText('Address is required')).toBeNull();
  });
});

test('the keyboard of a phone leads on to the next field, unless the form says otherwise', () => {
  show();
  expect(address()).toHaveAttribute('enterkeyhint', 'next');
});

test('a field keeps what the form says about the keyboard and about what may be filled in', () => {
  show({ enterKeyHint: 'search', inputMode: 'search', autoComplete: 'street-address' });
  expect(address()).toHaveAttribute('enterkeyhint', 'search');
  expect(address()).toHaveAttribute('inputmode', 'search');
  expect(address()).toHaveAttribute('autocomplete', 'street-address');
});
