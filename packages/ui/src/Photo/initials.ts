/** First letters of the first and the last name, in upper case: 'ada obi' gives 'AO'. Empty for an empty name. */
export function initials(name: string): string {
  const names = name.trim().split(/\s+/);
  const letters = [names[0], names.length > 1 ? names.at(-1) : ''].map(
    (word = '') => /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '',
  );
  return letters.join('').toUpperCase();
}
