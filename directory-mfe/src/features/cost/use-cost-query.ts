import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { costPath, readCostQuery, type CostQuery } from '@naija/contracts/domain/cost-query';
import { pagePaths } from '@naija/contracts/domain/pages';
import { useDebounce } from '../../search/use-debounce.ts';

/** The figures of the page's URL, which follows what is typed, debounced, in the same history entry. */
export function useCostQuery() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const debounce = useDebounce();
  const query = readCostQuery(new URLSearchParams(search));
  const inUrl = costPath(query);
  const [sent, setSent] = useState(inUrl);
  const [seen, setSeen] = useState(inUrl);
  const [version, setVersion] = useState(0);
  const latest = useRef(inUrl);
  useEffect(() => {
    latest.current = inUrl;
  }, [inUrl]);
  // Changed by something other than typing, such as a link to the page.
  if (inUrl !== seen) {
    setSeen(inUrl);
    if (inUrl !== sent) {
      setSent(inUrl);
      setVersion(version + 1);
    }
  }
  const change = useCallback(
    (changed: CostQuery) => {
      debounce.start(() => {
        const path = costPath(changed);
        if (path === latest.current) return;
        setSent(path);
        void navigate({ search: path.slice(pagePaths.cost.length) }, { replace: true });
      });
    },
    [debounce, navigate],
  );
  return { query, version, change };
}
