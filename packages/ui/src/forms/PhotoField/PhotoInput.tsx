import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyle, type ButtonLook } from '../../Button/button-style.ts';
import { tokens } from '../../theme/tokens.ts';

export interface PhotoInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'children'> {
  readonly onFile: (file: File | undefined) => void;
  /** What the button shows. */
  readonly children: ReactNode;
}

const Box = styled.span`
  position: relative;
  display: inline-grid;
  grid-template-columns: minmax(0, auto);
  max-width: 100%;
`;

const Look = styled.span<ButtonLook>`
  ${buttonStyle}
  min-width: 0;
`;

// The browser's own control lies over the looks of ours, so that mouse, keyboard and screen reader find it there.
const Input = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  opacity: 0;
  cursor: pointer;

  &::file-selector-button {
    cursor: inherit;
  }

  &:focus-visible + ${Look} {
    outline: 3px solid ${tokens.color.accent};
    outline-offset: 2px;
  }

  &:hover:not(:disabled) + ${Look} {
    border-color: ${tokens.color.brand};
    color: ${tokens.color.brand};
  }

  &:disabled {
    cursor: default;
  }

  &:disabled + ${Look} {
    background: ${tokens.color.sunken};
    border-color: ${tokens.color.line};
    color: ${tokens.color.muted};
  }
`;

/** A button that asks the device for one image. */
export function PhotoInput({ onFile, children, className, ...input }: PhotoInputProps) {
  return (
    <Box className={className}>
      <Input
        {...input}
        type="file"
        accept="image/*"
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          // Otherwise choosing the same file again would be no change.
          currentTarget.value = '';
        }}
      />
      <Look $variant="secondary" aria-hidden="true">
        {children}
      </Look>
    </Box>
  );
}
