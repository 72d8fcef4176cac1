/** Mock of the federation plugin's module: what each release exposes, by `name@version`. */
export const exposed = new Map<string, () => Promise<unknown>>();

export function __federation_method_setRemote(): void {
  // No test needs it.
}

export function __federation_method_getRemote(id: string): Promise<unknown> {
  return exposed.get(id)?.() ?? Promise.reject(new Error('no such file'));
}
