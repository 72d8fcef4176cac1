import { isLate } from './late-parts.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
/** Name in sessionStorage of what was entered into a page that is loaded again. */
const ENTERED_KEY = 'naija:entered';
const UNKEPT_TYPES = ['file', 'password'];

interface KeptInput {
  /** Enters it again, so that the code of the page takes note of it, and from then on records late parts alone. */
  enterAgain: () => void;
  /** Whether fields that nobody listens to hold something. */
  hasEntered: () => boolean;
  /** Lets the same page have it after it was loaded again; passwords are left out. */
  keepForReload: () => void;
}

/** Records what is entered into fields that nobody listens to yet. */
export function keepInput(root: Element): KeptInput {
  const entered = new Map<Field, string>();
  const allFields = () => [...root.querySelectorAll<Field>(FIELDS)];
  const { pathname, search } = globalThis.location;
  const address = pathname + search;
  for (const [index, value] of takeKept(address)) {
    const field = allFields()[index];
    if (!field) continue;
    field.value = value;
    entered.set(field, value);
  }
  /** Those in late parts, once the page is live. */
  let late: readonly Field[] | undefined;
  const record = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(FIELDS) || !root.contains(target)) return;
    const field = target as Field;
    if (late?.includes(field) ?? true) entered.set(field, field.value);
  };
  addEventListener('input', record, true);
  const enterAgain = () => {
    const fields = late ?? allFields();
    late = fields.filter(isLate);
    if (late.length === 0) removeEventListener('input', record, true);
    for (const field of fields) {
      if (late.includes(field) || !field.isConnected) continue;
      const value = entered.get(field);
      if (value !== undefined) enter(field, value);
      else if (field instanceof HTMLSelectElement) reset(field);
    }
  };
  return {
    enterAgain,
    hasEntered: () => [...entered].some(([field, value]) => field.isConnected && value !== ''),
    keepForReload() {
      const kept = allFields().flatMap((field, index) =>
        entered.has(field) && !UNKEPT_TYPES.includes(field.type) ? [[index, field.value]] : [],
      );
      try {
        sessionStorage.setItem(ENTERED_KEY, JSON.stringify([address, kept]));
      } catch {
        // Browsers restore most fields of a page that is loaded again on their own.
      }
    },
  };
}

/** What was entered before this page was loaded again: numbers of fields, with their values. */
function takeKept(address: string): readonly (readonly [index: number, value: string])[] {
  try {
    const [of, kept] = JSON.parse(sessionStorage.getItem(ENTERED_KEY) ?? '[]') as [
      string?,
      (readonly [number, string])[]?,
    ];
    sessionStorage.removeItem(ENTERED_KEY);
    return of === address && kept ? kept : [];
  } catch {
    return [];
  }
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
