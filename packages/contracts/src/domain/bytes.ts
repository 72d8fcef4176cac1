const UNITS = ['kB', 'MB', 'GB'] as const;

/** A number of bytes for people, as shops sell data: '850 kB', '3.2 MB'. Less than a kilobyte is '0 kB'. */
export function formatBytes(bytes: number): string {
  let value = bytes / 1_000;
  let unit = 0;
  // 999.95 would be shown as 1,000.
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  const digits = unit > 0 && value < 100 ? 1 : 0;
  const shown = value < 1 && unit === 0 ? Math.floor(value) : value;
  return `${shown.toLocaleString('en-NG', { maximumFractionDigits: digits })} ${UNITS[unit] ?? ''}`;
}
