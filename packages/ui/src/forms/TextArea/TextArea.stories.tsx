import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LIMITS } from '@naija/contracts/domain/limits';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import { inForm } from '../Form/in-form.fixture.tsx';
import { TextArea } from './TextArea.tsx';

const schema = agentFormSchema.pick(['bio']);
const BIO = 'I help families find an honest home in Lagos and Ibadan.';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { name: 'bio', label: 'About', min: LIMITS.bioMin },
  decorators: [inForm(schema, { bio: '' })],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { parameters: { values: { bio: BIO } } };

export const Hint: Story = { args: { hint: 'Your areas, the kinds of houses you know, how you work.' } };

export const Counting: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('About'), 'I know Lekki');
    await waitFor(() => expect(canvas.getAllByText('38 more characters')).toHaveLength(2));
    await userEvent.type(canvas.getByLabelText('About'), ' and every street of it, house by house');
    await waitFor(() => expect(canvas.getAllByText('51 characters')).toHaveLength(2));
  },
};

export const NearItsGreatestLength: Story = {
  args: { max: 60 },
  parameters: { values: { bio: BIO } },
};

export const Error: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('About'), 'Honest agent');
    await userEvent.tab();
    await expect(await canvas.findByText('About section must be at least 50 characters')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true }, parameters: { values: { bio: BIO } } };

export const LongText: Story = {
  args: { label: 'What clients should know about you before they call' },
  parameters: { values: { bio: `${BIO}\n\n`.repeat(12) } },
};
