import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { Card, Page, tokens } from '@naija/ui';
import { LoginForm } from './LoginForm.tsx';

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  width: 100%;
  max-width: 26rem;
  margin-inline: auto;
`;

const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${tokens.space.md};
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.touch};
`;

/** The way in for agents. */
export default function LoginPage() {
  return (
    <Page title="Log in">
      <Panel>
        <h1>Log in</h1>
        <LoginForm />
        <Ways aria-label="Other ways in">
          <Way to="/forgot">Forgot password?</Way>
          <Way to="/signup">Create an account</Way>
        </Ways>
      </Panel>
    </Page>
  );
}
