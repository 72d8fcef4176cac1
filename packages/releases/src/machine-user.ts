import os from 'node:os';

export function machineUser(): string {
  return `${userName()}@${os.hostname()}`;
}

/** Name of the user, or the id, because a user in a container may have no name. */
function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
