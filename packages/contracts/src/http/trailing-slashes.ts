/** '/' becomes ''. Linear in the length, which `/\/+$/` is not. */
export function stripTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
