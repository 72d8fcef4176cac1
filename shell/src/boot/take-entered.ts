import { TAKES_ATTRIBUTE } from '@naija/contracts/remote/rendered-page';

/**
 * Lets links that lead to a search take along what was entered, as the code of the page would.
 * @returns leaves links as they are from then on
 */
export function takeEntered(root: Element): () => void {
  const take = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[${TAKES_ATTRIBUTE}]`);
    const name = link && link.getAttribute(TAKES_ATTRIBUTE);
    const field = name && root.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!field) return;
    const url = new URL(link.href);
    url.searchParams.delete(name);
    if (field.value.trim() !== '') url.searchParams.set(name, field.value.trim());
    link.href = url.href;
  };
  addEventListener('click', take, true);
  return () => {
    removeEventListener('click', take, true);
  };
}
