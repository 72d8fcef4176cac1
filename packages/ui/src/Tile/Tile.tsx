import { formatCount } from '@naija/contracts/domain/money';
import { shown } from './shown.ts';
import { Frame, Label, Value } from './tile-layout.ts';

export interface TileProps {
  readonly label: string;
  readonly value: number | null;
  /** How the figure is written; with thousands separators unless told. */
  readonly format?: (value: number) => string;
}

/** One figure of a `TileList`; a dash while there is none. */
export function Tile({ label, value, format = formatCount }: TileProps) {
  return (
    <Frame>
      <Label>{label}</Label>
      <Value>{shown(value, format)}</Value>
    </Frame>
  );
}
