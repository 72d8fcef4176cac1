/** A public limit of a fee in a state, as one source reports it. */
export interface FeeRule {
  /** Slug. */
  readonly state: string;
  /** The limit, as a percentage of a year's rent. */
  readonly fee: 'commission' | 'agreement';
  readonly maxPercent: number;
  /** Authority that set the limit. */
  readonly authority: string;
  /** Day on which the authority was reported to say so, `YYYY-MM-DD`. */
  readonly saidOn: string;
  readonly source: { readonly name: string; readonly url: string };
  /** Page of the authority that takes reports about agents who ask for more. */
  readonly reportUrl: string;
  /** True once a lawyer has reviewed the rule (docs/fee-rules.md); until then pages say 'to be confirmed'. */
  readonly isConfirmed: boolean;
}

/** Fee rules by state, reviewed as described in docs/fee-rules.md. A state without a row has no known rule. */
export const FEE_RULES: readonly FeeRule[] = [
  {
    state: 'lagos',
    fee: 'commission',
    maxPercent: 10,
    authority: 'the Lagos State Government',
    saidOn: '2025-05-15',
    source: {
      name: 'Legit.ng',
      url: 'https://www.legit.ng/business-economy/economy/1655139-lagos-state-urges-tenants-report-agents-landlords-exploitation/',
    },
    reportUrl: 'https://lasrera.lagosstate.gov.ng',
    isConfirmed: false,
  },
  {
    state: 'lagos',
    fee: 'agreement',
    maxPercent: 10,
    authority: 'the Lagos State Government',
    saidOn: '2025-05-15',
    source: {
      name: 'Everyday Lagos',
      url: 'https://everydaylagos.ng/lagos-enforces-10-tenancy-agreement-fee-cap-cracks-down-on-illegal-housing-charges',
    },
    reportUrl: 'https://lasrera.lagosstate.gov.ng',
    isConfirmed: false,
  },
];

export function feeRulesOf(state: string): readonly FeeRule[] {
  return FEE_RULES.filter((rule) => rule.state === state);
}

/** The rules of a state whose limit a fee is above. */
export function exceededRules(
  state: string,
  fees: { readonly commission: number | null; readonly agreement: number | null },
): readonly FeeRule[] {
  return feeRulesOf(state).filter(({ fee, maxPercent }) => (fees[fee] ?? 0) > maxPercent);
}
