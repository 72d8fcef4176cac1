import { words } from '@naija/runtime';
import { isInSettings } from './sections.ts';

export type Tab = 'dashboard' | 'edit-profile' | 'photos' | 'comments' | 'settings';

/** The tabs of the dashboard in their order, with their titles. */
export const TAB_TITLES: Readonly<Record<Tab, string>> = words('dashboard.tabs', {
  dashboard: 'Dashboard',
  'edit-profile': 'Edit Profile',
  photos: 'Photos',
  comments: 'Comments',
  settings: 'Settings',
});

/**
 * The tab that a URL selects. Default: the first. Earlier URLs of sections that have moved from the Dashboard tab lead to
 * Settings.
 */
export function tabOf({ search, hash }: { readonly search: string; readonly hash: string }): Tab {
  const name = new URLSearchParams(search).get('tab') ?? '';
  const tab = isTab(name) ? name : 'dashboard';
  return tab === 'dashboard' && isInSettings(hash.slice(1)) ? 'settings' : tab;
}

/** Path of a tab, or of a section or field in it by its id: `/dashboard?tab=edit-profile#phone`. */
export function tabPath(tab: Tab, id?: string): string {
  return `/dashboard?tab=${tab}${id === undefined ? '' : `#${id}`}`;
}

function isTab(name: string): name is Tab {
  return Object.hasOwn(TAB_TITLES, name);
}
