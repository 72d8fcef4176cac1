import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, fn, userEvent } from 'storybook/test';
import { TabPanel, Tabs, type TabsProps } from './Tabs.tsx';

function Controlled({ selected: initial, onSelect, ...props }: TabsProps<string>) {
  const [selected, setSelected] = useState(initial);
  return (
    <>
      <Tabs
        {...props}
        selected={selected}
        onSelect={(id) => {
          setSelected(id);
          onSelect(id);
        }}
      />
      <TabPanel id={selected}>What belongs to {selected}</TabPanel>
    </>
  );
}

function InTheAddress(props: TabsProps<string>) {
  const navigate = useNavigate();
  const selected = useLocation().hash.slice(1) || props.selected;
  return (
    <>
      <Tabs {...props} selected={selected} onSelect={(id) => void navigate(`#${id}`)} />
      <TabPanel id={selected}>What belongs to {selected}</TabPanel>
    </>
  );
}

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Agent updates',
    tabs: [
      { id: 'dashboard', label: 'Dashboard' },
      { id: 'edit-profile', label: 'Edit Profile' },
      { id: 'comments', label: 'Comments' },
    ],
    selected: 'dashboard',
    onSelect: fn(),
  },
  render: Controlled,
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Edit Profile' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('comments');
    await expect(canvas.getByRole('tab', { name: 'Comments' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Comments' })).toBeVisible();
  },
};

export const LastSelected: Story = { args: { selected: 'comments' } };

/** The choice is kept in the address, so that it can be shared and the Back button undoes it. */
export const KeptInTheAddress: Story = {
  render: InTheAddress,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Comments' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Comments' })).toBeVisible();
  },
};

export const ManyTabs: Story = {
  args: {
    tabs: ['Rents', 'Sales', 'AirBnB listings', 'Inspection fees', 'Agreements', 'Commissions'].map(
      (label) => ({
        id: label.toLowerCase().replaceAll(' ', '-'),
        label,
      }),
    ),
    selected: 'rents',
  },
};
