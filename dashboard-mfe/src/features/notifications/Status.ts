import styled from 'styled-components';
import { tokens } from '@naija/ui';

/** A live region, mounted while it is empty: only changes are announced. */
export const Status = styled.p<{ readonly $isProblem?: boolean }>`
  color: ${({ $isProblem = false }) => ($isProblem ? tokens.color.danger : tokens.color.success)};
  font-size: ${tokens.text.small};
  font-weight: 600;
`;
