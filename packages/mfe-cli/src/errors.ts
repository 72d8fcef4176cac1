/** Error with a message that explains what to do. */
export class Refusal extends Error {}

/** Error of a command that was called with wrong arguments. */
export class WrongUse extends Error {}

/** Ends a command with status 1 after it has printed its result. */
export class AlreadyReported extends Error {}
