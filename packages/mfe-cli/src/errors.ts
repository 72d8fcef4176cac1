/** Error with a message that says what to do about it. */
export class Refusal extends Error {}

/** Error in how the command was called. */
export class WrongUse extends Error {}

/** Ends a command with status 1 after it has printed its result. */
export class AlreadyReported extends Error {}
