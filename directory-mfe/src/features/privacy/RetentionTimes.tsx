import { formatRetention } from '@naija/contracts/domain/retention';
import { PRIVACY_MESSAGES } from '../../messages/privacy.ts';
import { Facts } from './Facts.ts';
import { KEPT, TIME_TEXTS } from '../../messages/kept-data.ts';

const TEXT = PRIVACY_MESSAGES;
const MEBIBYTE = 1_024 * 1_024;

function times() {
  return [
    ...Object.values(KEPT.ours).map((kept) => ({ ...kept, time: formatRetention(kept.keptMs, TIME_TEXTS) })),
    { ...KEPT.log, time: TEXT.keptBySize((KEPT.log.files * KEPT.log.fileBytes) / MEBIBYTE) },
    ...Object.values(KEPT.operators).map((kept) => ({
      ...kept,
      time: TEXT.atMost(formatRetention(kept.keptMs, TIME_TEXTS)),
    })),
  ];
}

/** What is deleted by itself, from the times that the server enforces. */
export function RetentionTimes() {
  return (
    <Facts>
      {times().map(({ what, why, time }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{`${time}, ${why}.`}</dd>
        </div>
      ))}
    </Facts>
  );
}
