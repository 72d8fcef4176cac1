import { expect, test } from 'vitest';
import { sampleAgent } from '../../components/Photo/agent.fixture.ts';
import { agentLink, linkedAgent } from './agent-link.ts';

const { to, state } = agentLink(sampleAgent({ id: 'a/7', area: 'Ikeja' }));

test('the page that a card leads to knows what the card shows', () => {
  expect(to).toBe('/agent/a%2F7');
  expect(linkedAgent(state, 'a/7')).toMatchObject({ name: 'Ada Obi', area: 'Ikeja', state: 'lagos' });
});

test.each([[null], [undefined], [{}], [{ agent: { id: 'a/7' } }], [{ agent: { ...state.agent, id: '8' } }]])(
  'a history entry that holds %j knows no agent',
  (held) => {
    expect(linkedAgent(held, 'a/7')).toBeUndefined();
  },
);
