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

test('a refused form sends nothing, shows every message and moves the focus to the first bad field on the page', async () => {
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

test('each refused attempt moves the focus again', async () => {
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

test('what is sent is what the rules made of it: lower case, no spaces, nothing that was left empty', async () => {
  const sent = show({ email: ' Ada@Example.com ', state: 'Akwa Ibom' });
  await send();
  await waitFor(() => {
    expect(sent).toHaveBeenCalledWith({ email: 'ada@example.com', state: 'akwa-ibom' }, expect.anything());
  });
});

test('what the server refused is said at its field until that field is changed', async () => {
  show({ email: 'ada@example.com', state: 'lagos' }, (_values, form) => {
    form.refuse({ email: 'This e-mail address has an account already' });
    return Promise.resolve();
  });
  await send();
  await waitFor(() => {
    expect(email()).toHaveFocus();
  });
  expect(email()).toHaveAccessibleDescription('This e-mail address has an account already');
  await userEvent.selectOptions(state(), 'Kano');
  expect(email()).toBeInvalid();
  await userEvent.type(email(), '.ng');
  expect(email()).toBeValid();
});

test('what the server refused can be sent again, and the message goes when it is accepted', async () => {
  const answers = [{ email: 'Please try another address' }, undefined];
  const sent = show({ email: 'ada@example.com', state: 'lagos' }, (_values, form) => {
    form.refuse(answers.shift());
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

test('a form that was sent can begin anew', async () => {
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

test('a form that was emptied can get back what the server refused of it, with the reason at its field', async () => {
  show({ email: ' Ada@example.com', state: 'lagos' }, (values, form) => {
    form.reset({ email: '', state: '', instagram: '' });
    form.fill({ ...values });
    form.refuse({ email: 'Please try another address' });
    return Promise.resolve();
  });
  await send();
  expect(await screen.findByText('Please try another address')).toBeVisible();
  expect(email()).toHaveValue('ada@example.com');
});

test('the outcome is announced', () => {
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

test('a page can follow what is typed, put values into fields and hear of a refused submit', async () => {
  const onValues = vi.fn();
  const onRefused = vi.fn();
  render(
    <Form
      schema={schema}
      initialValues={{ email: '', state: '', instagram: '' }}
      onValues={onValues}
      onRefused={onRefused}
      onSubmit={(_values, form) => {
        form.fill({ email: 'bola@example.com' });
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
    expect(onRefused).toHaveBeenCalledWith({ state: 'State is required' });
  });
  await userEvent.selectOptions(state(), 'Kano');
  await send();
  await waitFor(() => {
    expect(email()).toHaveValue('bola@example.com');
  });
  expect(state()).toHaveValue('kano');
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test('a form that begins with what the server has refused says so at its field until that is changed', async () => {
  render(
    <Form
      schema={schema}
      initialValues={{ email: 'ada@example.com', state: 'lagos', instagram: '' }}
      refused={{ email: 'Please try another address' }}
      onSubmit={() => Promise.resolve()}
    >
      <EmailField name="email" label="Email" />
    </Form>,
  );
  expect(email()).toHaveAccessibleDescription('Please try another address');
  await userEvent.type(email(), '.ng');
  expect(email()).toBeValid();
});
