/** Ends a command with words that say what is wrong and what to do about it. */
export class Refusal extends Error {}

/** Ends a command that has said everything already, with the exit status of a refusal. */
export class Told extends Error {}
