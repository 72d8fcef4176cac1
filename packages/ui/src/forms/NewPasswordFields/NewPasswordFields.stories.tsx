import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { resetPasswordSchema } from '@naija/contracts/schemas/reset-password';
import { inForm } from '../Form/in-form.fixture.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

const meta = {
  title: 'Forms/NewPasswordFields',
  component: NewPasswordFields,
  decorators: [inForm(resetPasswordSchema, { newPassword: '', confirmPassword: '' })],
} satisfies Meta<typeof NewPasswordFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  parameters: { values: { newPassword: 'Opensesame#7', confirmPassword: 'Opensesame#7' } },
};

export const Different: Story = {
  parameters: { values: { newPassword: 'Opensesame#7', confirmPassword: 'Opensesame#8' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('Confirm password')).toHaveFocus());
  },
};
