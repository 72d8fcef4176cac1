export const DEALS = ['rent', 'sale'] as const;
export type Deal = (typeof DEALS)[number];

/** Kinds of costs, in the order of their lines. */
export const COST_KINDS = ['price', 'agreement', 'commission', 'inspection', 'caution'] as const;
export type CostKind = (typeof COST_KINDS)[number];

/** Costs of a home by kind; null if unknown. */
export interface CostTerms extends Readonly<Record<CostKind, number | null>> {
  readonly deal: Deal;
  /** Rent of a year or price of the home, in whole naira. */
  readonly price: number | null;
  /** Percentage of the price. */
  readonly agreement: number | null;
  /** Percentage of the price. */
  readonly commission: number | null;
  /** Whole naira. */
  readonly inspection: number | null;
  /** Whole naira; only tenants pay it. */
  readonly caution: number | null;
}

export interface CostLine {
  readonly kind: CostKind;
  /** Percentages of the price. */
  readonly percent?: number;
  /** Whole naira; null if it is not known. */
  readonly amount: number | null;
}

export interface MoveInCost {
  readonly lines: readonly CostLine[];
  /** Whole naira, the sum of all amounts that are known; null without a price. */
  readonly total: number | null;
}

/** True for a kind of cost that is a percentage of the price. */
export function isShare(kind: CostKind): kind is 'agreement' | 'commission' {
  return kind === 'agreement' || kind === 'commission';
}

/** Multiplies by whole tenths, because a binary fraction such as 0.023 may fall short of a half. */
function shareOf(price: number, percent: number): number {
  return Math.round((price * Math.round(percent * 10)) / 1_000);
}

/** Everything to pay before moving into a home; each share is rounded to whole naira. */
export function moveInCost(terms: CostTerms): MoveInCost {
  const { deal, price } = terms;
  const lines = COST_KINDS.filter((kind) => deal === 'rent' || kind !== 'caution').map((kind): CostLine => {
    const value = terms[kind];
    if (!isShare(kind)) return { kind, amount: value };
    if (value === null) return { kind, amount: null };
    return { kind, percent: value, amount: price === null ? null : shareOf(price, value) };
  });
  const total = price === null ? null : lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return { lines, total };
}
