import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Agent } from '@naija/contracts/http/agents';
import { translateText } from '@naija/runtime';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { SECTIONS } from '../../navigation/sections.ts';
import { ABOUT, DETAIL_GROUPS, type DetailGroup } from './detail-groups.tsx';
import { Bio, FactLine, Facts, Group, Groups } from './overview-layout.ts';

export function AgentDetails({ agent }: { readonly agent: Agent }) {
  return (
    <DashboardSection section={SECTIONS.details}>
      <Groups>
        {DETAIL_GROUPS.map((group) => (
          <Group key={group.id} id={group.id} tabIndex={-1} aria-labelledby={`${group.id}-title`}>
            <h3 id={`${group.id}-title`}>{group.title}</h3>
            {group === ABOUT ? <About bio={agent.bio} /> : <FactList group={group} agent={agent} />}
          </Group>
        ))}
      </Groups>
    </DashboardSection>
  );
}

function FactList({ group, agent }: { readonly group: DetailGroup; readonly agent: Agent }) {
  return (
    <Facts>
      {group.facts.map(({ label, value }) => (
        <FactLine key={label}>
          <dt>{label}</dt>
          <dd>{value(agent)}</dd>
        </FactLine>
      ))}
    </Facts>
  );
}

function About({ bio }: Pick<Agent, 'bio'>) {
  return <Bio dir="auto">{bio === null || bio.trim() === '' ? translateText(MESSAGES.noBio) : bio}</Bio>;
}
