import type { ReactNode } from 'react';
import { MapPin } from 'lucide-react';
import { Fact, Facts, Fee, Name, Place, Who, Words } from './agent-card-layout.ts';

/** What a card says beside the photo, and the skeleton of one. */
export function AgentCardWords(words: {
  readonly name: ReactNode;
  readonly place: ReactNode;
  readonly fee: ReactNode;
  readonly deals: ReactNode;
}) {
  return (
    <Words>
      <Who>
        <Name>{words.name}</Name>
        <Place>
          <MapPin size="1em" />
          {words.place}
        </Place>
      </Who>
      <Facts>
        <Fee>
          Inspection fee <strong>{words.fee}</strong>
        </Fee>
        <Fact>
          Deals closed <strong>{words.deals}</strong>
        </Fact>
      </Facts>
    </Words>
  );
}
