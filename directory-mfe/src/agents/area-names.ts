import { stateName } from '@naija/contracts/domain/states';
import type { Agent } from '@naija/contracts/http/agents';

/** The areas that an agent serves, with the state of those in other states alone; undefined for none. */
export function areaNames({ areas, state }: Pick<Agent, 'areas' | 'state'>): string | undefined {
  const own = `, ${stateName(state)}`;
  return areas?.map((area) => area.replace(own, '')).join(' · ');
}
