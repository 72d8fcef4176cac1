const naira = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});
const count = new Intl.NumberFormat('en-NG');

/** Whole naira as shown to people: 50000 gives '₦50,000'. */
export function formatNaira(amount: number): string {
  return naira.format(amount);
}

/** A count with thousands separators: 12500 gives '12,500'. */
export function formatCount(value: number): string {
  return count.format(value);
}
