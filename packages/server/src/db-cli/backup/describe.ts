import type { Manifest } from '../../backup/manifest.ts';

const MB = 1_000_000;

/** What a backup contains, and of when. */
export function describeContents({ tables, photos, releases, takenAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...tables, photos, ...releases].reduce((sum, part) => sum + part.bytes, 0);
  const parts = [
    `${counted(rows, 'row')} of ${counted(tables.length, 'table')}`,
    counted(photos.count, 'photo'),
    `${counted(releases.length, 'file')} of releases`,
  ];
  return `${parts.join(', ')}: ${(bytes / MB).toFixed(1)} MB, as of ${takenAt}.`;
}

/** A sentence about photos that agents have and that were lost before the backup; undefined where there are none. */
export function describeMissing({ photos: { missing } }: Manifest): string | undefined {
  if (missing.length === 0) return undefined;
  const some = missing.slice(0, 5).join(', ');
  return `${counted(missing.length, 'photo')} that agents have could not be found, and not be backed up: ${some}${missing.length > 5 ? ', …' : ''}`;
}

export function counted(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}
