import { EDIT_FIELDS } from '../agent/edit-fields.ts';
import { CREDENTIALS, CREDENTIALS_PART } from '../features/credentials/credentials-part.ts';
import { DETAIL_GROUPS } from '../features/overview/details.tsx';
import { PARTS } from '../features/overview/parts.ts';
import { SESSIONS_PART } from '../features/sessions/sessions-part.ts';
import { says } from '../search/says.ts';
import { TAB_TITLES, tabPath, type Tab } from './tabs.ts';

/** Somewhere in the dashboard that a search leads to. */
export interface Place {
  readonly name: string;
  readonly to: string;
}

/** What may be sought in a place, beside its name. */
interface Entry extends Place {
  readonly words: string;
}

function entry(tab: Tab, id: string, title: string, more: readonly string[] = []): Entry {
  return {
    name: `${TAB_TITLES[tab]} › ${title}`,
    to: tabPath(tab, id),
    words: [title, ...more].join(' '),
  };
}

const ENTRIES: readonly Entry[] = [
  ...DETAIL_GROUPS.map(({ id, title, facts }) =>
    entry(
      'dashboard',
      id,
      title,
      facts.map(({ label }) => label),
    ),
  ),
  ...[...Object.values(PARTS), CREDENTIALS_PART, SESSIONS_PART].map(({ id, title }) =>
    entry('dashboard', id, title),
  ),
  ...Object.values(CREDENTIALS).map(({ id, action }) => entry('dashboard', id, action)),
  ...Object.entries(EDIT_FIELDS).map(([id, label]) => entry('edit-profile', id, label)),
];

/** The sections and fields of the dashboard that a query names; none for an empty one. */
export function placesFor(query: string): readonly Place[] {
  return query.trim() === '' ? [] : ENTRIES.filter(({ words }) => says(words, query));
}
