import { Fragment, type ElementType, type ReactNode } from 'react';

export interface SkeletonsProps {
  /** What is on its way, for screen readers: 'Loading agents'. */
  readonly label: string;
  readonly count: number;
  /** The list that what is on its way will stand in, such as `AgentGrid`. */
  readonly layout: ElementType<{ as?: 'div'; 'aria-hidden'?: true; children: ReactNode }>;
  /** The skeleton of one item. */
  readonly children: ReactNode;
}

/** A list that is on its way: its items' skeletons in the list's own layout. */
export function Skeletons({ label, count, layout: Layout, children }: SkeletonsProps) {
  return (
    <div role="status" aria-label={label}>
      <Layout as="div" aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <Fragment key={index}>{children}</Fragment>
        ))}
      </Layout>
    </div>
  );
}
