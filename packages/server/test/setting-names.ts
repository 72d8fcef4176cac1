import { mayBeInFile } from '../src/settings/env-reader.ts';
import { readSettings } from '../src/settings/env.ts';

/** Every variable that the server reads, but those that name a file with the value of another. */
export function settingNames(): string[] {
  const read = new Set<string>();
  readSettings(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_env, name) => {
          read.add(String(name));
          return undefined;
        },
      },
    ),
  );
  const files = [...read].filter(mayBeInFile).map((name) => `${name}_FILE`);
  return [...read].filter((name) => !files.includes(name)).sort();
}
