import { pino, type Logger } from 'pino';
import { StartError } from '../../start-error.ts';
import { rotatingFile } from './rotating-file.ts';
import { createSecurityLog, type SecurityLog } from './security-log.ts';

/** Stands for the standard output in the place of a file. */
export const STDOUT = 'stdout';
const STDOUT_DESCRIPTOR = 1;
/** Milliseconds between two lines in the log of the server about lines that could not be written. */
const COMPLAINT_MS = 60_000;

/**
 * Opens the security log in a file, or on the standard output.
 * @throws StartError where the file cannot be written to.
 */
export function openSecurityLog(target: string, logger: Logger): SecurityLog {
  if (target === STDOUT) return createSecurityLog(pino.destination({ dest: STDOUT_DESCRIPTOR, sync: true }));
  let silentUntil = 0;
  const failed = (error: unknown) => {
    if (Date.now() < silentUntil) return;
    silentUntil = Date.now() + COMPLAINT_MS;
    logger.error(error, 'the security log cannot be written');
  };
  try {
    return createSecurityLog(rotatingFile(target, failed));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(`SECURITY_LOG: ${target} cannot be written to: ${code ?? message}`);
  }
}
