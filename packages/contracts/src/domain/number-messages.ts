/** Validation messages for a typed number; `FIELD_MESSAGES` has the limits of each field. */
export const NUMBER_MESSAGES = {
  amountUnclear: "We can't read this amount. Write it like 1,500,000 or 1.5m",
  kobo: 'Please enter whole naira, without kobo',
  percentUnclear: 'Please enter a percentage like 10 or 2.5, with at most one decimal',
  negative: 'Please enter 0 or more',
  wholeNumber: 'Please enter a whole number',
  numberLarge: 'This number is too large',
  percentLarge: 'A percentage must not exceed 100',
} as const;
