import { withoutPassword } from './parsers.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(['These settings cannot be used:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
  }
}

/** Reads environment variables and collects problems; an empty value counts as unset. */
export class EnvReader {
  readonly problems: string[] = [];
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  /**
   * The parsed variable, or `fallback` where it is unset or invalid.
   * @param show how a problem repeats the value
   */
  read<T>(
    name: string,
    fallback: T,
    expected: string,
    parse: (text: string) => T | undefined,
    show = withoutPassword,
  ): T {
    const text = this.#text(name);
    if (text === '') return fallback;
    const value = parse(text);
    if (value === undefined) this.problems.push(`${name}=${show(text)}: expected ${expected}`);
    return value ?? fallback;
  }

  optional<T>(name: string, expected: string, parse: (text: string) => T | undefined): T | undefined {
    return this.read<T | undefined>(name, undefined, expected, parse);
  }

  choice<T extends string>(name: string, fallback: T, choices: readonly T[]): T {
    return this.read(name, fallback, `one of ${choices.join(', ')}`, (text) =>
      choices.find((item) => item === text),
    );
  }

  isOn(name: string, fallback: boolean): boolean {
    return this.choice(name, fallback ? 'on' : 'off', ['on', 'off']) === 'on';
  }

  isUnset(name: string): boolean {
    return this.#text(name) === '';
  }

  #text(name: string): string {
    return this.#env[name]?.trim() ?? '';
  }
}
