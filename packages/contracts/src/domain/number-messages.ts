/** Why a typed number is not accepted; `FIELD_MESSAGES` has the limits of each field. */
export const NUMBER_MESSAGES = {
  amountUnclear: "We can't read this amount. Write it like 1,500,000 or 1.5m",
  kobo: 'Please enter whole naira, without kobo',
  percentUnclear: 'Please enter a percentage like 10 or 2.5, with at most one decimal',
  negative: 'Please enter 0 or more',
} as const;

/** What is shown instead of a figure of a profile, by its kind: its agent has none, which is stored as 0, or has not said. */
export const FIGURE_MESSAGES = {
  count: 'None',
  naira: 'Free',
  percent: 'No fee',
  notStated: 'Not stated',
} as const;
