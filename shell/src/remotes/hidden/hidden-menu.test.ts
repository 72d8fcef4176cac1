import { beforeEach, expect, test, vi } from 'vitest';
import { isMenuHidden } from './hidden-menu.ts';

// jsdom does not support pseudo-elements, which this module needs.
vi.mock('./painted-covers.ts', () => ({ paintedCovers: () => [], isAllPaintedOver: () => false }));

/** Position of a button in the middle of a bar, because jsdom has no layout. */
let box: DOMRect;
let onTop: Element | null;
let header: HTMLElement;
let button: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><header><a href="/">Home</a><button aria-controls="menu">Menu</button>
    <nav id="menu"><a href="/about"></a></nav></header><main><p></p></main><div id="toasts"></div></div>`;
  header = find('header');
  button = find('button');
  onTop = button;
  box = new DOMRect(280, 10, 60, 44);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.elementFromPoint = (x, y) => (x === 310 && y === 32 ? onTop : null);
  document.getAnimations = () => [];
  Range.prototype.getBoundingClientRect = () => box;
  for (const side of ['scrollWidth', 'scrollHeight'])
    Object.defineProperty(document.documentElement, side, { value: 2_000, configurable: true });
  button.getBoundingClientRect = () => box;
  header.getBoundingClientRect = () => new DOMRect(0, box.y - 10, 360, 64);
  return () => {
    vi.unstubAllGlobals();
    for (const name of ['elementFromPoint', 'getAnimations']) Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect');
    for (const side of ['scrollWidth', 'scrollHeight'])
      Reflect.deleteProperty(document.documentElement, side);
    vi.spyOn(globalThis, 'scrollY', 'get').mockRestore();
  };
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

function coverWith(html: string, parent = document.body): void {
  parent.insertAdjacentHTML('beforeend', `<div class="cover">${html}</div>`);
  onTop = find('.cover :last-child');
  onTop.getBoundingClientRect = () => box;
}

const scrollBy = (y: number) => {
  vi.spyOn(globalThis, 'scrollY', 'get').mockReturnValue(y);
  box.y -= y;
};

test('a menu that the visitor can tap is not hidden', () => {
  expect(isMenuHidden()).toBe(false);
});

test.each<[string, () => void]>([
  [
    'is covered by a layer',
    () => {
      coverWith('<i></i>');
    },
  ],
  [
    'is covered by the page',
    () => {
      coverWith('<i></i>', find('main'));
    },
  ],
  [
    'is covered by an empty dialog',
    () => {
      coverWith('<p role="dialog"></p>');
    },
  ],
  ['takes no taps', () => (onTop = document.documentElement)],
  ['is not displayed', () => (box = new DOMRect())],
  [
    'is taken out of the page',
    () => {
      header.remove();
    },
  ],
  [
    'loses what it contains',
    () => {
      header.replaceChildren();
    },
  ],
  ['is moved to where no scrolling leads', () => (box = new DOMRect(280, -200, 60, 44))],
])('a menu that %s is hidden', (_, hide) => {
  hide();
  expect(isMenuHidden()).toBe(true);
});

test.each<[string, () => void]>([
  [
    'a modal dialog covers it',
    () => {
      coverWith('<dialog open><p>Really?</p></dialog>');
    },
  ],
  [
    'an element with the role of a dialog covers it',
    () => {
      coverWith('<p role="dialog">Really?</p>');
    },
  ],
  [
    'an open popover covers it',
    () => {
      coverWith('<p popover>Really?</p>');
    },
  ],
  [
    'the backdrop of a dialog covers it',
    () => {
      coverWith('<p role="dialog">Really?</p><i></i>');
    },
  ],
  [
    'a notice of the shell covers it',
    () => {
      coverWith('<p></p>', find('#toasts'));
    },
  ],
  [
    'it is scrolled out of sight',
    () => {
      scrollBy(300);
      onTop = null;
    },
  ],
  [
    'it is scrolled below a bar that sticks to the top',
    () => {
      scrollBy(20);
      coverWith('<i></i>', find('main'));
    },
  ],
  [
    'the page is printed',
    () => {
      vi.stubGlobal('matchMedia', () => ({ matches: true }));
      box = new DOMRect();
    },
  ],
])('a menu is not hidden if %s', (_, change) => {
  change();
  expect(isMenuHidden()).toBe(false);
});
