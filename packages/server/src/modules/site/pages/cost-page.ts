import { costPath, readCostQuery } from '@naija/contracts/domain/cost-query';
import { PAGE_META, pagePaths } from '@naija/contracts/domain/pages';
import { publicPage, type Page } from './page.ts';

/** Previews of a shared link lead to its figures; search engines are given the page without any. */
export function costPage(params: URLSearchParams): Page {
  return { ...publicPage(pagePaths.cost, PAGE_META.cost, []), address: costPath(readCostQuery(params)) };
}
