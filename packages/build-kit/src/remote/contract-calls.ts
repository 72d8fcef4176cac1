import { API_CALLS } from '@naija/contracts/http/api-calls';
import { nameOfField, type ApiCalls } from '@naija/contracts/http/answer-fields';
import { ANY_VALUE, type ModuleReads } from './module-reads.ts';

/** Calls of the API that modules make, with the fields that any module reads of the answers. */
export async function callsOf(
  modules: readonly ModuleReads[],
  names: ReadonlySet<string>,
): Promise<ApiCalls> {
  const made = await Promise.all(
    modules.map(async ({ paths, literals, methods }) => {
      const urls = [...literals, ...(await Promise.all(paths.map(urlOf))).flat()];
      return urls.flatMap((url) => callsAt(url, methods));
    }),
  );
  const read = [...new Set(made.flat())].sort().map((call) => {
    const fields = Object.entries(API_CALLS[call] ?? {});
    return [call, Object.fromEntries(fields.filter(([field]) => names.has(nameOfField(field))))] as const;
  });
  return Object.fromEntries(read);
}

/** URL of a path of the contracts, with ANY_VALUE for each argument; empty if the export is not a path. */
async function urlOf({ module, group, name }: ModuleReads['paths'][number]): Promise<string[]> {
  const exported = (await import(module)) as Record<string, Record<string, unknown> | undefined>;
  const paths = exported[group];
  const path = paths && Object.hasOwn(paths, name) ? paths[name] : undefined;
  const url: unknown =
    typeof path === 'function' ? (path as (...args: string[]) => unknown)(ANY_VALUE, ANY_VALUE) : path;
  return typeof url === 'string' ? [url] : [];
}

/** Calls at a URL: those at exactly this path, otherwise those whose parameters match. */
function callsAt(url: string, methods: ReadonlySet<string>): string[] {
  const asked = segmentsOf(url.replace(/[?#].*/s, ''));
  const calls = Object.keys(API_CALLS).filter((call) => methods.has(call.slice(0, call.indexOf(' '))));
  const at = (isSame: (own: string, asked: string) => boolean) =>
    calls.filter((call) => {
      const own = segmentsOf(call.slice(call.indexOf(' ') + 1));
      return own.length === asked.length && own.every((part, index) => isSame(part, asked[index] ?? ''));
    });
  const exact = at((own, part) => (isParameter(own) ? isParameter(part) : own === part));
  return exact.length > 0 ? exact : at((own, part) => isParameter(own) || own === part);
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':') || segment.includes(ANY_VALUE);
}

function segmentsOf(path: string): string[] {
  return path.split('/').slice(1);
}
