/** A failed start that the operator can fix; the message is shown without a stack. */
export class StartError extends Error {}
