import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { buttonStyle, type ButtonLook } from './button-style.ts';

/** A button that does not submit a form unless it is told to. */
export const Button = styled.button.attrs(({ type }) => ({ type: type ?? 'button' }))<ButtonLook>`
  ${buttonStyle}
`;

/** A link to another page of the product that looks like a button. */
export const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

/** A link out of the product, or to a phone number or an address, that looks like a button. */
export const ButtonAnchor = styled.a<ButtonLook>`
  ${buttonStyle}
`;
