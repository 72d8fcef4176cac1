// Draws share cards: `CardJob` in and `CardReply` out.
import { serveJobs } from '../../../platform/image-process/serve-jobs.mjs';
import { drawCard } from './draw-card.mjs';

await serveJobs(drawCard);
