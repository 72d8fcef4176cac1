const LOCATIONS_MAX = 500;

/** Locations that were not rendered, each for a time; of very many, the latest. Times are milliseconds since 1970. */
export class FailedLocations {
  readonly #ms;
  readonly #until = new Map<string, number>();

  constructor(ms: number) {
    this.#ms = ms;
  }

  has(location: string, now: number): boolean {
    return (this.#until.get(location) ?? 0) > now;
  }

  add(location: string, now: number): void {
    this.#until.delete(location);
    this.#until.set(location, now + this.#ms);
    const [oldest] = this.#until.keys();
    if (this.#until.size > LOCATIONS_MAX && oldest !== undefined) this.#until.delete(oldest);
  }
}
