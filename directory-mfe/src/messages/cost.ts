import { formatNaira, formatPercent } from '@naija/contracts/domain/money';
import type { CostKind, Deal } from '@naija/contracts/domain/move-in-cost';

export const COST_MESSAGES = {
  title: 'Move-in cost',
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
  notCounted: (names: readonly string[]) =>
    `Not counted, because not known: ${names.join(', ').toLowerCase()}.`,
  total: { rent: 'Total to move in', sale: 'Total to buy' } satisfies Record<Deal, string>,
  ownPage: 'Change the fees as well',
  loading: 'Loading the form',
  failed: "We couldn't load the form",
} as const;

const RENT_LABELS: Record<CostKind, string> = {
  price: 'Rent for the first year',
  agreement: 'Agreement fee',
  commission: 'Commission',
  inspection: 'Inspection fee',
  caution: 'Caution deposit',
};

export const COST_LABELS: Record<Deal, Record<CostKind, string>> = {
  rent: RENT_LABELS,
  sale: { ...RENT_LABELS, price: 'Price of the home' },
};

const SET_BY_IN_RENT: Record<CostKind, string> = {
  price: 'Set by the landlord.',
  agreement: 'Set by the agent, or the lawyer who writes the tenancy agreement',
  commission: 'Set by the agent',
  inspection: 'Set by the agent. Ask if it covers one visit or several.',
  caution: 'Set by the landlord. Ask in writing when you get it back.',
};

const SET_BY: Record<Deal, Record<CostKind, string>> = {
  rent: SET_BY_IN_RENT,
  sale: {
    ...SET_BY_IN_RENT,
    price: 'Set by the seller.',
    agreement: 'Set by the agent, or the lawyer who writes the contract',
  },
};

const BASE: Record<Deal, string> = { rent: "a year's rent", sale: 'the price' };

/** Who sets a cost and, for a share of the price, how large it is. */
export function setBy(deal: Deal, kind: CostKind, percent: number | undefined): string {
  const text = SET_BY[deal][kind];
  if (text.endsWith('.')) return text;
  return percent === undefined ? `${text}.` : `${text}: ${formatPercent(percent)} of ${BASE[deal]}.`;
}

export function totalText(total: number, isComplete: boolean): string {
  return isComplete ? formatNaira(total) : `${formatNaira(total)} or more`;
}
