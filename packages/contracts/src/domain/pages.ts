import { formatNaira } from './money.ts';
import { findState, stateName, TRENDING_STATE, type State } from './states.ts';

export const pagePaths = {
  home: '/',
  trending: '/trending',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  cost: '/cost',
  compare: '/compare',
  favourites: '/saved',
  location: (slug: string) => `/location/${encodeURIComponent(slug)}`,
  agent: (id: string) => `/agent/${encodeURIComponent(id)}`,
} as const;

/** The server's list of licence files. Its dot keeps it apart from all pages, which the service worker answers. */
export const LICENCES_PATH = '/licences.html';

/** Title, without the product's name, and description for search engines and link previews. */
export interface PageMeta {
  title: string;
  description: string;
}

/** Titles, apart from the descriptions, which only the server needs. */
export const PAGE_TITLES = {
  home: 'Property agents in Nigeria',
  trending: `Trending agents in ${stateName(TRENDING_STATE)}`,
  about: 'About us',
  privacy: 'Privacy',
  terms: 'Terms of use',
  cost: 'Move-in cost',
  compare: 'Compare agents',
  unknownState: 'State not found',
  unknownAgent: 'Agent not found',
  goneAgent: 'Profile not available',
} as const;

export const UNKNOWN_STATE_TEXT = 'There is no such state in Nigeria.';

export const PAGE_META = {
  home: {
    title: PAGE_TITLES.home,
    description:
      'Find a property agent anywhere in Nigeria. Compare inspection fees and deals closed before you move, and reach the agent with one call.',
  },
  trending: {
    title: PAGE_TITLES.trending,
    description: `The property agents most rented and bought through in ${stateName(TRENDING_STATE)}, with their inspection fees. Search all states of Nigeria.`,
  },
  about: {
    title: PAGE_TITLES.about,
    description:
      'What NaijaAgents is, how agents get listed, and how it helps you rent or buy a home in Nigeria.',
  },
  privacy: {
    title: PAGE_TITLES.privacy,
    description:
      'What NaijaAgents knows about you, why and for how long, what it stores on your device, and your rights under the Nigeria Data Protection Act 2023.',
  },
  terms: {
    title: PAGE_TITLES.terms,
    description:
      'The rules of NaijaAgents for visitors and agents, in plain English, with advice on paying fees safely.',
  },
  cost: {
    title: PAGE_TITLES.cost,
    description:
      'What moving in costs in Nigeria, all in: rent, agreement, commission, inspection and caution, with who sets each, and what your state allows.',
  },
  unknownState: { title: PAGE_TITLES.unknownState, description: UNKNOWN_STATE_TEXT },
  unknownAgent: {
    title: PAGE_TITLES.unknownAgent,
    description: 'There is no such agent on NaijaAgents.',
  },
  goneAgent: { title: PAGE_TITLES.goneAgent, description: 'This profile is no longer available.' },
} as const satisfies Partial<Record<keyof typeof PAGE_TITLES, PageMeta>>;

/** Titles that contain a name. */
export const TITLE_WORDS = {
  ofState: (name: string) => `Property agents in ${name}`,
  ofAgent: (name: string, place: string) => `${name}, property agent in ${place}`,
};

/** @param words in the language of the page */
export function stateTitle({ name }: State, words = TITLE_WORDS): string {
  return words.ofState(name);
}

export function stateMeta(state: State): PageMeta {
  const { name } = state;
  return {
    title: stateTitle(state),
    description: `Property agents in ${name}, Nigeria: compare inspection fees and deals closed, read what others say, and call directly.`,
  };
}

interface DescribedAgent {
  readonly name: string;
  readonly state: string;
  readonly inspectionFee: number | null;
}

/** @param words in the language of the page */
export function agentTitle({ name, state }: DescribedAgent, words = TITLE_WORDS): string {
  return words.ofAgent(name, placeOf(state));
}

export function agentMeta(agent: DescribedAgent): PageMeta {
  return {
    title: agentTitle(agent),
    description: `${agent.name} is a property agent in ${placeOf(agent.state)}.${feeSentence(agent)} See the record, read comments, and call or message directly.`,
  };
}

function feeSentence({ inspectionFee }: DescribedAgent): string {
  if (inspectionFee === null) return '';
  return inspectionFee === 0 ? ' Inspections are free.' : ` Inspection fee ${formatNaira(inspectionFee)}.`;
}

function placeOf(state: string): string {
  return findState(state)?.name ?? 'Nigeria';
}
