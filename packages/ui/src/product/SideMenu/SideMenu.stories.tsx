import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutDashboard, LogOut, MessageSquare, Settings, UserRoundPen } from 'lucide-react';
import { SIDE_MENU_BREAKPOINT_PX } from '@naija/contracts/domain/limits';
import { expect, fn, userEvent } from 'storybook/test';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';

const onLogout = fn();

/** The menu of the dashboard, at one of its views. */
function itemsAt(view: string): SideMenuProps['items'] {
  return [
    { label: 'Dashboard', icon: LayoutDashboard, to: '?tab=dashboard', current: view === 'dashboard' },
    { label: 'Edit Profile', icon: UserRoundPen, to: '?tab=edit-profile', current: view === 'edit-profile' },
    { label: 'Comments', icon: MessageSquare, to: '?tab=comments', current: view === 'comments' },
    { label: 'Settings', icon: Settings, to: '?tab=settings', current: view === 'settings' },
    { label: 'Log Out', icon: LogOut, onSelect: onLogout },
  ];
}

const meta = {
  title: 'Navigation/SideMenu',
  component: SideMenu,
  args: { label: 'Agent', items: itemsAt('dashboard') },
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // Icons alone below the breakpoint, and yet every item has its name.
    const comments = canvas.getByRole('link', { name: 'Comments' });
    const railed = window.innerWidth < SIDE_MENU_BREAKPOINT_PX;
    await expect(comments.getBoundingClientRect().width < 100).toBe(railed);
  },
};

export const AtComments: Story = { args: { items: itemsAt('comments') } };

export const LoggingOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(onLogout).toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: {
    items: itemsAt('comments').map((item, index) => (index === 0 ? { ...item, pendingCount: 2 } : item)),
  },
};

/** The rail of icons, as on a narrow screen. */
export const Rail: Story = { globals: { viewport: { value: 'w360' } } };

/** The name beside an icon of the rail that has the focus. */
export const RailWithAName: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveFocus();
  },
};
