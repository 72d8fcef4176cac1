import styled from 'styled-components';
import type { Agent } from '@naija/contracts/http/agents';
import { Badge, tokens } from '@naija/ui';
import { checksOf } from '../../agents/checks-of.ts';
import { useSyncExternalStore } from 'react';
import { lagosDay } from '@naija/contracts/domain/dates';

const ignoreChanges = () => () => undefined;

const today = () => lagosDay(new Date());

/** The day in Lagos; undefined while a rendered page is hydrated, which may be of another day. */
function useToday(): string | undefined {
  return useSyncExternalStore<string | undefined>(ignoreChanges, today, () => undefined);
}

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

/** What was checked of an agent beside the email, and what that means. */
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
