import type { TaskKind } from '../../platform/jobs/index.ts';

/** `percent` is the new share of visitors. */
export interface CanaryEvent {
  event: 'canary.withdrawn' | 'canary.raised' | 'release.withdrawn';
  remote: string;
  version: string;
  percent: number;
  reason: string;
  /** ISO 8601, UTC. */
  at: string;
}

export type NotifyOperator = (event: CanaryEvent) => Promise<void>;

interface WebhookOptions {
  timeoutMs?: number;
  retriesMs?: readonly number[];
}

/**
 * Sends events to the operator's address as JSON, with a `text` for chats. No visitor or team can choose the address, and
 * redirects are not followed.
 */
export function operatorWebhook(
  address: string,
  { timeoutMs = 5_000, retriesMs = [1_000, 10_000, 60_000] }: WebhookOptions = {},
): TaskKind {
  return {
    kind: 'operator webhook',
    retriesMs,
    failureMessage: 'an event could not be sent: OPERATOR_WEBHOOK did not accept it',
    async run(payload, signal) {
      const event = payload as CanaryEvent;
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: textOf(event), ...event }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`it answered ${String(response.status)}`);
    },
  };
}

function textOf({ event, remote, version, percent, reason }: CanaryEvent): string {
  if (event === 'release.withdrawn')
    return `${remote} ${version} failed in its first hour, and visitors get the release before it: ${reason}`;
  return event === 'canary.withdrawn'
    ? `${remote} ${version} was worse than the default release, and visitors no longer get it: ${reason}`
    : `${remote} ${version} was raised to ${String(percent)} % of visitors: ${reason}`;
}
