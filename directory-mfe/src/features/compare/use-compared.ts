import type { Agent, ChargedAsPublished } from '@naija/contracts/http/agents';
import { cacheStatusOf } from '@naija/runtime';
import { useDirectoryAgentByIdQuery, isUnknownAgent } from '../../agents/agent-api.ts';

export interface Compared {
  readonly id: string;
  /** `gone`: no longer listed. */
  readonly status: 'loading' | 'loaded' | 'failed' | 'gone';
  readonly agent?: Agent;
  readonly charged?: ChargedAsPublished | undefined;
  /** Time at which the server sent a cached record, ISO 8601; undefined for a fresh one. */
  readonly savedAt?: string | undefined;
  readonly retry: () => void;
}

/** The records of up to four agents, in their order. */
export function useCompared(ids: readonly string[]): readonly Compared[] {
  const slots = [useSlot(ids[0]), useSlot(ids[1]), useSlot(ids[2]), useSlot(ids[3])];
  return slots.filter((slot) => slot !== undefined);
}

function useSlot(id: string | undefined): Compared | undefined {
  const { currentData, isError, error, refetch } = useDirectoryAgentByIdQuery(id ?? '', {
    skip: id === undefined,
  });
  if (id === undefined) return undefined;
  const retry = () => void refetch();
  if (isError && isUnknownAgent(error)) return { id, status: 'gone', retry };
  if (currentData)
    return {
      id,
      status: 'loaded',
      agent: currentData.data,
      charged: currentData.charged,
      savedAt: cacheStatusOf(currentData).savedAt,
      retry,
    };
  return { id, status: isError ? 'failed' : 'loading', retry };
}
