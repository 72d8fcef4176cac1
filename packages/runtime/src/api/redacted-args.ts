/**
 * Mutation arguments behind a function. RTK Query puts arguments into its actions, which dev tools and middleware
 * see; a function hides passwords and tokens from them.
 */
export type RedactedArgs<Values> = () => Values;

/** The trigger that a mutation hook returns. */
export type MutationTrigger<Values, Result> = (values: RedactedArgs<Values>) => {
  unwrap: () => Promise<Result>;
};
