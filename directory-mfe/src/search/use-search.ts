import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';
import { usePageQuery } from '../agents/use-page-query.ts';
import { isTooLong, searchText } from './search-text.ts';

const QUERY = 'q';

/**
 * What stands in the search box, and what is searched for. The latter is kept in the page's address, follows the typing
 * after a pause of `LIMITS.searchDebounceMs`, and does not fill the history with single letters.
 */
export function useSearch() {
  const [pageQuery, change] = usePageQuery();
  const inAddress = searchText(pageQuery.get(QUERY) ?? '');
  const [typed, setTyped] = useState(inAddress);
  const follow = useFollowed(inAddress, setTyped);
  const pause = usePause();

  const searchFor = (text: string) => {
    follow(text);
    change(
      (query) => {
        if (text === '') query.delete(QUERY);
        else query.set(QUERY, text);
      },
      { replace: true },
    );
  };
  const search = (value: string) => {
    pause.end();
    const text = searchText(value);
    if (!isTooLong(text) && text !== inAddress) searchFor(text);
  };
  return {
    typed,
    tooLong: isTooLong(searchText(typed)),
    /** Empty while nothing is searched for. */
    query: isTooLong(inAddress) ? '' : inAddress,
    type: (value: string) => {
      setTyped(value);
      if (searchText(value) === '') search(value);
      else
        pause.begin(() => {
          search(value);
        });
    },
    /** Searches at once. */
    search,
  };
}

/** Puts into the box what the address says where something else than typing has changed it, such as Back. */
function useFollowed(inAddress: string, setTyped: (text: string) => void): (sent: string) => void {
  const [sent, setSent] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== sent) {
      setSent(inAddress);
      setTyped(inAddress);
    }
  }
  return setSent;
}

function usePause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => {
    clearTimeout(timer.current);
  };
  useEffect(() => end, []);
  return {
    end,
    begin(then: () => void) {
      end();
      timer.current = setTimeout(then, LIMITS.searchDebounceMs);
    },
  };
}
