/** Texts that only this remote shows; those that the server or other remotes show too stand in `@naija/contracts`. */
export const DIRECTORY_MESSAGES = {
  searchFailed: 'Failed to fetch results. Please try again.',
  noComments: 'No comments yet. Be the first to leave a comment!',
  commentFailed: 'Failed to post comment',
  onAirbnb: 'Available on Airbnb',
  notOnAirbnb: 'Not on Airbnb',
} as const;
