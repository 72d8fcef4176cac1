import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

/** Of 19. */
const LOW_PRIORITY = 10;

/** Lets a process have what the server and its database leave of the processor, from now on. */
export function giveWay(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    return; // It has ended.
  }
  // Where Linux groups processes by session, the priority of the group counts, and that of a process within it alone.
  writeFile(`/proc/${String(pid)}/autogroup`, String(LOW_PRIORITY)).catch(() => undefined);
}
