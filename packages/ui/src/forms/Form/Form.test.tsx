import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { signupSchema } from '@naija/contracts/schemas/signup';
import { EmailField } from '../EmailField/EmailField.tsx';
import { StateSelect } from '../StateSelect/StateSelect.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const schema = signupSchema.pick(['email', 'state', 'instagram']);
type Signup = FormProps<Awaited<ReturnType<typeof schema.validate>>>;

const email = () => screen.getByLabelText('Email');
const state = () => screen.getByLabelText('State');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

function show(given: Partial<Signup['initialValues']> = {}, onSubmit?: Signup['onSubmit']) {
  const sent = vi.fn<Signup['onSubmit']>(onSubmit ?? (() => Promise.resolve()));
  render(
    <Form schema={schema} initialValues={{ email: '', state: '', instagram: '', ...given }} onSubmit={sent}>
      <StateSelect name="state" label="State" />
      <EmailField name="email" label="Email" />
      <TextField name="instagram" label="Instagram" required={false} />
      <SubmitButton busy="Sending…">Send</SubmitButton>
    </Form>,
  );
  return sent;
}

test('an invalid form sends nothing, shows every message and focuses the first invalid field', async () => {
  const sent = show();
  await send();
  await waitFor(() => {
    expect(state()).toHaveFocus();
  });
  expect(screen.getByText('State is required')).toBeVisible();
  expect(screen.getByText('Email is required')).toBeVisible();
  expect(screen.getByLabelText(/^Instagram/)).toBeValid();
  expect(sent).not.toHaveBeenCalled();
});

test('a field that is left by keyboard says at once what is wrong', async () => {
  show();
  await userEvent.click(email());
  await userEvent.tab();
  expect(await screen.findByText('Email is required')).toBeVisible();
});

test('each invalid submit moves the focus again', async () => {
  show({ state: 'lagos' });
  await send();
  await waitFor(() => {
    expect(email()).toHaveFocus();
  });
  await userEvent.tab();
  await send();
  await waitFor(() => {
    expect(email()).toHaveFocus();
  });
});

test('the values are sent as the schema casts them: lower case, trimmed, without empty ones', async () => {
  const sent = show({ email: ' Ada@Example.com ', state: 'Akwa Ibom' });
  await send();
  await waitFor(() => {
    expect(sent).toHaveBeenCalledWith({ email: 'ada@example.com', state: 'akwa-ibom' }, expect.anything());
  });
});

test('a server error stands at its field until that field is changed', async () => {
  show({ email: 'ada@example.com', state: 'lagos' }, (_values, form) => {
    form.setErrors({ email: 'This email address has an account already' });
    return Promise.resolve();
  });
  await send();
  await waitFor(() => {
    expect(email()).toHaveFocus();
  });
  expect(email()).toHaveAccessibleDescription('This email address has an account already');
  await userEvent.selectOptions(state(), 'Kano');
  expect(email()).toBeInvalid();
  await userEvent.type(email(), '.ng');
  expect(email()).toBeValid();
});

test('a refused form can be sent again, and the server error goes once it is accepted', async () => {
  const answers = [{ email: 'Please try another address' }, undefined];
  const sent = show({ email: 'ada@example.com', state: 'lagos' }, (_values, form) => {
    form.setErrors(answers.shift());
    return Promise.resolve();
  });
  await send();
  await screen.findByText('Please try another address');
  await send();
  await waitFor(() => {
    expect(screen.queryByText('Please try another address')).toBeNull();
  });
  expect(sent).toHaveBeenCalledTimes(2);
});

test('a form can be reset after it was sent', async () => {
  show({ email: '', state: 'lagos' }, (_values, form) => {
    form.reset();
    return Promise.resolve();
  });
  await userEvent.type(email(), 'ada@example.com{Enter}');
  await waitFor(() => {
    expect(email()).toHaveValue('');
  });
  expect(email()).toHaveAttribute('aria-invalid', 'false');
});

test('a form that was reset can get back the refused values, with the server error at its field', async () => {
  show({ email: ' Ada@example.com', state: 'lagos' }, (values, form) => {
    form.reset({ email: '', state: '', instagram: '' });
    form.setValues({ ...values });
    form.setErrors({ email: 'Please try another address' });
    return Promise.resolve();
  });
  await send();
  expect(await screen.findByText('Please try another address')).toBeVisible();
  expect(email()).toHaveValue('ada@example.com');
});

test('the outcome of a submit is announced', () => {
  render(
    <Form
      schema={schema}
      initialValues={{ email: '', state: '', instagram: '' }}
      onSubmit={() => Promise.resolve()}
      status="Sent!"
    >
      <EmailField name="email" label="Email" />
    </Form>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Sent!');
});

test('a page can follow the values, set them, and is told of an invalid submit', async () => {
  const onValues = vi.fn();
  const onInvalid = vi.fn();
  render(
    <Form
      schema={schema}
      initialValues={{ email: '', state: '', instagram: '' }}
      onValues={onValues}
      onInvalid={onInvalid}
      onSubmit={(_values, form) => {
        form.setValues({ email: 'bola@example.com' });
        return Promise.resolve();
      }}
    >
      <EmailField name="email" label="Email" />
      <StateSelect name="state" label="State" />
      <SubmitButton busy="Sending…">Send</SubmitButton>
    </Form>,
  );
  await userEvent.type(email(), 'a@example.com');
  expect(onValues).toHaveBeenLastCalledWith({ email: 'a@example.com', state: '', instagram: '' });
  await send();
  await waitFor(() => {
    expect(onInvalid).toHaveBeenCalledWith({ state: 'State is required' });
  });
  await userEvent.selectOptions(state(), 'Kano');
  await send();
  await waitFor(() => {
    expect(email()).toHaveValue('bola@example.com');
  });
  expect(state()).toHaveValue('kano');
  expect(onInvalid).toHaveBeenCalledTimes(1);
});

test('a form that starts with server errors shows them at their fields until those are changed', async () => {
  render(
    <Form
      schema={schema}
      initialValues={{ email: 'ada@example.com', state: 'lagos', instagram: '' }}
      serverErrors={{ email: 'Please try another address' }}
      onSubmit={() => Promise.resolve()}
    >
      <EmailField name="email" label="Email" />
    </Form>,
  );
  expect(email()).toHaveAccessibleDescription('Please try another address');
  await userEvent.type(email(), '.ng');
  expect(email()).toBeValid();
});
