import { words } from '@naija/runtime';

export type Tab = 'dashboard' | 'edit-profile' | 'photos' | 'comments';

/** The tabs of the dashboard in their order, with their titles. */
export const TAB_TITLES: Readonly<Record<Tab, string>> = words('dashboard.tabs', {
  dashboard: 'Dashboard',
  'edit-profile': 'Edit Profile',
  photos: 'Photos',
  comments: 'Comments',
});

/** The tab that a query string selects; the first one if it is unknown. */
export function tabOf(search: string): Tab {
  const tab = new URLSearchParams(search).get('tab') ?? '';
  return isTab(tab) ? tab : 'dashboard';
}

/** Path of a tab, or of a section or field in it by its id: `/dashboard?tab=edit-profile#phone`. */
export function tabPath(tab: Tab, id?: string): string {
  return `/dashboard?tab=${tab}${id === undefined ? '' : `#${id}`}`;
}

function isTab(name: string): name is Tab {
  return Object.hasOwn(TAB_TITLES, name);
}
