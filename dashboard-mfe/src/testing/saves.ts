import { waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { setupServer } from 'msw/node';
import { expect } from 'vitest';
import type { Agent } from '@naija/contracts/http/agents';
import { user } from './form.ts';
import { ada } from './records.ts';

/** One PUT request. */
export interface ReceivedSave {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly key: string | null;
  readonly ifMatch: string | null;
  readonly authorization: string | null;
}

type MockResponse = () => Response | Promise<Response>;

/** Responds to PUTs with one response after the other, repeating the last, and records the requests. */
export function mockSaves(
  api: ReturnType<typeof setupServer>,
  path: string,
  ...responses: [MockResponse, ...MockResponse[]]
): ReceivedSave[] {
  const calls: ReceivedSave[] = [];
  api.use(
    http.put(`*${path}`, async ({ request }) => {
      const { headers } = request;
      calls.push({
        fields: (await request.json()) as ReceivedSave['fields'],
        key: headers.get('idempotency-key'),
        ifMatch: headers.get('if-match'),
        authorization: headers.get('authorization'),
      });
      return (responses[calls.length - 1] ?? responses.at(-1) ?? offline)();
    }),
  );
  return calls;
}

/** Waits for the first attempt: until then, a pending edit looks as after a failed one. */
export async function waitForAttempt(calls: readonly ReceivedSave[]): Promise<void> {
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
}

/** Presses 'Try now' in a card until something has arrived: a press while an attempt is under way starts no other. */
export async function tryUntilSent(card: HTMLElement, calls: readonly ReceivedSave[]): Promise<void> {
  await waitFor(async () => {
    if (calls.length === 0) await user.click(within(card).getByText('Try now'));
    expect(calls).not.toHaveLength(0);
  });
}

export const offline: MockResponse = () => HttpResponse.error();

/** An error response with the message of the server. */
export const refused =
  (status: number, message: string, fields?: Record<string, string>): MockResponse =>
  () =>
    HttpResponse.json({ message, code: 'bad_request', ...(fields && { fields }) }, { status });

/** An error page of a proxy, without a message. */
export const badGateway: MockResponse = () => new HttpResponse('<html>', { status: 502 });

/** Response to a saved edit, with the new version. */
export const saved =
  (changes: Partial<Agent> = {}, version = '2'): MockResponse =>
  () =>
    HttpResponse.json(
      { message: 'Profile saved', data: { updatedUser: ada(changes) } },
      { status: 201, headers: { etag: `"7-${version}"` } },
    );

/** Response to an edit of a record that was changed elsewhere, with that record. */
export const changedElsewhere =
  (changes: Partial<Agent>): MockResponse =>
  () =>
    HttpResponse.json(
      { message: 'Changed meanwhile', code: 'precondition_failed', data: ada(changes) },
      { status: 412, headers: { etag: '"7-9"' } },
    );
