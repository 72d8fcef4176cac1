import { vi } from 'vitest';
import { answerData } from '../data/answer-data.ts';
import { answerPhoto } from '../data/answer-photo.ts';
import { placeOf } from '../data/shelves.ts';

type Answer = () => Response | Promise<Response>;

/** A server of public answers, and the worker between it and a page. */
export class DataServer {
  /** What was asked for, in order: address paths with their queries. */
  readonly asked: string[] = [];
  readonly requests: Request[] = [];
  readonly #answers = new Map<string, Answer>();
  #work: Promise<unknown>[] = [];

  constructor() {
    vi.stubGlobal('fetch', (input: string | Request, init?: RequestInit) =>
      this.#answer(input instanceof Request ? input : new Request(absolute(input), init)),
    );
  }

  /** Says what is answered at an address from now on; without an answer the server is not reached. */
  answers(path: string, answer?: Answer): void {
    if (answer) this.#answers.set(path, answer);
    else this.#answers.delete(path);
  }

  /** Nobody answers any more. */
  goDown(): void {
    this.#answers.clear();
  }

  /** What a page gets from the worker; without `settled`, as soon as there is an answer. */
  async visit(path: string, { settled = true } = {}): Promise<Response> {
    const url = new URL(absolute(path));
    const place = placeOf(url);
    if (!place) throw new Error(`${path} is nothing to keep`);
    const event = { waitUntil: (work: Promise<unknown>) => this.#work.push(work) };
    const answer = place.shelf === 'photos' ? answerPhoto : answerData;
    const given = await answer(new Request(url), place, event as unknown as ExtendableEvent);
    if (settled) await this.settle();
    return given;
  }

  /** Waits for what the worker does beside answering. */
  async settle(): Promise<void> {
    await Promise.all(this.#work);
    this.#work = [];
  }

  async #answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    this.asked.push(pathname + search);
    this.requests.push(request);
    const answer = this.#answers.get(pathname + search);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  }
}

function absolute(path: string): string {
  return new URL(path, 'https://naija.test').href;
}
