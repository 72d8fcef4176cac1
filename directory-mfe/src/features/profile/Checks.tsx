import styled from 'styled-components';
import type { Agent } from '@naija/contracts/http/agents';
import { Badge, tokens } from '@naija/ui';
import { checksOf } from '../../checks/checks-of.ts';
import { useToday } from '../../checks/use-today.ts';

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
