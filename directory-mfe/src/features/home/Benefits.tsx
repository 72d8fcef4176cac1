import { useId } from 'react';
import styled from 'styled-components';
import { Card, Feature, tokens } from '@naija/ui';

const Part = styled.section`
  display: grid;
  gap: ${tokens.space.lg};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${tokens.space.md};
`;

const BENEFITS = [
  {
    icon: 'agents',
    title: 'Over 5,000 agents',
    text: 'With complete profiles: photo, fees and record, all to be read before you call.',
  },
  {
    icon: 'certified',
    title: '100% certified agents',
    text: 'Nobody is listed before their e-mail address is confirmed and their profile is filled in.',
  },
  {
    icon: 'trust',
    title: 'Trusted services',
    text: 'Every visitor may leave a comment, and every other visitor can read it.',
  },
  {
    icon: 'places',
    title: 'Easy access to options',
    text: 'Every state, the fee you can afford, the agents with the most deals: a few presses away.',
  },
] as const;

export function Benefits() {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <h2 id={heading}>Why people look here first</h2>
      <List>
        {BENEFITS.map(({ icon, title, text }) => (
          <Card as="li" key={title}>
            <Feature icon={icon} title={title}>
              {text}
            </Feature>
          </Card>
        ))}
      </List>
    </Part>
  );
}
