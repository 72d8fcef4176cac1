import { LATE_PART } from '@naija/contracts/remote/late-part';
import { TAKES_ATTRIBUTE } from '@naija/contracts/remote/rendered-page';

const LATE = `[${LATE_PART.attribute}]`;

export function isLate(element: Element): boolean {
  return element.closest(LATE) !== null;
}

export function hasLateParts(root: Element): boolean {
  return root.querySelector(LATE) !== null;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
/** Key in sessionStorage of the text that was entered before a reload. */
const ENTERED_KEY = 'naija:entered';
const UNKEPT_TYPES = ['file', 'password'];

interface KeptInput {
  /** Enters the text again, so that the code of the page receives it. Later calls apply to late parts only. */
  enterAgain: () => void;
  /** True if a field that no code listens to has a value. */
  hasEntered: () => boolean;
  /** Keeps the entered text for the same page after a reload, except passwords. */
  keepForReload: () => void;
}

/** Records text that is entered into fields before the code of the page listens to them. */
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
  /** Fields in late parts, set once the page is live. */
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
    // A removed field loses the focus before it is disconnected.
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
        // Browsers restore most fields after a reload themselves.
      }
    },
  };
}

/** Text that was entered before a reload, as pairs of the field's index and its value. */
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

/** True if a field replaces another one in a part that React rendered again. */
function isSame(field: Field, former: Field): boolean {
  return field.name === former.name && field.type === former.type;
}

/** A choice that the browser restored belongs to another address. */
function reset(select: HTMLSelectElement): void {
  for (const option of select.options) option.selected = option.defaultSelected;
}

function enter(field: Field, value: string, former = field): void {
  const selection = selectionOf(former);
  // React remembers the value that is assigned to a field, and ignores an event without a new value.
  if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? ' ' : '';
  // React does not watch the setter of the class.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  if (selection && document.activeElement === field) selection(field);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** @returns a function that sets the same selection in a field; undefined for fields without one, such as email fields */
function selectionOf(from: Field): ((field: Field) => void) | undefined {
  if (from instanceof HTMLSelectElement || from.selectionStart === null) return undefined;
  const { selectionStart, selectionEnd } = from;
  return (field) => {
    if (!(field instanceof HTMLSelectElement)) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** Adds the entered text to links that lead to a search, as the code of the page would. @returns stops changing links */
export function addEnteredToLinks(root: Element): () => void {
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
