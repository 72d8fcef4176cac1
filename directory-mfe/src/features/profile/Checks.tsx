import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { lagosDay } from '@naija/contracts/domain/dates';
import type { Agent } from '@naija/contracts/http/agents';
import { Badge, tokens } from '@naija/ui';
import { checksOf } from '../../agents/checks-of.ts';

const ignoreChanges = () => () => undefined;

const today = () => lagosDay(new Date());

const List = styled.ul`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.sm};

  > li {
    display: grid;
    justify-items: start;
    gap: ${tokens.space.xxs};
  }
`;

const Meaning = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

/** The checks that an agent has passed, apart from the email, each with an explanation. */
export default function Checks({ agent }: { readonly agent: Agent }) {
  const today = useToday();
  return (
    <List>
      {checksOf(agent, today).map(({ label, means }) => (
        <li key={label}>
          <Badge kind="verified">{label}</Badge>
          <Meaning>{means}</Meaning>
        </li>
      ))}
    </List>
  );
}

/** The day in Lagos; undefined during hydration, because the server may have rendered the page on another day. */
function useToday(): string | undefined {
  return useSyncExternalStore<string | undefined>(ignoreChanges, today, () => undefined);
}
