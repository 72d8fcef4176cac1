import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { tokens } from '@naija/ui';

const TouchLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.touch};
  border-radius: ${tokens.radius.small};
  color: inherit;
  font-weight: 600;
`;

const QuietLink = styled(TouchLink)`
  font-weight: 400;
`;

export function AgentLinks() {
  return (
    <>
      <TouchLink to="/signup">Sign up as an agent here</TouchLink>
      <QuietLink to="/login">Agent login</QuietLink>
    </>
  );
}
