import {
  formatRetention,
  OPERATOR_RETENTION,
  RETENTION,
  SECURITY_LOG,
} from '@naija/contracts/domain/retention';
import { PRIVACY_MESSAGES } from '../../messages/privacy.ts';
import { Facts } from './Facts.ts';

const TEXT = PRIVACY_MESSAGES;
const MEBIBYTE = 1_024 * 1_024;

const TIMES = [
  ...Object.values(RETENTION).map((kept) => ({ ...kept, time: formatRetention(kept.keptMs) })),
  { ...SECURITY_LOG, time: TEXT.keptBySize((SECURITY_LOG.files * SECURITY_LOG.fileBytes) / MEBIBYTE) },
  ...Object.values(OPERATOR_RETENTION).map((kept) => ({
    ...kept,
    time: TEXT.atMost(formatRetention(kept.keptMs)),
  })),
];

/** What is deleted by itself, from the times that the server enforces. */
export function RetentionTimes() {
  return (
    <Facts>
      {TIMES.map(({ what, why, time }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            {time}, {why}.
          </dd>
        </div>
      ))}
    </Facts>
  );
}
