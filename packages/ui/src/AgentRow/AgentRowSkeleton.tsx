import { AvatarFrame } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { PhotoPlaceholder } from '../Photo/PhotoPlaceholder.ts';
import { Blank } from '../Skeleton/Blank.tsx';
import { AgentRowParts } from './AgentRowParts.tsx';

/** A row whose agent is on the way. */
export function AgentRowSkeleton() {
  return (
    <AgentRowParts
      photo={
        <AvatarFrame $size="large">
          <PhotoPlaceholder />
        </AvatarFrame>
      }
      name={<Blank>Full name</Blank>}
      place={<Blank>State</Blank>}
      fee={<Blank>₦5,000</Blank>}
      deals={<Blank>OVER 1,000</Blank>}
      more={
        <Button $variant="secondary" disabled>
          See More
        </Button>
      }
    />
  );
}
