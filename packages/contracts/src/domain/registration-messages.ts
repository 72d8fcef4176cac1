/** Validation messages and server messages about registrations. */
export const REGISTRATION_FIELD_MESSAGES = {
  numberRequired: 'Please enter the number',
  cacInvalid: 'Please enter RC, BN, IT, LP or LLP and the number, as on the certificate: RC 123456',
  otherInvalid: 'Please enter the number as on the certificate: letters and digits',
  checkedOnRequired: 'Please enter the day on which you looked it up',
  checkedOnInvalid: 'It must be today, or a day of the last month',
  validUntilRequired: 'Please enter the last day on which it holds',
  validUntilInvalid: 'It must be after today, and at most two years after the check',
} as const;

export const REGISTRATION_RESPONSES = {
  entered: "Saved. We'll look it up in the public register, and tell you by email.",
  removed: 'Removed.',
  alreadyChecked: 'This number has been checked already, and still holds.',
} as const;
