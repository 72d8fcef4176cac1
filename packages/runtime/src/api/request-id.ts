import { FAILED_REQUEST_MARK, REQUEST_ID_HEADER } from '@naija/contracts/http/request-id';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** An error of a call; `request` is the id of a request that failed on the server. */
export type CallError = FetchBaseQueryError & { readonly request?: string };

/** Adds the id of a request that failed on the server, and keeps it for the failure reports of the page. */
export function withRequestId(error: FetchBaseQueryError, response: Response | undefined): CallError {
  const id = response?.headers.get(REQUEST_ID_HEADER);
  if (!response || response.status < 500 || !id) return error;
  performance.clearMarks(FAILED_REQUEST_MARK);
  performance.mark(FAILED_REQUEST_MARK, { detail: id });
  return { ...error, request: id };
}
