/** Header of a response with the id by which its lines are found in the server's log. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Format of a request id, also one from a proxy: a UUID or similar. */
export const REQUEST_ID_PATTERN = '^[A-Za-z0-9_-]{8,64}$';

/** Metric of the Server-Timing header of a page, which scripts can read: its description is the id of the request. */
export const REQUEST_TIMING = 'request';

/** Performance mark with the id of the last request that the server failed to answer, as its detail. */
export const FAILED_REQUEST_MARK = 'naija:failed-request';
