export type Pressable = 'button' | 'link';

/** A visitor in any browser: the operations that the essentials need. */
export interface Visitor {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until this text stands somewhere on the page. */
  seesText(text: string): Promise<void>;
  press(what: Pressable, name: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** Evaluates an expression in the page; promises are awaited. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Errors and warnings of the console so far; undefined if the driver does not give them. */
  readonly noise: readonly string[] | undefined;
  close(): Promise<void>;
}

export interface OtherBrowser {
  name: string;
  /** Names of missing programs; undefined if the browser can be started. */
  missing(): string | undefined;
  start(): Promise<RunningBrowser>;
}

export interface VisitorSettings {
  /** The visitor has set the browser to refuse cookies and whatever else sites store. */
  refusesStorage?: boolean;
}

export interface RunningBrowser {
  newVisitor(settings?: VisitorSettings): Promise<Visitor>;
  stop(): Promise<void>;
}
