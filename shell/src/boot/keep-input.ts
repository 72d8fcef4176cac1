import { LATE_PART } from '@naija/contracts/remote/late-part';

const LATE = `[${LATE_PART.attribute}]`;

export function isLate(element: Element): boolean {
  return element.closest(LATE) !== null;
}

export function hasLateParts(root: Element): boolean {
  return root.querySelector(LATE) !== null;
}

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
  let focused: Field | undefined;
  /** Those in late parts, once the page is live. */
  let late: readonly Field[] | undefined;
  const record = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(FIELDS) || !root.contains(target)) return;
    const field = target as Field;
    if (late?.includes(field) ?? true) entered.set(field, field.value);
  };
  const recordFocus = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS) && root.contains(target))
      focused = target as Field;
  };
  const forgetFocus = () => {
    // A field that is taken away loses the focus first.
    queueMicrotask(() => {
      if (focused?.isConnected && focused !== document.activeElement) focused = undefined;
    });
  };
  addEventListener('input', record, true);
  addEventListener('focusin', recordFocus);
  addEventListener('focusout', forgetFocus);
  const enterAgain = () => {
    const shown = allFields();
    const formers = new Map<Field, Field>();
    for (const former of new Set([...entered.keys(), ...(focused ? [focused] : [])])) {
      const field = former.isConnected ? undefined : shown.find((other) => isSame(other, former));
      if (!field) continue;
      formers.set(field, former);
      late = late?.map((other) => (other === former ? field : other));
      const value = entered.get(former);
      if (value !== undefined) entered.set(field, value);
      entered.delete(former);
      if (former === focused && document.activeElement === document.body) field.focus();
    }
    const fields = late ?? shown;
    late = fields.filter(isLate);
    if (late.length === 0) {
      removeEventListener('input', record, true);
      removeEventListener('focusin', recordFocus);
      removeEventListener('focusout', forgetFocus);
    }
    for (const field of fields) {
      if (late.includes(field) || !field.isConnected) continue;
      const value = entered.get(field);
      if (value !== undefined) enter(field, value, formers.get(field));
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

/** Whether a field is rendered in place of another one, in a part that React has rendered anew. */
function isSame(field: Field, former: Field): boolean {
  return field.name === former.name && field.type === former.type;
}

/** A choice that the browser has restored on its own is that of another address. */
function reset(select: HTMLSelectElement): void {
  for (const option of select.options) option.selected = option.defaultSelected;
}

function enter(field: Field, value: string, former = field): void {
  const selection = selectionOf(former);
  // React remembers what is assigned to a field, and ignores an event that brings nothing new.
  if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? ' ' : '';
  // By the setter of its class, which React does not watch.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  if (selection && document.activeElement === field) selection(field);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** @returns selects the same in a field; undefined for fields without a selection, as those for emails */
function selectionOf(from: Field): ((field: Field) => void) | undefined {
  if (from instanceof HTMLSelectElement || from.selectionStart === null) return undefined;
  const { selectionStart, selectionEnd } = from;
  return (field) => {
    if (!(field instanceof HTMLSelectElement)) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
