/** Whether a program has filled in the field `website`, which forms hide from people. */
export function isHoneypotFilled(body: unknown): boolean {
  const { website } = body as { website?: unknown };
  return website !== undefined && website !== null && website !== '';
}
