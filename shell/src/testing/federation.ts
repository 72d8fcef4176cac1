/** Stands in for the federation plugin's module in unit tests: what each release, by `name@version`, exposes. */
export const exposed = new Map<string, () => Promise<unknown>>();

export function __federation_method_setRemote(): void {
  // Nothing has to be known beforehand here.
}

export function __federation_method_getRemote(id: string): Promise<unknown> {
  return exposed.get(id)?.() ?? Promise.reject(new Error('no such file'));
}
