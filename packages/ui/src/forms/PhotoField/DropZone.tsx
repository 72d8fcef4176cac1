import { useState, type DragEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

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

/** A surface onto which a file can be dragged. */
export function DropZone({ disabled, onFile, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  return (
    <Zone
      $over={over}
      onDragOver={(event) => {
        // Unless a drop is expected, the browser leaves the page and opens the file.
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={(event) => {
        if (leaves(event)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) onFile(event.dataTransfer.files[0]);
      }}
    >
      {children}
    </Zone>
  );
}

/** False where the pointer only went on to something inside. */
function leaves({ currentTarget, relatedTarget }: DragEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
