/** A bucket of an S3-compatible service. */
export interface StorageSettings {
  bucket: string;
  /** Begins the key of each object: empty, or ends with a slash. */
  prefix: string;
  /** Origin of the service; by default that of Amazon's region. */
  endpoint: string | undefined;
  region: string;
  /** Whether the bucket stands in the path of requests, in the place of the host name. */
  pathStyle: boolean;
  /** Without them the SDK looks for the role of the machine. */
  credentials: StorageCredentials | undefined;
}

export interface StorageCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
}
