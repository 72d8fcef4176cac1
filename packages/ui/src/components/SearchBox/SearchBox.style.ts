import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';
import { visuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';

export const Label = styled.label<{ readonly $hidden: boolean }>`
  display: block;
  margin-block-end: ${tokens.space.xxs};
  font-weight: 600;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

export const Box = styled.div`
  display: flex;
  align-items: center;
  min-height: calc(${tokens.size.touch} + 2px);
  padding-inline-start: ${tokens.space.sm};
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.medium};
  color: ${tokens.color.muted};

  &:focus-within {
    border-color: ${tokens.color.brand};
    outline: 3px solid ${tokens.color.accent};
    outline-offset: 2px;
  }

  > svg {
    flex: none;
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.xs};
  background: transparent;
  border: 0;
  color: ${tokens.color.ink};
  appearance: none;

  /* The box around it shows the focus ring. */
  &:focus-visible {
    outline: none;
  }

  &::placeholder {
    color: ${tokens.color.muted};
    opacity: 1;
  }

  /* Replaced by a button that is large enough to touch. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** Submit button for visitors without scripts, for whom nothing searches while they type. */
export const Send = styled(Button)`
  display: none;

  @media (scripting: none) {
    display: inline-flex;
  }
`;

export const ErrorText = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xxs};
  margin-block-start: ${tokens.space.xxs};
  color: ${tokens.color.danger};
  font-size: ${tokens.text.small};
  font-weight: 500;

  &:empty {
    margin: 0;
  }

  > svg {
    flex: none;
  }
`;
