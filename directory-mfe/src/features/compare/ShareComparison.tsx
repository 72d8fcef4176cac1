import { Share2 } from 'lucide-react';
import { comparePath, type CompareQuery } from '@naija/contracts/domain/compare-query';
import { PAGE_TITLES } from '@naija/contracts/domain/pages';
import { Button } from '@naija/ui';
import { COMPARE_MESSAGES } from '../../messages/compare.ts';
import { LinkToCopy } from '../../sharing/LinkToCopy.tsx';
import { useShare } from '../../sharing/use-share.ts';

export function ShareComparison({ query }: { readonly query: CompareQuery }) {
  const { share, byHand } = useShare();
  return (
    <div>
      <Button $variant="secondary" onClick={() => void share(PAGE_TITLES.compare, comparePath(query))}>
        <Share2 size="1.2em" aria-hidden="true" />
        {COMPARE_MESSAGES.share}
      </Button>
      {byHand !== undefined && <LinkToCopy url={byHand} />}
    </div>
  );
}
