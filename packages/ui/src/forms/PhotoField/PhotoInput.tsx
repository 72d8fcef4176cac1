import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyle, type ButtonLook } from '../../components/Button/button-style.ts';
import { tokens } from '../../foundations/theme/tokens.ts';

export interface PhotoInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'children'> {
  /** Never empty; more than one file only with `multiple`. */
  readonly onFiles: (files: readonly File[]) => void;
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

// The invisible native input covers the button, so that pointer, keyboard and screen readers use it.
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

/** Most systems know no media type of HEIC photos; without one, browsers call them no image. */
export function withHeicType(file: File): File {
  return file.type === '' && /\.hei[cf]$/i.test(file.name)
    ? new File([file], file.name, { type: 'image/heic', lastModified: file.lastModified })
    : file;
}

/** A file input for images that looks like a button. */
export function PhotoInput({ onFiles, children, className, ...input }: PhotoInputProps) {
  return (
    <Box className={className}>
      <Input
        {...input}
        type="file"
        accept="image/*"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])].map(withHeicType);
          if (files.length > 0) onFiles(files);
          // Otherwise choosing the same file again fires no change event.
          currentTarget.value = '';
        }}
      />
      <Look $variant="secondary" aria-hidden="true">
        {children}
      </Look>
    </Box>
  );
}

/** A button that opens the camera. On phones and tablets only: a laptop's camera takes poor photos. */
export const CameraInput = styled(PhotoInput)`
  display: none;

  @media (pointer: coarse) {
    display: inline-grid;
  }
`;
