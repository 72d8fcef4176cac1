import { useState, type DragEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';
import { withHeicType } from './PhotoInput.tsx';

export interface DropZoneProps {
  readonly disabled: boolean;
  readonly onFile: (file: File | undefined) => void;
  readonly children: ReactNode;
}

const Zone = styled.div<{ readonly $over: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.md};
  padding: ${tokens.space.md};
  background: ${({ $over }) => ($over ? tokens.color.brandSoft : tokens.color.surface)};
  border: 1px dashed ${({ $over }) => ($over ? tokens.color.brand : tokens.color.edge)};
  border-radius: ${tokens.radius.medium};
`;

export function DropZone({ disabled, onFile, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  return (
    <Zone
      $over={over}
      onDragOver={(event) => {
        // Otherwise the browser navigates to the dropped file.
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={(event) => {
        if (leaves(event)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (!disabled) onFile(file && withHeicType(file));
      }}
    >
      {children}
    </Zone>
  );
}

/** False if the pointer only moved to a child element. */
function leaves({ currentTarget, relatedTarget }: DragEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
