export type Tab = 'dashboard' | 'edit-profile' | 'comments';

/** The tabs of the dashboard, and their titles. */
export const TAB_TITLES: Readonly<Record<Tab, string>> = {
  dashboard: 'Dashboard',
  'edit-profile': 'Edit Profile',
  comments: 'Comments',
};

/** The part of the first tab whose form changes the e-mail address. */
export const CHANGE_EMAIL_PART = 'change-email';

/** The tab that the query of an address names; an unknown one is the first. */
export function tabOf(search: string): Tab {
  const named = new URLSearchParams(search).get('tab') ?? '';
  return isTab(named) ? named : 'dashboard';
}

/** The address of a tab, or of a part of it by its id: `/dashboard?tab=edit-profile#phone`. */
export function tabPath(tab: Tab, part?: string): string {
  return `/dashboard?tab=${tab}${part === undefined ? '' : `#${part}`}`;
}

function isTab(name: string): name is Tab {
  return Object.hasOwn(TAB_TITLES, name);
}
