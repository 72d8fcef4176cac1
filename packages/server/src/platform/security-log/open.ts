import { pino, type Logger } from 'pino';
import { StartError } from '../../start-error.ts';
import { rotatingFile } from './rotating-file.ts';
import { createSecurityLog, type SecurityLog } from './security-log.ts';

export const STDOUT = 'stdout';
const STDOUT_DESCRIPTOR = 1;
const FAILURE_LOG_INTERVAL_MS = 60_000;

/** @throws StartError if the file cannot be written */
export function openSecurityLog(target: string, logger: Logger): SecurityLog {
  if (target === STDOUT) return createSecurityLog(pino.destination({ dest: STDOUT_DESCRIPTOR, sync: true }));
  let silentUntil = 0;
  const failed = (error: unknown) => {
    if (Date.now() < silentUntil) return;
    silentUntil = Date.now() + FAILURE_LOG_INTERVAL_MS;
    logger.error(error, 'the security log cannot be written');
  };
  try {
    return createSecurityLog(rotatingFile(target, failed));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(`SECURITY_LOG: ${target} cannot be written to: ${code ?? message}`);
  }
}
