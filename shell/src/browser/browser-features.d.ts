/**
 * Removes what throws where it is looked at, so that it is missing instead, and replaces cookies by none. To be called before
 * anything uses them.
 */
export declare function removeRefused(): void;
/** Adds `AbortSignal.timeout`, which Chrome has since 103 and Safari since 16. */
export declare function addTimeouts(): void;
/** Adds `Response.json`, which Chrome has since 105 and Safari since 17. */
export declare function addJsonResponses(): void;
