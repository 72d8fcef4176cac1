import { LayoutDashboard, LogOut, MessageSquare, UserRoundPen } from 'lucide-react';
import { logout, useAgent } from '@naija/runtime';
import { SideMenu, type SideMenuItem } from '@naija/ui';
import { usePendingChanges } from '../pending/use-pending-changes.ts';
import { TAB_TITLES, tabPath, type Tab } from '../navigation/tabs.ts';

const ICONS = {
  dashboard: LayoutDashboard,
  'edit-profile': UserRoundPen,
  comments: MessageSquare,
} as const satisfies Readonly<Record<Tab, unknown>>;

export function DashboardMenu({ current }: { readonly current: Tab }) {
  const { id = '' } = useAgent();
  const pendingCount = usePendingChanges(id).length;
  const tabs = (Object.keys(ICONS) as Tab[]).map((tab): SideMenuItem => ({
    label: TAB_TITLES[tab],
    icon: ICONS[tab],
    to: tabPath(tab),
    current: tab === current,
    ...(tab === 'dashboard' && { pendingCount }),
  }));
  const logOut: SideMenuItem = { label: 'Log Out', icon: LogOut, onSelect: () => void logout() };
  return <SideMenu label="Agent" items={[...tabs, logOut]} />;
}
