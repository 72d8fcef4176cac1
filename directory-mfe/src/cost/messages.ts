import { formatNaira, formatPercent } from '@naija/contracts/domain/money';
import { isShare, type CostKind, type Deal } from '@naija/contracts/domain/move-in-cost';
import { words } from '@naija/runtime';

export const COST_MESSAGES = words('directory.cost', {
  lead: 'What moving in costs, all in. Put in the rent, and the fees that the agent and the landlord ask for.',
  ofAgent: 'What would it cost in all?',
  ofAgentLead: 'Put in the rent or the price of a home. The fees are those of this profile.',
  form: 'What you know',
  result: 'What you would pay',
  deal: 'What is it about?',
  deals: { rent: 'Renting', sale: 'Buying' } satisfies Record<Deal, string>,
  state: 'State (for its rules on fees)',
  needsPrice: {
    rent: "Put in a year's rent to see the total.",
    sale: 'Put in the price to see the total.',
  } satisfies Record<Deal, string>,
  correctPrice: {
    rent: 'No total yet: please correct the rent.',
    sale: 'No total yet: please correct the price.',
  } satisfies Record<Deal, string>,
  notCounted: (names: string) => `Not counted, because not known: ${names}.`,
  uncorrected: (names: string) => `Not counted until corrected: ${names}.`,
  total: { rent: 'Total to move in', sale: 'Total to buy' } satisfies Record<Deal, string>,
  orMore: (total: string) => `${total} or more`,
  ownPage: 'Change the fees as well',
  loading: 'Loading the form',
  failed: "We couldn't load the form",
});

const RENT_LABELS: Record<CostKind, string> = {
  price: 'Rent for the first year',
  agreement: 'Agreement fee',
  commission: 'Commission',
  inspection: 'Inspection fee',
  caution: 'Caution deposit',
};

export const COST_LABELS = words<Record<Deal, Record<CostKind, string>>>('directory.costLabels', {
  rent: RENT_LABELS,
  sale: { ...RENT_LABELS, price: 'Price of the home' },
});

const SET_BY_IN_RENT: Record<CostKind, string> = {
  price: 'Set by the landlord.',
  agreement: 'Set by the agent, or the lawyer who writes the tenancy agreement.',
  commission: 'Set by the agent.',
  inspection: 'Set by the agent. Ask if it covers one visit or several.',
  caution: 'Set by the landlord. Ask in writing when you get it back.',
};

const SET_BY = words<Record<Deal, Record<CostKind, string>>>('directory.costSetBy', {
  rent: SET_BY_IN_RENT,
  sale: {
    ...SET_BY_IN_RENT,
    price: 'Set by the seller.',
    agreement: 'Set by the agent, or the lawyer who writes the contract.',
  },
});

const SHARE_SET_BY = words('directory.costShareSetBy', {
  rent: {
    agreement: (percent: string) =>
      `Set by the agent, or the lawyer who writes the tenancy agreement: ${percent} of a year's rent.`,
    commission: (percent: string) => `Set by the agent: ${percent} of a year's rent.`,
  },
  sale: {
    agreement: (percent: string) =>
      `Set by the agent, or the lawyer who writes the contract: ${percent} of the price.`,
    commission: (percent: string) => `Set by the agent: ${percent} of the price.`,
  },
});

/** Says who sets a cost and, for a share of the price, how large it is. */
export function setBy(deal: Deal, kind: CostKind, percent: number | undefined): string {
  return percent !== undefined && percent > 0 && isShare(kind)
    ? SHARE_SET_BY[deal][kind](formatPercent(percent))
    : SET_BY[deal][kind];
}

export function totalText(total: number, isComplete: boolean): string {
  return isComplete ? formatNaira(total) : COST_MESSAGES.orMore(formatNaira(total));
}
