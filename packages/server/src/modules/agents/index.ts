export { agentETag, isCurrentRecord, toAgent } from './agent-record.ts';
export { countFound, findTrendingAgents } from './list.ts';
export { type RecordRow, findPublicRecord } from './repository.ts';
export { agentSchema } from './schemas.ts';
export { agentsModule } from './module.ts';
export { locateAgentsJob } from './locate-agents.ts';
export { agentRoutes } from './routes.ts';
