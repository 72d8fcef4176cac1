import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { object, string } from 'yup';
import { findState, stateName, TRENDING_STATE } from '@naija/contracts/domain/states';
import { Form, Page, StateSelect, SubmitButton } from '@naija/ui';
import { Agents } from './Agents.tsx';
import { START } from './messages.ts';

const PATH = '/__name__';
// A function, so that the message is in the language of the page.
const schema = object({ state: string().required(() => START.chooseState) });

const Narrow = styled.div`
  max-width: 24rem;
`;

/** `/__name__`: the agents of a state, which the address names. */
export default function StartPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const state = findState(new URLSearchParams(search).get('state') ?? '')?.slug ?? TRENDING_STATE;
  return (
    <Page title={START.title}>
      {/* For search engines and previews: the server writes them into the head. */}
      <meta name="description" content={START.description(stateName(state))} />
      <link rel="canonical" href={PATH} />
      <h1>{START.title}</h1>
      <Narrow>
        <Form
          key={state}
          initialValues={{ state }}
          schema={schema}
          onSubmit={async (chosen) => {
            await navigate(`${PATH}?state=${chosen.state}`);
          }}
        >
          <StateSelect name="state" label={START.state} />
          <SubmitButton busy={START.busy}>{START.show}</SubmitButton>
        </Form>
      </Narrow>
      <Agents state={state} />
    </Page>
  );
}
