const MAX_READ = 512;

/** Browsers that also contain a later part come first */
const BROWSERS: readonly (readonly [part: string, name: string])[] = [
  ['Opera Mini/', 'Opera Mini'],
  ['OPR/', 'Opera'],
  ['OPT/', 'Opera'],
  ['Edg', 'Edge'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['UCBrowser/', 'UC Browser'],
  ['PHX/', 'Phoenix'],
  ['Instagram', 'Instagram'],
  ['FBA', 'Facebook'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const SYSTEMS: readonly (readonly [part: string, name: string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['KAIOS', 'KaiOS'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
];

/**
 * Names browser and system of a User-Agent, as in 'Chrome on Android'; null for an unknown system. The name contains only words
 * of this table.
 */
export function deviceName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, MAX_READ);
  const nameIn = (names: typeof BROWSERS) => names.find(([part]) => text.includes(part))?.[1];
  const system = nameIn(SYSTEMS);
  return system === undefined ? null : `${nameIn(BROWSERS) ?? 'A browser'} on ${system}`;
}
