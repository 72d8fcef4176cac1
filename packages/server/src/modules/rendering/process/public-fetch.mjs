/** @typedef {import('./messages.ts').AnswerMessage} AnswerMessage */
/** @typedef {import('./messages.ts').RenderMessage} RenderMessage */
/** @typedef {import('./messages.ts').FromRenderer} FromRenderer */

/**
 * Creates a `fetch` whose requests are messages to the server. It can read below the origin of the page being rendered.
 * @param {(message: FromRenderer) => void} send
 */
export function createPublicFetch(send) {
  /** @type {Map<number, (response: Response) => void>} */
  const waiting = new Map();
  /** @type {RenderMessage | undefined} */
  let job;
  let count = 0;

  /** @type {(request: Request) => Promise<Response>} */
  const read = ({ method, url }) => {
    const { origin, pathname, search } = new URL(url);
    if (method !== 'GET') return refuse(`a page on the server cannot ${method}`);
    if (!job) return refuse('no page is being rendered');
    if (origin !== job.origin) return refuse(`a page on the server cannot read from ${origin}`);
    count += 1;
    send({ type: 'read', read: count, job: job.job, path: pathname + search });
    const number = count;
    return new Promise((resolve) => waiting.set(number, resolve));
  };

  return {
    /** @type {typeof fetch} */
    fetch: async (input, init) => read(new Request(input, init)),
    /** @param {RenderMessage | undefined} next */
    begin(next) {
      job = next;
      waiting.clear();
    },
    /** @param {AnswerMessage} answer */
    answer({ read: number, status, etag, body }) {
      const headers = { 'content-type': 'application/json', ...(etag && { etag }) };
      waiting.get(number)?.(new Response(body, { status, headers }));
      waiting.delete(number);
    },
  };
}

/** @param {string} reason @returns {Promise<never>} */
function refuse(reason) {
  return Promise.reject(new TypeError(reason));
}
