import { Benefits } from './Benefits.tsx';
import { Claims } from './Claims.tsx';
import { Statistics } from './Statistics.tsx';
import { Stories } from './Stories.tsx';

/** What the product offers, below the search and its agents. */
export default function Introduction() {
  return (
    <>
      <Claims />
      <Statistics />
      <Benefits />
      <Stories />
    </>
  );
}
