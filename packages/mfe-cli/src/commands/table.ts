export const UNKNOWN = '–';

export function moment(iso: string | null): string {
  return iso === null ? UNKNOWN : iso.slice(0, 16).replace('T', ' ');
}

/** Rows in aligned columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) => widths.map((width, column) => (line[column] ?? '').padEnd(width)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
