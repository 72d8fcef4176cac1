import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { phoneCodeSchema } from '@naija/contracts/schemas/verify-code';
import { requestError } from '../Form/request-error.tsx';
import { CodeForm } from './CodeForm.tsx';

const meta = {
  title: 'Forms/CodeForm',
  component: CodeForm,
  args: {
    schema: phoneCodeSchema,
    initialValues: { code: '' },
    send: () => ({ unwrap: () => Promise.resolve<unknown>(undefined) }),
    toError: requestError,
    onSuccess: fn(),
    texts: { label: 'Code', hint: 'The 6 digits in the message', submit: 'Confirm', busy: 'Checking…' },
  },
} satisfies Meta<typeof CodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { initialValues: { code: '042137' } } };

export const Busy: Story = {
  args: { initialValues: { code: '042137' }, send: () => ({ unwrap: () => new Promise(() => undefined) }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('button', { name: 'Checking…' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    initialValues: { code: '042137' },
    send: () => ({ unwrap: () => Promise.reject(new Error()) }),
    toError: () => ({ message: 'This code is wrong or has expired.' }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('This code is wrong or has expired.')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };
