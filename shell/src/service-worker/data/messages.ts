import type { MessageHandlers } from '../messages.ts';
import { saveAgents } from './save-ahead.ts';
import { readSavedHere } from './saved-here.ts';
import { emptySaved, readUsage } from './usage.ts';

/** What pages say and ask that concerns saved answers and photos. */
export const dataMessages: MessageHandlers = {
  SAVED_AGENTS: ({ ids }) => saveAgents(ids),
  SAVED_HERE: readSavedHere,
  USAGE: readUsage,
  EMPTY_SAVED: emptySaved,
};
