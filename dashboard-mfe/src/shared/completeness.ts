import { LISTING_STEPS, type Agent, type ListingStep } from '@naija/contracts/http/agents';

const IS_DONE: Readonly<Record<ListingStep, (agent: Agent) => boolean>> = {
  verification: ({ isVerified }) => isVerified,
  image: ({ image }) => image !== null,
  bio: ({ bio }) => bio !== null && bio.trim() !== '',
  inspectionFee: ({ inspectionFee }) => inspectionFee !== null,
};

/** The missing steps of a profile, in the order in which agents complete them. */
export function missingSteps(agent: Agent): readonly ListingStep[] {
  return LISTING_STEPS.filter((step) => !IS_DONE[step](agent));
}

/** True after the agent form was submitted, which sets the photo and the fee. */
export function hasCompletedForm(agent: Agent): boolean {
  return IS_DONE.image(agent) && IS_DONE.inspectionFee(agent);
}

/** True when lists and searches show the agent. The server applies the same rule; the bio does not count. */
export function isListed(agent: Agent): boolean {
  return hasCompletedForm(agent) && IS_DONE.verification(agent);
}
