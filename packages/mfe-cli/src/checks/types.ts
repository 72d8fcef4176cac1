import type { Io } from '../io.ts';
import { folderOf } from '../remotes.ts';
import type { Finding } from './finding.ts';

/** One error in a shared type may be reported in every file. */
const SHOWN = 20;

/** Type errors in a remote and in its dependencies. */
export async function typeFindings(name: string, io: Io): Promise<Finding[]> {
  const errors = await io.typeErrors(folderOf(name, io.root));
  const more = errors.length - SHOWN;
  return [...errors.slice(0, SHOWN), ...(more > 0 ? [`and ${String(more)} more`] : [])].map((message) => ({
    check: 'types',
    message,
  }));
}
