import { noResultsFor } from '@naija/contracts/domain/messages';
import { words } from '@naija/runtime';

/** Of a list without agents; apart from those of lists, which every first page loads. */
export const NO_AGENTS_MESSAGES = words('directory.noAgents', {
  noneMatch: 'No agents match these filters',
  removeFilter: 'Try removing a filter.',
  tryOtherWords: "Check the spelling, or try a town, a state or an agent's name.",
  unknownNumber:
    'No agent is listed here with this number. Check it once more, and pay nothing to a caller you cannot find.',
  noResultsFor,
});
