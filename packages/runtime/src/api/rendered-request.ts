/** The `requestId` of queries whose data came in the HTML of the page. */
export const RENDERED_REQUEST = 'rendered';
