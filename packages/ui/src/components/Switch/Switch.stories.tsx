import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Switch, type SwitchProps } from './Switch.tsx';

function Switching({ on: first, ...props }: SwitchProps) {
  const [on, setOn] = useState(first);
  return <Switch {...props} on={on} onChange={setOn} />;
}

const meta = {
  title: 'Actions/Switch',
  component: Switch,
  args: {
    label: 'Lite mode',
    children: 'Photos come when you ask for them.',
    on: false,
    onChange: () => undefined,
  },
  render: Switching,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { on: true } };
export const FixedByTheBrowser: Story = {
  args: { on: true, disabled: true, children: 'On because your browser saves data.' },
};
export const LongWords: Story = {
  args: {
    label: 'Whatever can be spared of what a page costs, on this device and in this browser',
    children:
      'Photos come when you ask for them, in their smallest size, and nothing is fetched ahead of time.',
  },
};
export const Pressed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Lite mode'));
    await expect(canvas.getByRole('switch', { name: 'Lite mode' })).toBeChecked();
  },
};
