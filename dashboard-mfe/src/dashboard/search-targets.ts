import { DETAIL_GROUPS } from '../features/overview/detail-groups.tsx';
import { WORK_MESSAGES } from '../features/work-photos/messages.ts';
import { CREDENTIALS, DATA_ACTIONS, isInSettings, SECTIONS } from '../navigation/sections.ts';
import { TAB_TITLES, tabPath, type Tab } from '../navigation/tabs.ts';
import { PROFILE_FIELDS } from '../profile-form/profile-fields.ts';
import { matchesQuery } from '../shared/matches-query.ts';

export interface SearchTarget {
  readonly name: string;
  readonly to: string;
}

interface IndexEntry extends SearchTarget {
  /** The text that queries are matched against. */
  readonly text: string;
}

function entry(tab: Tab, id: string, title: string, keywords: readonly string[] = []): IndexEntry {
  return {
    name: `${TAB_TITLES[tab]} › ${title}`,
    to: tabPath(tab, id),
    text: [title, ...keywords].join(' '),
  };
}

const index = (): readonly IndexEntry[] => [
  ...DETAIL_GROUPS.map(({ id, title, facts }) =>
    entry(
      'dashboard',
      id,
      title,
      facts.map(({ label }) => label),
    ),
  ),
  ...Object.values(SECTIONS).map(({ id, title }) =>
    entry(isInSettings(id) ? 'settings' : 'dashboard', id, title),
  ),
  ...Object.values({ ...CREDENTIALS, ...DATA_ACTIONS }).map(({ id, action }) =>
    entry('settings', id, action),
  ),
  { name: `${TAB_TITLES.photos} › ${WORK_MESSAGES.title}`, to: tabPath('photos'), text: WORK_MESSAGES.title },
  ...Object.entries(PROFILE_FIELDS).map(([id, label]) => entry('edit-profile', id, label)),
];

/** The sections and fields that match a query. An empty query matches none. */
export function findTargets(query: string): readonly SearchTarget[] {
  return query.trim() === '' ? [] : index().filter(({ text }) => matchesQuery(text, query));
}
