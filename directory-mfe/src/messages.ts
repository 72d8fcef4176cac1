import { MESSAGES } from '@naija/contracts/domain/messages';
import { formatCount, formatNaira } from '@naija/contracts/domain/money';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';

/** Texts that only this remote shows; those that the server or other remotes show too stand in `@naija/contracts`. */
export const DIRECTORY_MESSAGES = {
  searchFailed: 'Failed to fetch results. Please try again.',

  search: {
    placeholder: 'Area, town, state or name',
    tryOtherWords: "Check the spelling, or try a town, a state or an agent's name.",
    savedOnly: 'Without a connection, only the agents saved on this device were searched.',
  },

  lists: {
    loading: 'Loading agents',
    notLoaded: "The agents couldn't be loaded",
    noResults: 'No Results Found',
    found: (total: number) => `${agents(total)} found`,
    shown: (shown: number, total: number) => `Showing ${formatCount(shown)} of ${agents(total)}`,
    more: 'Show more agents',
    loadingMore: 'Loading more agents…',
    moreFailed: "More agents couldn't be loaded",
    noneMatch: 'No agents match these filters',
    removeFilter: 'Try removing a filter.',
    nearest: (total: number, state: string) => `Nearest: ${agents(total)} in ${state}`,
    elsewhere: (total: number, state: string) => `See ${agents(total)} in ${state}`,
    searchAll: 'Search all states',
    filters: 'Filters',
    clearFilters: 'Clear filters',
    allVerified: 'All agents have a verified email',
    maxFee: 'Inspection fee up to',
    minDeals: 'Minimum deals',
    airbnb: 'AirBnB listings',
    withAirbnb: 'With',
    withoutAirbnb: 'Without',
    any: 'Any',
    sort: 'Sort by',
    bestMatch: 'Best match',
    mostDeals: 'Most deals',
    lowestFee: 'Lowest fee',
    newest: 'Newest',
    allStates: 'All states',
    theseStates: 'Here are all of them:',
  },

  home: {
    title: 'Find a property agent in Nigeria',
    lead: 'More than 10,000 agents in every state, with their fees in plain sight.',
    search: 'Search here',
    signUp: 'Sign up as an agent here',
    logIn: 'Agent login',
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
        text: 'Nobody is listed until their email is verified and their profile is complete.',
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
  },

  about: {
    lead: `${PRODUCT_NAME} is where people looking for a home in Nigeria meet the agents who know the houses.`,
    whatWeDo: 'What we do',
    whatWeDoText:
      'Finding a home too often starts with a day on the road and a fee nobody mentioned. Here you see first what an agent charges for an inspection, how many deals they have closed and what kinds of houses they handle. Compare as many agents as you like, then call the one you choose. You talk straight to the agent: there is no middleman.',
    start: { before: 'Start with ', link: 'the agents in Lagos', after: ', or search for anywhere else.' },
    free: 'Browsing and comparing is free, and you need no account.',
    listed: 'How agents get listed',
    listedText:
      'An agent creates an account, verifies their email and completes a profile: a photo, a few honest lines, their fees and their track record. Nobody is listed before that. From then on agents keep their profile up to date themselves, and visitors can leave comments that everyone can read.',
    areYouAnAgent: 'Are you an agent?',
    createAccount: 'Create an account',
    figures: 'What the figures on a profile mean',
    meanings: {
      'Inspection fee': 'What you pay the agent, in naira, to be shown houses.',
      'Total deals': 'How many homes the agent has let or sold so far.',
      'Rent and sales': 'How many homes the agent has let, and how many they have sold.',
      AirBnB: 'Whether the agent offers short stays too.',
      Agreement:
        "What drawing up the agreement costs: a percentage of the first year's rent, or of the price if you buy.",
      Commission:
        "What the agent earns when you take the home: a percentage of the first year's rent, or of the price if you buy.",
    },
    ownFigures: 'Agents give these figures themselves. Agree on every fee with the agent before you go.',
    reachUs: 'How to reach us',
    reachUsText: (town: string) => `Our office is in ${town}. Call us, or message us on social media.`,
  },

  profile: {
    heading: 'Agent profile',
    loading: 'Loading profile',
    failed: "We couldn't load this profile",
    unknown: "There's no agent at this link",
    unknownReason: 'It may be old or incomplete.',
    goHome: 'Go to the home page',
    back: 'Back',
    verified: 'Verified email',
    onAirbnb: 'Available on Airbnb',
    notOnAirbnb: 'Not on Airbnb',
    about: 'About',
    call: (phone: string) => `Call ${phone}`,
    whatsApp: 'WhatsApp',
    email: 'Email',
    instagram: 'Instagram',
    share: 'Share',
    linkCopied: 'Link copied',
    linkNotCopied: "We couldn't copy the link. Copy it from here:",
    whatsAppGreeting: (name: string) =>
      `Hello ${name}, I found your profile on ${PRODUCT_NAME} and would like to ask about a property.`,
    emailSubject: `Property enquiry from ${PRODUCT_NAME}`,
  },

  safety: {
    payAfterSeeing: 'Never pay rent or a deposit before you have seen the home.',
    verifiedMeans:
      "“Verified email” only means the agent opened a link we sent. We haven't met them or checked their papers.",
    unverified: "This agent hasn't verified their email yet.",
    report: 'Report this agent: call us on',
  },

  tiles: {
    homesSold: (count: number) => (count === 1 ? 'home sold' : 'homes sold'),
    homesLet: (count: number) => (count === 1 ? 'home let' : 'homes let'),
    inspectionFee:
      'What the agent asks for showing you homes. Before you go, ask if it covers one visit or several.',
    commission: (percent: number | null) => `The agent's fee, usually ${shareOfRent(percent)}`,
    agreement: (percent: number | null) => `For the tenancy agreement, usually ${shareOfRent(percent)}`,
  },

  comments: {
    leave: 'Leave a Comment',
    title: 'Comments',
    none: 'No comments yet. Be the first to leave a comment!',
    name: 'Your name',
    content: 'Comment',
    post: 'Post comment',
    posting: 'Posting…',
    failed: 'Failed to post comment',
    sentLater: MESSAGES.sentLater,
    notSaved: 'Not saved',
    sendingUnsaved: "This device is full, so we're sending it now. Keep this page open until it's sent.",
    loadingForm: 'Loading the comment form',
    formFailed: "We couldn't load the comment form",
    loading: 'Loading comments',
    listFailed: "We couldn't load the comments",
    refreshFailed: "We couldn't load the latest comments",
    more: 'Show more comments',
    loadingMore: 'Loading comments…',
    pending: "Your comments that aren't in the list yet",
    edit: 'Edit',
    tryNow: 'Try now',
    formInUse: 'Post or clear the comment in the form first.',
    mayHaveArrived: 'It may already have arrived as it was. Have a look before you post it again.',
  },

  favourites: {
    title: 'Saved agents',
    list: 'Your list',
    count: (count: number) =>
      `${agents(count)} saved on this device, even after you log out. You can see them offline too.`,
    none: 'No saved agents yet',
    noneHint: 'Tap the heart on an agent to keep them here. You can see them offline too.',
    find: 'Find agents',
    saved: 'Saved',
    view: 'View',
    notStored: "This browser won't let us save anything on this device",
    savedOn: (day: string) => `Saved on ${day}`,
    notListed: 'This agent is no longer listed',
    remove: 'Remove',
    failed: "We couldn't load this agent",
    retry: 'Retry',
    call: (name: string, phone: string) => `Call ${name}, ${phone}`,
  },
} as const;

/** The entries of an object with their exact keys. */
export function entriesOf<Key extends string, Value>(texts: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(texts) as [Key, Value][];
}

function agents(total: number): string {
  return total === 1 ? '1 agent' : `${formatCount(total)} agents`;
}

const EXAMPLE_RENT = 1_000_000;

function shareOfRent(percent: number | null): string {
  const example =
    percent === null
      ? '. Ask the agent how much'
      : `: about ${formatNaira((percent / 100) * EXAMPLE_RENT)} on ${formatNaira(EXAMPLE_RENT)}`;
  return `a share of the first year's rent${example}.`;
}
