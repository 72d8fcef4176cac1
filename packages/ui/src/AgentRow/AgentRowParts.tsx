import type { ReactNode } from 'react';
import { Deals, Fee, Frame, Name, Place, Ways, Words } from './agent-row-layout.ts';

/** What stands in a row, and in the skeleton of one. */
export function AgentRowParts(parts: {
  readonly photo: ReactNode;
  readonly name: ReactNode;
  readonly place: ReactNode;
  readonly fee: ReactNode;
  readonly deals: ReactNode;
  readonly more: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <Frame>
      {parts.photo}
      <Words>
        <div>
          <Name>{parts.name}</Name>
          <Place>{parts.place}</Place>
        </div>
        <Fee>
          Inspection fee <strong>{parts.fee}</strong>
        </Fee>
        <Deals>
          Deals closed <strong>{parts.deals}</strong>
        </Deals>
      </Words>
      <Ways>
        {parts.more}
        {parts.action}
      </Ways>
    </Frame>
  );
}
