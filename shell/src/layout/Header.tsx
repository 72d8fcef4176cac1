import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useIsLoggedIn } from '@naija/runtime';
import { Logo, tokens } from '@naija/ui';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  max-width: 76rem;
  margin: 0 auto;
  padding: ${tokens.space.xs} ${tokens.space.md};
`;

const BarLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${tokens.color.brand};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

/** The name of the product, and the way in for agents. */
export function Header() {
  const loggedIn = useIsLoggedIn();
  return (
    <Bar>
      <BarLink to="/">
        <Logo />
      </BarLink>
      <nav aria-label="Agents">
        {loggedIn ? <BarLink to="/dashboard">Dashboard</BarLink> : <BarLink to="/login">Agent login</BarLink>}
      </nav>
    </Bar>
  );
}
