import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { createAppStore } from '@naija/runtime';
import { runningAgentList, type AgentListArg } from './agents-api.ts';

type AppDispatch = ReturnType<typeof createAppStore>['dispatch'];

/** Ends the request for a list as soon as another list is wanted in its place: visitors pay for each byte. */
export function useAbortOvertaken(wanted: AgentListArg): void {
  const dispatch = useDispatch<AppDispatch>();
  const latest = useRef(wanted);
  useEffect(() => {
    const before = latest.current;
    latest.current = wanted;
    if (!isSame(before, wanted)) dispatch(runningAgentList(before))?.abort();
  }, [dispatch, wanted]);
}

function isSame(one: AgentListArg, other: AgentListArg): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
