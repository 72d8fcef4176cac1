// Decodes photos: `DecodeRequest` in and `DecodeReply` out.
import { serveJobs } from '../../../platform/image-process/serve-jobs.mjs';
import { encodeVariants } from './encode-variants.mjs';

await serveJobs(encodeVariants);
