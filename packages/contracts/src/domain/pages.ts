import { formatNaira } from './money.ts';
import { findState, stateName, TRENDING_STATE, type State } from './states.ts';

export const pagePaths = {
  home: '/',
  trending: '/trending',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  favourites: '/saved',
  location: (slug: string) => `/location/${encodeURIComponent(slug)}`,
  agent: (id: string) => `/agent/${encodeURIComponent(id)}`,
} as const;

/** Title, without the product's name, and description for search engines and link previews. */
export interface PageMeta {
  title: string;
  description: string;
}

export const PAGE_META = {
  home: {
    title: 'Property agents in Nigeria',
    description:
      'Find a property agent anywhere in Nigeria. Compare inspection fees and deals closed before you move, and reach the agent with one call.',
  },
  trending: {
    title: `Trending agents in ${stateName(TRENDING_STATE)}`,
    description: `The property agents most rented and bought through in ${stateName(TRENDING_STATE)}, with their inspection fees. Search all states of Nigeria.`,
  },
  about: {
    title: 'About us',
    description:
      'What NaijaAgents is, how agents get listed, and how it helps you rent or buy a home in Nigeria.',
  },
  privacy: {
    title: 'Privacy',
    description:
      'What NaijaAgents knows about you, why and for how long, what it stores on your device, and your rights under the Nigeria Data Protection Act 2023.',
  },
  terms: {
    title: 'Terms of use',
    description:
      'The rules of NaijaAgents for visitors and agents, in plain English, with advice on paying fees safely.',
  },
  unknownState: { title: 'State not found', description: 'There is no such state in Nigeria.' },
  unknownAgent: { title: 'Agent not found', description: 'There is no such agent on NaijaAgents.' },
  goneAgent: { title: 'Profile not available', description: 'This profile is no longer available.' },
} as const satisfies Record<string, PageMeta>;

export function stateMeta({ name }: State): PageMeta {
  return {
    title: `Property agents in ${name}`,
    description: `Property agents in ${name}, Nigeria: compare inspection fees and deals closed, read what others say, and call directly.`,
  };
}

export function agentMeta(agent: {
  readonly name: string;
  readonly state: string;
  readonly inspectionFee: number | null;
}): PageMeta {
  const place = findState(agent.state)?.name ?? 'Nigeria';
  const fee = agent.inspectionFee === null ? '' : ` Inspection fee ${formatNaira(agent.inspectionFee)}.`;
  return {
    title: `${agent.name}, property agent in ${place}`,
    description: `${agent.name} is a property agent in ${place}.${fee} See the record, read comments, and call or message directly.`,
  };
}
