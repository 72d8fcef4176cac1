/**
 * What a form sends, behind a function: the arguments of a call stand in actions, which development tools and
 * middleware get to see, and passwords and tokens must not.
 */
export type Sealed<Values> = () => Values;

/** The call of an endpoint, as the hook of RTK Query gives it. */
export type Call<Values, Answer> = (values: Sealed<Values>) => { unwrap: () => Promise<Answer> };
