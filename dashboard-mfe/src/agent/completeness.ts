import { LISTING_STEPS, type Agent, type ListingStep } from '@naija/contracts/http/agents';

const IS_DONE: Readonly<Record<ListingStep, (agent: Agent) => boolean>> = {
  verification: ({ isVerified }) => isVerified,
  image: ({ image }) => image !== null,
  bio: ({ bio }) => bio !== null && bio.trim() !== '',
  inspectionFee: ({ inspectionFee }) => inspectionFee !== null,
};

/** What is still missing of a complete profile, in the order in which an agent gets to it; empty when it is all there. */
export function missingOf(agent: Agent): readonly ListingStep[] {
  return LISTING_STEPS.filter((step) => !IS_DONE[step](agent));
}

/** True once the agent form was sent, which gives a profile its photo and its fee. */
export function isFilledIn(agent: Agent): boolean {
  return IS_DONE.image(agent) && IS_DONE.inspectionFee(agent);
}

/** True when visitors find the agent in lists and searches; by the server's rule, for which the words do not count. */
export function isListed(agent: Agent): boolean {
  return isFilledIn(agent) && IS_DONE.verification(agent);
}
