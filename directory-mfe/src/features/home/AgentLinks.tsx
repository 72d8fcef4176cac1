import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { tokens } from '@naija/ui';

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.touch};
  border-radius: ${tokens.radius.small};
  color: inherit;
  font-weight: 600;
`;

const Quiet = styled(Way)`
  font-weight: 400;
`;

/** The ways in for agents who are not logged in. */
export function AgentLinks() {
  return (
    <>
      <Way to="/signup">Sign up as an agent here</Way>
      <Quiet to="/login">Agent login</Quiet>
    </>
  );
}
