import type { ReactNode } from 'react';
import type { OverviewPart } from './parts.ts';
import { Part } from './overview-layout.ts';

/** A part of the Dashboard tab under its heading. It can be led to, and then takes the focus. */
export function NamedPart({
  part: { id, title },
  children,
}: {
  readonly part: OverviewPart;
  readonly children: ReactNode;
}) {
  return (
    <Part as="section" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </Part>
  );
}
