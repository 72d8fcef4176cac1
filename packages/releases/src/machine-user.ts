import os from 'node:os';

export function machineUser(): string {
  return `${userName()}@${os.hostname()}`;
}

/** In a container a user may have no name. */
function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
