import type { SwitchResponse } from '@naija/contracts/http/releases';

export function switchMessage({ remote, current, before, trial }: SwitchResponse): string {
  const changed = before !== null && before !== current ? `, before it was ${before}` : '';
  const tried = trial ? `; ${trial.version} is on trial with ${String(trial.percent)} % of them` : '';
  return `✓ ${remote}: visitors get ${current}${changed}${tried}`;
}
