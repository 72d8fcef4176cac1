declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  interface S3rverOptions {
    /** Buckets are folders in it. */
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string }[];
  }

  export default class S3rver {
    constructor(options: S3rverOptions);
    configureBuckets(): Promise<void>;
    getMiddleware(): RequestListener;
  }
}
