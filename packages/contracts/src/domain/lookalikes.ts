/** Letters that each character may replace, as in 'L@g0s', the likeliest first. */
export const LOOKALIKES: Readonly<Partial<Record<string, string>>> = {
  '0': 'o',
  '1': 'il',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'il',
};
