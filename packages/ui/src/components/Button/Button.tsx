import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { buttonStyle, type ButtonLook } from './button-style.ts';

/** A button of type `button` by default, so that it submits no form. */
export const Button = styled.button.attrs(({ type }) => ({ type: type ?? 'button' }))<ButtonLook>`
  ${buttonStyle}
`;

/** A router link that looks like a button. */
export const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

/** An external, `tel:` or `mailto:` link that looks like a button. */
export const ButtonAnchor = styled.a<ButtonLook>`
  ${buttonStyle}
`;
