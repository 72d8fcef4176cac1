import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { forgotPasswordSchema } from '@naija/contracts/schemas/forgot-password';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const meta = {
  title: 'Forms/SubmitButton',
  component: SubmitButton,
  args: { children: 'Upload Data', busy: 'Uploading...' },
  render: (args) => (
    <Form
      schema={forgotPasswordSchema}
      initialValues={{ email: 'ada@example.com' }}
      onSubmit={() => new Promise(() => undefined)}
    >
      <SubmitButton {...args} />
    </Form>
  ),
} satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Busy: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload Data' }));
    const busy = await canvas.findByRole('button', { name: 'Uploading...' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Nothing can be sent yet; the button keeps its place and the focus. */
export const Disabled: Story = { args: { disabled: true } };
