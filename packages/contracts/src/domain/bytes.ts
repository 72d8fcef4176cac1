// Decimal units, as mobile data is sold.
const UNITS = ['kB', 'MB', 'GB'] as const;

export function formatBytes(bytes: number): string {
  let value = bytes / 1_000;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  const digits = unit > 0 && value < 100 ? 1 : 0;
  const shown = value < 1 && unit === 0 ? Math.floor(value) : value;
  return `${shown.toLocaleString('en-NG', { maximumFractionDigits: digits })} ${UNITS[unit] ?? ''}`;
}
