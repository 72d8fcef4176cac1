import { isLate } from './late-parts.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';

/**
 * Records what is entered into fields that nobody listens to yet.
 * @returns enters it again, so that the code of the page takes note of it, and from then on records late parts alone
 */
export function keepInput(root: Element): () => void {
  const entered = new Map<Field, string>();
  /** Those in late parts, once the page is live. */
  let late: readonly Field[] | undefined;
  const record = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(FIELDS) || !root.contains(target)) return;
    const field = target as Field;
    if (late?.includes(field) ?? true) entered.set(field, field.value);
  };
  addEventListener('input', record, true);
  return () => {
    const fields = late ?? [...root.querySelectorAll<Field>(FIELDS)];
    late = fields.filter(isLate);
    if (late.length === 0) removeEventListener('input', record, true);
    for (const field of fields) {
      if (late.includes(field) || !field.isConnected) continue;
      const value = entered.get(field);
      if (value !== undefined) enter(field, value);
      else if (field instanceof HTMLSelectElement) reset(field);
    }
  };
}

/** A choice that the browser has restored on its own is that of another address. */
function reset(select: HTMLSelectElement): void {
  for (const option of select.options) option.selected = option.defaultSelected;
}

function enter(field: Field, value: string): void {
  const selection = selectionOf(field);
  // React remembers what is assigned to a field, and ignores an event that brings nothing new.
  if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? ' ' : '';
  // By the setter of its class, which React does not watch.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  if (selection && document.activeElement === field) selection();
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** @returns restores the selection; undefined for fields without one, as those for emails */
function selectionOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return undefined;
  const { selectionStart, selectionEnd } = field;
  return () => {
    field.setSelectionRange(selectionStart, selectionEnd);
  };
}
