import type { PrebuiltBody } from '../../../platform/http/prebuilt-body.ts';

/** A page as it is sent, until what it was made from changes. */
export interface RenderedPage {
  readonly body: PrebuiltBody;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly size: number;
  /** Title and metadata. */
  readonly head: string;
  /** ETag of each API response that it was made from, by path. */
  readonly calls: ReadonlyMap<string, string>;
  readonly topics: readonly string[];
  /** Last position of the content at which it was known to be current. */
  position: number;
}
