import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Agent } from '@naija/contracts/http/agents';
import { translateText } from '@naija/runtime';
import { tokens } from '@naija/ui';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { SECTIONS } from '../../navigation/sections.ts';
import { ABOUT, DETAIL_GROUPS, type DetailGroup } from './detail-groups.tsx';

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: ${tokens.space.lg} ${tokens.space.xl};
`;

const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.xs};
  scroll-margin-block-start: ${tokens.space.md};

  > h3 {
    color: ${tokens.color.brand};
    font-size: ${tokens.text.body};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** A label and its value on one line, or wrapped if either is long. */
const FactLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${tokens.space.md};
  padding-block: ${tokens.space.xs};
  border-block-start: 1px solid ${tokens.color.line};

  > dt {
    color: ${tokens.color.muted};
  }

  > dd {
    min-width: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const Bio = styled.p`
  max-width: 42rem;
  padding-block-start: ${tokens.space.xs};
  border-block-start: 1px solid ${tokens.color.line};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

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
