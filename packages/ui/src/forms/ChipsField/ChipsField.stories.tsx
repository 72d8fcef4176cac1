import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { editProfileSchema } from '@naija/contracts/schemas/edit-profile';
import { inForm } from '../Form/in-form.fixture.tsx';
import { ChipsField } from './ChipsField.tsx';

const AREAS = ['Yaba, Lagos', 'Surulere, Lagos', 'Surulere, Oyo', 'Lekki Phase 1, Lagos'];

const meta = {
  title: 'Forms/ChipsField',
  component: ChipsField,
  args: {
    name: 'areas',
    label: 'Areas you work in',
    placeholder: 'Type a place, such as Yaba',
    required: false,
    max: 4,
    suggest: (typed) => AREAS.filter((name) => name.toLowerCase().includes(typed.toLowerCase())),
  },
  decorators: [inForm(editProfileSchema.pick(['areas']), { areas: '' })],
} satisfies Meta<typeof ChipsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { hint: 'Put the one you know best first.' },
  parameters: { values: { areas: 'Yaba, Lagos; Lekki Phase 1, Lagos' } },
};

export const Choosing: Story = {
  parameters: { values: { areas: 'Yaba, Lagos' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lekki{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Lekki Phase 1, Lagos' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Yaba, Lagos' }));
    await expect(canvas.queryByText('Yaba, Lagos')).toBeNull();
  },
};

export const Full: Story = {
  parameters: { values: { areas: AREAS.join('; ') } },
};

export const LongText: Story = {
  args: { label: 'Towns and neighbourhoods where you find homes for people who come to you' },
  parameters: {
    values: { areas: 'The quarter behind the old railway station, on the way to the river, Akwa Ibom' },
  },
};
