/** Mock of `virtual:federation`: the default export of each release, by `name@version`. */
export const exposed = new Map<string, () => Promise<unknown>>();

export function importRemote(id: string): Promise<unknown> {
  return exposed.get(id)?.() ?? Promise.reject(new Error('no such file'));
}
