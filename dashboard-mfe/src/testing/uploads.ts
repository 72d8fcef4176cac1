import { http, HttpResponse } from 'msw';
import type { setupServer } from 'msw/node';

/** One upload as the server gets it. */
export interface ReceivedUpload {
  /** The texts of the form; a file is '(file)'. */
  readonly fields: Readonly<Record<string, string>>;
  readonly key: string | null;
  readonly ifMatch: string | null;
  readonly authorization: string | null;
}

type Answer = () => Response | Promise<Response>;

/** Answers uploads with one answer after the other, the last one from then on, and notes what was sent. */
export function answerUploads(
  api: ReturnType<typeof setupServer>,
  path: string,
  ...answers: [Answer, ...Answer[]]
): ReceivedUpload[] {
  const calls: ReceivedUpload[] = [];
  api.use(
    http.put(`*${path}`, async ({ request }) => {
      const { headers } = request;
      const fields = Object.fromEntries(
        Array.from(await request.formData(), ([name, value]) => [
          name,
          typeof value === 'string' ? value : '(file)',
        ]),
      );
      calls.push({
        fields,
        key: headers.get('idempotency-key'),
        ifMatch: headers.get('if-match'),
        authorization: headers.get('authorization'),
      });
      return (answers[calls.length - 1] ?? answers.at(-1) ?? offline)();
    }),
  );
  return calls;
}

export const offline: Answer = () => HttpResponse.error();

/** An answer that never comes. */
export const never: Answer = () => new Promise<Response>(() => undefined);

/** A refusal in the server's own words. */
export const refused =
  (status: number, message: string, fields?: Record<string, string>): Answer =>
  () =>
    HttpResponse.json({ message, code: 'bad_request', ...(fields && { fields }) }, { status });

/** A failure without any words, as a proxy gives it. */
export const wordless: Answer = () => new HttpResponse('<html>', { status: 502 });

/** A photo as a phone gives it. */
export const photo = (name = 'ada.jpg', bytes = 1_000) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
