import { execFileSync } from 'node:child_process';
import { ROOT } from './workspaces.mjs';

/** The commit that is checked out; ends in -dirty where there are changes besides. */
export function describeCommit() {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}
