import type { Io } from '../io.ts';
import { folderOf } from '../remotes.ts';
import type { Finding } from './finding.ts';

/** One mistake in a shared type may show up in every file. */
const SHOWN = 20;

/** The type errors in a remote and in all that is built into it. */
export async function typeFindings(name: string, io: Io): Promise<Finding[]> {
  const errors = await io.typeErrors(folderOf(name));
  const more = errors.length - SHOWN;
  return [...errors.slice(0, SHOWN), ...(more > 0 ? [`and ${String(more)} more`] : [])].map((message) => ({
    check: 'types',
    message,
  }));
}
