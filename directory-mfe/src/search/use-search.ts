import { useState } from 'react';
import { isTooLong, SEARCH_PARAM, searchText } from '@naija/contracts/domain/list-query';
import { usePageQuery } from '../agents/use-page-query.ts';
import { useDebounce } from '../shared/use-debounce.ts';

/** The text of the search box, and the query in the URL, which follows it debounced without a new history entry. */
export function useSearch() {
  const [pageQuery, change] = usePageQuery();
  const inUrl = searchText(pageQuery.get(SEARCH_PARAM) ?? '');
  const [typed, setTyped] = useState(inUrl);
  const markSent = useSyncFromUrl(inUrl, setTyped);
  const debounce = useDebounce();

  const searchFor = (text: string) => {
    markSent(text);
    change(
      (query) => {
        if (text === '') query.delete(SEARCH_PARAM);
        else query.set(SEARCH_PARAM, text);
      },
      { replace: true },
    );
  };
  const search = (value: string) => {
    debounce.cancel();
    const text = searchText(value);
    if (!isTooLong(text) && text !== inUrl) searchFor(text);
  };
  return {
    typed,
    tooLong: isTooLong(searchText(typed)),
    query: isTooLong(inUrl) ? '' : inUrl,
    type: (value: string) => {
      setTyped(value);
      if (searchText(value) === '') search(value);
      else
        debounce.start(() => {
          search(value);
        });
    },
    search,
  };
}

/** Updates the box when the URL changes for another reason than typing, such as Back. */
function useSyncFromUrl(inUrl: string, setTyped: (text: string) => void): (sent: string) => void {
  const [sent, setSent] = useState(inUrl);
  const [seen, setSeen] = useState(inUrl);
  if (inUrl !== seen) {
    setSeen(inUrl);
    if (inUrl !== sent) {
      setSent(inUrl);
      setTyped(inUrl);
    }
  }
  return setSent;
}
