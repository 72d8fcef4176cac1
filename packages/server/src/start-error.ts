/** Why the server cannot start, in words for whoever starts it. */
export class StartError extends Error {}
