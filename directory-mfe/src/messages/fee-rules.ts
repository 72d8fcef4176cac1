import { words } from '@naija/runtime';

export const FEE_RULE_MESSAGES = words('directory.feeRules', {
  title: (state: string) => `Rules on fees in ${state}`,
  none: (state: string) =>
    `We know of no rule on agents' fees in ${state}. That doesn't mean that there is none.`,
  rule: {
    commission: (percent: string) => `At most ${percent} of a year's rent as commission`,
    agreement: (percent: string) => `At most ${percent} of a year's rent as agreement fee`,
  },
  said: (authority: string) => `says ${authority}`,
  toBeConfirmed: 'to be confirmed',
  source: 'Source:',
  exceeded: {
    commission: (percent: string, state: string, most: string) =>
      `The commission here is ${percent}. For rents in ${state} it may be at most ${most}`,
    agreement: (percent: string, state: string, most: string) =>
      `The agreement fee here is ${percent}. For rents in ${state} it may be at most ${most}`,
  },
  report: 'Where to report a higher fee',
});
