import styled from 'styled-components';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, tokens } from '@naija/ui';

const Back = styled(Button)`
  justify-self: start;
  margin-left: calc(-1 * ${tokens.space.md});
`;

/** Back to where the visitor came from; home when this page is the first one they opened. */
export function BackButton() {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return (
    <Back $variant="quiet" onClick={() => void (isFirstPage ? navigate('/') : navigate(-1))}>
      <span aria-hidden="true">←</span> Back
    </Back>
  );
}
