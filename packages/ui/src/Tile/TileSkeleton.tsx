import { Blank } from '../Skeleton/Blank.tsx';
import { Frame, Label, Value } from './tile-layout.ts';

/** A tile whose figure is on the way. */
export function TileSkeleton({ label }: { readonly label: string }) {
  return (
    <Frame>
      <Label>{label}</Label>
      <Value>
        <Blank aria-hidden>1,000</Blank>
      </Value>
    </Frame>
  );
}
