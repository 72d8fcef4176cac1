import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import { inForm } from '../Form/in-form.fixture.tsx';
import { PhotoField } from './PhotoField.tsx';
import { drawnPhoto } from './photo.fixture.ts';

const schema = agentFormSchema.pick(['image']);
const user = userEvent.setup({ applyAccept: false });

const meta = {
  title: 'Forms/PhotoField',
  component: PhotoField,
  args: { name: 'image', label: 'Profile photo' },
  decorators: [inForm(schema, { image: null })],
} satisfies Meta<typeof PhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Hint: Story = { args: { hint: 'Your face, in daylight. At most 5 MB.' } };

export const Filled: Story = {
  play: async ({ canvas }) => {
    await user.upload(canvas.getByLabelText('Profile photo'), await drawnPhoto('ada.png'));
    await expect(await canvas.findByRole('img', { name: 'ada.png' })).toBeVisible();
    await expect(canvas.getByText('Chosen: ada.png')).toBeVisible();
  },
};

export const Replaced: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Profile photo');
    await user.upload(input, await drawnPhoto('ada.png'));
    await user.upload(input, await drawnPhoto('ada-in-lekki.png'));
    await expect(await canvas.findByRole('img', { name: 'ada-in-lekki.png' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};

export const Removed: Story = {
  play: async ({ canvas }) => {
    await user.upload(canvas.getByLabelText('Profile photo'), await drawnPhoto('ada.png'));
    await user.click(await canvas.findByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText('Profile photo is required')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Profile photo')).toHaveFocus());
  },
};

export const Error: Story = {
  play: async ({ canvas }) => {
    const document = new File(['%PDF'], 'ada.pdf', { type: 'application/pdf' });
    await user.upload(canvas.getByLabelText('Profile photo'), document);
    await expect(await canvas.findByText('Please select a valid image file.')).toBeVisible();
  },
};

export const NotAPhoto: Story = {
  play: async ({ canvas }) => {
    const text = new File(['Good morning'], 'ada.jpg', { type: 'image/jpeg' });
    await user.upload(canvas.getByLabelText('Profile photo'), text);
    await expect(await canvas.findByText('Please select a valid image file.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};

export const RefusedKeepsTheEarlier: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Profile photo');
    await user.upload(input, await drawnPhoto('ada.png'));
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    await user.upload(input, large);
    await expect(await canvas.findByText('File size should be less than 5MB.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'ada.png' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { label: 'A professional photo of yourself, as clients will meet you at the gate' },
  play: async ({ canvas }) => {
    const name = 'IMG_20260714_101500_portrait_in_front_of_the_office_in_victoria_island_final_2.png';
    await user.upload(canvas.getByLabelText(/^A professional photo/), await drawnPhoto(name));
    await expect(await canvas.findByText(`Chosen: ${name}`)).toBeVisible();
  },
};
