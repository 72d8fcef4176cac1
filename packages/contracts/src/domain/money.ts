const naira = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});
const count = new Intl.NumberFormat('en-NG');

export function formatNaira(amount: number): string {
  return naira.format(amount);
}

export function formatCount(value: number): string {
  return count.format(value);
}

/** '8 %', in one line. */
export function formatPercent(value: number): string {
  return `${count.format(value)}\u00a0%`;
}
