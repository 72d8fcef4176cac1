import { Blank } from '../Skeleton/Blank.tsx';
import { CommentParts } from './CommentParts.tsx';

/** A comment that is on the way; as high as one of two lines. */
export function CommentSkeleton() {
  return (
    <CommentParts
      by={<Blank>Full name</Blank>}
      day={<Blank>Nov 20, 2026</Blank>}
      content={
        <>
          <Blank>What was said</Blank>
          <br />
          <Blank>in two lines</Blank>
        </>
      }
    />
  );
}
