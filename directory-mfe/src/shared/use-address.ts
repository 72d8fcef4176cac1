import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDebounce } from './use-debounce.ts';

interface Address<Query> {
  readonly query: Query;
  /** Changes when something other than `change` has changed the address, such as a link to the same page. */
  readonly version: number;
  readonly change: (query: Query) => void;
}

/**
 * The state that a page keeps in its URL. Changes are written to the URL, debounced, without a new history entry.
 * @param read parses the URL; like its inverse `pathOf`, it must be the same function at each render
 */
export function useAddress<Query>(
  read: (params: URLSearchParams) => Query,
  pathOf: (query: Query) => string,
): Address<Query> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const debounce = useDebounce();
  const query = read(new URLSearchParams(search));
  const inUrl = pathOf(query);
  const [sent, setSent] = useState(inUrl);
  const [seen, setSeen] = useState(inUrl);
  const [version, setVersion] = useState(0);
  const latest = useRef(inUrl);
  useEffect(() => {
    latest.current = inUrl;
  }, [inUrl]);
  if (inUrl !== seen) {
    setSeen(inUrl);
    if (inUrl !== sent) {
      setSent(inUrl);
      setVersion(version + 1);
    }
  }
  const change = useCallback(
    (changed: Query) => {
      debounce.start(() => {
        const path = pathOf(changed);
        if (path === latest.current) return;
        setSent(path);
        void navigate(path, { replace: true });
      });
    },
    [debounce, navigate, pathOf],
  );
  return { query, version, change };
}
