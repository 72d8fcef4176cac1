import { useLocation } from 'react-router-dom';

/** Which of two states the address asks for (`?state=`); the first by default. */
export function useStateFilter<First extends string, Other extends string>(
  first: First,
  other: Other,
): First | Other {
  return new URLSearchParams(useLocation().search).get('state') === other ? other : first;
}
