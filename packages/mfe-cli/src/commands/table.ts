import type { BuildSource } from '@naija/contracts/http/releases';

const SHORT_COMMIT = 7;

/** A build source in one cell, such as 'acme/directory@1a2b3c4 .github/workflows/ship.yml'. */
export function sourceText({ repository, commit, workflow }: BuildSource): string {
  const name = repository.replace(/^https:\/\/github\.com\//, '');
  return `${name}@${commit.slice(0, SHORT_COMMIT)} ${workflow}`;
}

export const UNKNOWN = '–';

export function moment(iso: string | null): string {
  return iso === null ? UNKNOWN : iso.slice(0, 16).replace('T', ' ');
}

/** Formats rows in aligned columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) => widths.map((width, column) => (line[column] ?? '').padEnd(width)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
