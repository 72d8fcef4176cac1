// Internals of the identity module that tests of other modules prepare their data with.
export { issueRestoreToken } from '../src/modules/identity/email-change/repository.ts';
export { hashPassword, matchesPassword } from '../src/modules/identity/passwords/hash.ts';
export { createSession } from '../src/modules/identity/sessions/repository.ts';
export { consumeToken, issueToken } from '../src/modules/identity/tokens/repository.ts';
