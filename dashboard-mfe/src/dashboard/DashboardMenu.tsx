import {
  Images,
  LayoutDashboard,
  LogOut,
  MessageSquare,
  Settings,
  ShieldCheck,
  UserRoundPen,
} from 'lucide-react';
import { logout, useAgent } from '@naija/runtime';
import { SideMenu, type SideMenuItem } from '@naija/ui';
import { useDashboardAgentByIdQuery } from '../api/agent-api.ts';
import { useGalleryChanges } from '../features/work-photos/use-gallery-changes.ts';
import { DASHBOARD_MESSAGES } from '../messages.ts';
import { usePendingChanges } from '../pending/use-pending-changes.ts';
import { TAB_TITLES, tabPath, type Tab } from '../navigation/tabs.ts';

const ICONS = {
  dashboard: LayoutDashboard,
  'edit-profile': UserRoundPen,
  photos: Images,
  comments: MessageSquare,
  settings: Settings,
} as const satisfies Readonly<Record<Tab, unknown>>;

export function DashboardMenu({ current }: { readonly current: Tab }) {
  const { id = '' } = useAgent();
  const pendingCounts: Partial<Record<Tab, number>> = {
    dashboard: usePendingChanges(id).length,
    photos: useGalleryChanges(id).length,
  };
  const tabs = (Object.keys(ICONS) as Tab[]).map((tab): SideMenuItem => ({
    label: TAB_TITLES[tab],
    icon: ICONS[tab],
    to: tabPath(tab),
    current: tab === current,
    pendingCount: pendingCounts[tab] ?? 0,
  }));
  // The page loads it.
  const { data } = useDashboardAgentByIdQuery(id, { skip: id === '' });
  const moderation: SideMenuItem = {
    label: DASHBOARD_MESSAGES.menu.moderation,
    icon: ShieldCheck,
    to: '/admin',
    current: false,
  };
  const logOut: SideMenuItem = {
    label: DASHBOARD_MESSAGES.menu.logOut,
    icon: LogOut,
    onSelect: () => void logout(),
  };
  return (
    <SideMenu
      label={DASHBOARD_MESSAGES.menu.label}
      items={[...tabs, ...(data?.own?.isOperator ? [moderation] : []), logOut]}
    />
  );
}
