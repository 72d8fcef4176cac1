import { Fragment, type ElementType, type ReactNode } from 'react';

export interface SkeletonsProps {
  /** Accessible name of the live region: 'Loading agents'. */
  readonly label: string;
  readonly count: number;
  /** The list component of the loaded items, such as `AgentGrid`. */
  readonly layout: ElementType<{ as?: 'div'; 'aria-hidden'?: true; children: ReactNode }>;
  /** The skeleton of one item. */
  readonly children: ReactNode;
}

/** Placeholder of a list that is being loaded, in its own layout. */
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
