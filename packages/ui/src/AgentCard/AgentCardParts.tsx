import type { ReactNode } from 'react';
import { MapPin } from 'lucide-react';
import { Fact, Facts, Fee, Name, Place, Who, Words } from './agent-card-layout.ts';

/** What stands in a card, and in the skeleton of one. */
export function AgentCardParts(parts: {
  readonly photo: ReactNode;
  readonly name: ReactNode;
  readonly place: ReactNode;
  readonly fee: ReactNode;
  readonly deals: ReactNode;
}) {
  return (
    <>
      {parts.photo}
      <Words>
        <Who>
          <Name>{parts.name}</Name>
          <Place>
            <MapPin size="1em" />
            {parts.place}
          </Place>
        </Who>
        <Facts>
          <Fee>
            Inspection fee <strong>{parts.fee}</strong>
          </Fee>
          <Fact>
            Deals closed <strong>{parts.deals}</strong>
          </Fact>
        </Facts>
      </Words>
    </>
  );
}
