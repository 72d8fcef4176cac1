import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { words } from '@naija/runtime';

export const ABOUT_MESSAGES = words('directory.about', {
  lead: `${PRODUCT_NAME} is where people looking for a home in Nigeria meet the agents who know the houses.`,
  whatWeDo: 'What we do',
  whatWeDoText:
    'Finding a home too often starts with a day on the road and a fee nobody mentioned. Here you see first what an agent charges for an inspection, how many deals they have closed and what kinds of houses they handle. Compare as many agents as you like, then call the one you choose. You talk straight to the agent: there is no middleman.',
  start: { before: 'Start with ', link: 'the agents in Lagos', after: ', or search for anywhere else.' },
  free: 'Browsing and comparing is free, and you need no account.',
  listed: 'How agents get listed',
  listedText:
    'An agent creates an account, verifies their email and completes a profile: a photo, a few honest lines, their fees and their track record. Nobody is listed before that. From then on agents keep their profile up to date themselves, and visitors can leave comments that everyone can read.',
  sorted: 'How lists are sorted',
  sortedText:
    'By deals closed, by fee or by who is newest, as you choose, and a search by how well an agent fits what you typed. Nobody can pay for a better place, and nobody ever will.',
  areYouAnAgent: 'Are you an agent?',
  createAccount: 'Create an account',
  figures: 'What the figures on a profile mean',
  meanings: {
    inspectionFee: {
      figure: 'Inspection fee',
      meaning: 'What you pay the agent, in naira, to be shown houses.',
    },
    deals: { figure: 'Total deals', meaning: 'How many homes the agent has let or sold so far.' },
    letAndSold: {
      figure: 'Rent and sales',
      meaning: 'How many homes the agent has let, and how many they have sold.',
    },
    airbnb: { figure: 'AirBnB', meaning: 'Whether the agent offers short stays too.' },
    agreement: {
      figure: 'Agreement',
      meaning:
        "What drawing up the agreement costs: a percentage of the first year's rent, or of the price if you buy.",
    },
    commission: {
      figure: 'Commission',
      meaning:
        "What the agent earns when you take the home: a percentage of the first year's rent, or of the price if you buy.",
    },
    charged: {
      figure: 'Charged as published',
      meaning: `How many who inspected, rented or bought said in a comment that the fees were those on the profile. Only answers of the last year with a confirmed email count: the newest of each mailbox, and at most ${String(LIMITS.feeAnswersFromOne)} that say the same from one network or one company. From ${String(LIMITS.feeAnswersMin)} on. We can't check each answer.`,
    },
  },
  addUp: 'Add up what moving in costs',
  ownFigures: 'Agents give the other figures themselves. Agree on every fee with the agent before you go.',
  reachUs: 'How to reach us',
  reachUsText: (town: string) => `Our office is in ${town}. Call us, or message us on social media.`,
});
