/** The value of a cookie of a request; '' without it. */
export function cookieValue(header: string | undefined, name: string): string {
  const pair = header?.split(';').find((part) => part.trimStart().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1) ?? '';
}
