import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';

/** What the server did to a canary by itself; `percent` is its share of visitors from then on. */
export interface CanaryEvent {
  event: 'canary.withdrawn' | 'canary.raised';
  remote: string;
  version: string;
  percent: number;
  reason: string;
  /** ISO 8601, UTC. */
  at: string;
}

export type NotifyOperator = (event: CanaryEvent) => Promise<void>;

interface WebhookOptions {
  log: Pick<FastifyBaseLogger, 'warn'>;
  timeoutMs?: number;
  /** Pauses before each further attempt. */
  retriesMs?: readonly number[];
}

/**
 * Sends events to the operator's address as JSON, with a `text` for chats; never rejects. Nothing that a visitor or a team
 * sends chooses the address, and redirects are not followed. A process that ends takes its retries with it: the audit has all
 * events, and mail the withdrawals.
 */
export function operatorWebhook(
  address: string,
  { log, timeoutMs = 5_000, retriesMs = [1_000, 10_000, 60_000] }: WebhookOptions,
): NotifyOperator {
  const post = async (body: string): Promise<void> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${String(response.status)}`);
  };
  return async (event) => {
    const body = JSON.stringify({ text: textOf(event), ...event });
    for (const pauseMs of [...retriesMs, undefined]) {
      try {
        await post(body);
        return;
      } catch (err) {
        if (pauseMs === undefined)
          log.warn({ err, event }, 'OPERATOR_WEBHOOK got no event: it did not take it');
        else await delay(pauseMs, undefined, { ref: false });
      }
    }
  };
}

function textOf({ event, remote, version, percent, reason }: CanaryEvent): string {
  return event === 'canary.withdrawn'
    ? `${remote} ${version} was worse than the default release, and visitors no longer get it: ${reason}`
    : `${remote} ${version} was raised to ${String(percent)} % of visitors: ${reason}`;
}
