import type { SwitchResponse } from '@naija/contracts/http/releases';

export function switchMessage({ remote, current, before, trial }: SwitchResponse): string {
  const changed = before !== null && before !== current ? `, before it was ${before}` : '';
  const canary = trial ? `; ${trial.version} is a canary for ${String(trial.percent)} % of them` : '';
  return `✓ ${remote}: visitors get ${current}${changed}${canary}`;
}
