import { formatPercent } from '@naija/contracts/domain/money';
import type { FeeRule } from '@naija/contracts/domain/fee-rules';
import { stateName } from '@naija/contracts/domain/states';

const FEES: Record<FeeRule['fee'], string> = { commission: 'commission', agreement: 'agreement fee' };

export const FEE_RULE_MESSAGES = {
  title: (state: string) => `Rules on fees in ${stateName(state)}`,
  none: (state: string) =>
    `We know of no rule on agents' fees in ${stateName(state)}. That doesn't mean that there is none.`,
  rule: ({ fee, maxPercent }: FeeRule) =>
    `At most ${formatPercent(maxPercent)} of a year's rent as ${FEES[fee]}`,
  said: ({ authority }: FeeRule) => `says ${authority}`,
  toBeConfirmed: 'to be confirmed',
  source: 'Source:',
  exceeded: ({ fee, maxPercent, state }: FeeRule, percent: number) =>
    `The ${FEES[fee]} here is ${formatPercent(percent)}. For rents in ${stateName(state)} it may be at most ${formatPercent(maxPercent)}`,
  report: 'Where to report a higher fee',
} as const;
