import os from 'node:os';

/** Who runs this process, as user@host. */
export function machineUser(): string {
  return `${userName()}@${os.hostname()}`;
}

/** In a container a user may have a number and no name. */
function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
