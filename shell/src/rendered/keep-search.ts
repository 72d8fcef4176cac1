/** Keeps what was typed into the search of a page that is rendered anew: in its address, as if it had been sent. */
export function keepSearch(root: Element): void {
  const form = root.querySelector<HTMLFormElement>('form[role="search"]');
  const box = form?.querySelector<HTMLInputElement>('[type="search"][name]');
  if (!form || !box || box.value === box.defaultValue) return;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.set(name, value);
  history.replaceState(history.state, '', `?${query.toString()}`);
}
