/** What a person can press. */
export type Pressable = 'button' | 'link';

/** Somebody new to the site in some browser: all that the essentials need of one, so that they are written once. */
export interface Visitor {
  /** Goes to an absolute address, as by typing it. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until this text stands somewhere on the page. */
  sees(text: string): Promise<void>;
  /** Presses what has this name as soon as it is there. */
  press(what: Pressable, name: string): Promise<void>;
  /** Types into the field with this label, in the place of what stands there. */
  fill(label: string, text: string): Promise<void>;
  /** The value that an expression in the page comes to; it may be a promise of one. */
  ask<Value>(expression: string): Promise<Value>;
  /** Ends the visit; nothing of it is kept. */
  leave(): Promise<void>;
}

/** A browser that may be installed. */
export interface OtherBrowser {
  name: string;
  /** Undefined where the browser can be started, otherwise what is missing. */
  missing(): string | undefined;
  start(): Promise<RunningBrowser>;
}

/** A browser that runs. */
export interface RunningBrowser {
  newVisitor(): Promise<Visitor>;
  stop(): Promise<void>;
}
