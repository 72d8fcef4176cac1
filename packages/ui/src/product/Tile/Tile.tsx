import { useId, useState } from 'react';
import { Info } from 'lucide-react';
import { EMPTY } from '@naija/contracts/domain/messages';
import type { NumberKind } from '@naija/contracts/domain/typed-number';
import { words } from '@naija/runtime';
import { Blank } from '../../components/Skeleton/Blank.tsx';
import { showFigure } from './show-figure.ts';
import { Explanation, Frame, Hint, Label, Toggle, Unit, Value } from './tile-layout.ts';

const texts = words('ui.tile', {
  meaning: (label: string) => `What does ${label} mean?`,
});

export interface TileProps {
  readonly label: string;
  readonly value: number | null;
  /** A count by default. */
  readonly kind?: NumberKind;
  /** The counted things: 'homes sold'. */
  readonly unit?: (value: number) => string;
  /** Short explanation below the figure. */
  readonly hint?: string | undefined;
  /** Full explanation of the figure; shown when the tile is pressed. */
  readonly explanation?: string;
}

export function Tile({ label, value, kind = 'count', unit, hint, explanation }: TileProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame>
      <Label>
        <span>{label}</span>
        {explanation !== undefined && (
          <Toggle
            type="button"
            aria-label={texts.meaning(label)}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            <Info size="1.15em" aria-hidden="true" />
          </Toggle>
        )}
      </Label>
      <Value>
        <span>{showFigure(kind, value, EMPTY.tile)}</span>
        {unit && value !== null && value > 0 && <Unit>{` ${unit(value)}`}</Unit>}
        {value !== null && <HintLine hint={hint} />}
      </Value>
      {explanation !== undefined && (
        <Explanation id={id} hidden={!isOpen}>
          {explanation}
        </Explanation>
      )}
    </Frame>
  );
}

function HintLine({ hint }: Pick<TileProps, 'hint'>) {
  return hint !== undefined && <Hint>{` ${hint}`}</Hint>;
}

export function TileSkeleton({ label, hint }: Pick<TileProps, 'label' | 'hint'>) {
  return (
    <Frame>
      <Label>{label}</Label>
      <Value>
        <Blank aria-hidden>1,000</Blank>
        <HintLine hint={hint} />
      </Value>
    </Frame>
  );
}
