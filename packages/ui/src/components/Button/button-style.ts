import { css } from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export interface ButtonLook {
  readonly $variant?: ButtonVariant;
}

const variants = {
  primary: css`
    background: ${tokens.color.brand};
    color: ${tokens.color.onBrand};

    &:hover:not(:disabled) {
      background: ${tokens.color.brandStrong};
    }
  `,
  secondary: css`
    background: ${tokens.color.surface};
    border-color: ${tokens.color.edge};
    color: ${tokens.color.ink};

    &:hover:not(:disabled) {
      border-color: ${tokens.color.brand};
      color: ${tokens.color.brand};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${tokens.color.brand};

    &:hover:not(:disabled) {
      background: ${tokens.color.brandSoft};
    }
  `,
};

/** Style of a button that looks disabled and keeps the focus. */
export const ariaDisabledStyle = css`
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.6;
  }
`;

export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.xs};
  min-width: ${tokens.size.touch};
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.xs} ${tokens.space.md};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.medium};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${tokens.motion.quick},
    border-color ${tokens.motion.quick};

  &:disabled {
    cursor: default;
    opacity: 0.6;
  }

  ${({ $variant = 'primary' }) => variants[$variant]}
`;
