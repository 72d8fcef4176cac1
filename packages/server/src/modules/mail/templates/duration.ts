export function days(count: number): string {
  return `${String(count)} days`;
}

export function hours(count: number): string {
  return count === 1 ? 'one hour' : `${String(count)} hours`;
}
