/** Whether a mailed link was used before, as the server says of links that it has issued. */
export function isUsedLink(error: unknown): boolean {
  return statusOf(error) === 410;
}

/** True when the same token would be refused again. */
export function isDeadLink(error: unknown): boolean {
  return [400, 409, 410, 422].includes(Number(statusOf(error)));
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}
