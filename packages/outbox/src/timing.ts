export interface BackoffLimits {
  readonly minMs: number;
  readonly maxMs: number;
}

/**
 * Milliseconds to wait before the next attempt: exponential backoff with equal jitter, so that devices that lost their
 * connection together do not return together.
 * @param failures number of consecutive failures, at least 1
 */
export function backoffDelayMs(failures: number, { minMs, maxMs }: BackoffLimits): number {
  return Math.min(maxMs, minMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
}

/** Settles like `work`, or after `ms` milliseconds with the value or error of `onTimeout`. */
export async function withTimeout<T, Late>(
  work: Promise<T>,
  ms: number,
  onTimeout: () => Late,
): Promise<T | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, timeout.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
}
