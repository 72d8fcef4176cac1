import { words } from '@naija/runtime';

export const INTRODUCTION_MESSAGES = words('directory.introduction', {
  connect: 'Connect with as many agents as you want in Nigeria',
  connectLead: 'One search covers every state. You choose who to call, with no middleman.',
  howItWorks: 'How it works',
  claims: {
    agents: {
      title: 'More than 10,000 agents',
      text: 'In the big cities and the towns between them: somebody knows the street you want.',
    },
    call: {
      title: 'Connect with agents with one call',
      text: 'Tap the number on a profile and you are talking to the agent, not to an office.',
    },
    fees: {
      title: 'See inspection fees and house types before moving',
      text: 'Know what a viewing costs, and what there is to see, before you leave home.',
    },
    options: {
      title: 'Speak to more than one agent and have options',
      text: 'Ask three, compare what they offer, and choose the home that suits you.',
    },
  },
  statistics: 'Statistics',
  figures: [
    { figure: 'Over 100 Million', label: 'clients trust NaijaAgents' },
    { figure: '20M', label: 'rentals' },
    { figure: '20M', label: 'happy buyers' },
    { figure: '4.8', label: 'positive rating' },
  ],
  why: 'Why people look here first',
  benefits: {
    agents: {
      title: 'Over 5,000 agents',
      text: 'With complete profiles: photo, fees and track record, all there before you call.',
    },
    certified: {
      title: '100% certified agents',
      text: "Nobody is listed until they have opened a link we sent to their email, and their profile is complete. It doesn't mean that we have met them.",
    },
    trust: {
      title: 'Trusted services',
      text: 'Any visitor can leave a comment, and everyone can read it.',
    },
    places: {
      title: 'Easy access to options',
      text: 'Any state, a fee you can afford, the agents with the most deals: a few taps away.',
    },
  },
  saying: 'What people have been saying',
  stories: {
    headwrap: {
      name: 'A tenant in Lagos',
      quote:
        'I compared three inspection fees before I left the house. By evening I had seen two flats, and nobody surprised me with a fee.',
    },
    cap: {
      name: 'A buyer in Kano',
      quote:
        "The first agent had nothing for us. The second knew a house two streets from my brother's. We moved in last May.",
    },
    braids: {
      name: 'A student in Enugu',
      quote:
        'One call on my lunch break, and I had a room near campus. The agent sent me the directions herself.',
    },
  },
});

/** The entries of an object with their exact keys. */
export function entriesOf<Key extends string, Value>(texts: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(texts) as [Key, Value][];
}
