import type { PageStatus } from '@naija/contracts/http/release-status';
import { figuresCells, FIGURES_HEAD } from './figures-tables.ts';
import { table, UNKNOWN } from './table.ts';

/** What page loads say of each page, those with most loads first. */
export function pagesTable(pages: readonly PageStatus[]): string {
  if (pages.length === 0) return 'No page has reported a load in the last seven days.';
  const rows = pages.map(({ remote, version, page, figures }) => [
    remote,
    version,
    page || UNKNOWN,
    ...figuresCells(figures),
  ]);
  return table(['REMOTE', 'VERSION', 'PAGE', ...FIGURES_HEAD], rows);
}
