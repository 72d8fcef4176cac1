import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { trackCode } from '../../loading/pending-loads.ts';
import { isPageHidden } from './hidden-page.ts';

// jsdom does not support pseudo-elements, which this module needs.
vi.mock('./painted-covers.ts', () => ({ paintedCovers: () => [] }));

/** Place of each text and element, because jsdom has no layout. */
let box: DOMRect;
let onTop: Element | null;
let animations: object[];

class Effect {
  readonly target: Element;
  private readonly endTime: number;
  constructor(target: Element, endTime: number) {
    this.target = target;
    this.endTime = endTime;
  }
  getComputedTiming() {
    return { endTime: this.endTime };
  }
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><header></header><main><p><b>Text</b></p></main></div>';
  box = new DOMRect(20, 100, 200, 20);
  onTop = find('b');
  animations = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('KeyframeEffect', Effect);
  document.elementFromPoint = () => onTop;
  document.getAnimations = () => animations as Animation[];
  Range.prototype.getBoundingClientRect = () => box;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => box);
  for (const side of ['scrollWidth', 'scrollHeight'])
    Object.defineProperty(document.documentElement, side, { value: 2_000, configurable: true });
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    for (const name of ['elementFromPoint', 'getAnimations']) Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect');
    for (const side of ['scrollWidth', 'scrollHeight'])
      Reflect.deleteProperty(document.documentElement, side);
    document.body.replaceChildren();
    document.body.removeAttribute('style');
  };
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

function coverWith(html: string, parent = document.body): void {
  parent.insertAdjacentHTML('beforeend', html);
  onTop = parent.lastElementChild;
}

const animate = (endTime: number) => {
  find('p').style.opacity = '0';
  animations = [{ playState: 'running', effect: new Effect(find('p'), endTime) }];
};

test('a page of which the visitor sees a text is not hidden', () => {
  expect(isPageHidden()).toBe(false);
});

test.each<[string, () => void]>([
  ['its opacity', () => (find('main').style.opacity = '0')],
  ['opacities that multiply', () => (find('main').style.opacity = find('p').style.opacity = '0.2')],
  ['its visibility', () => (find('main').style.visibility = 'hidden')],
  ['a filter', () => (find('main').style.filter = 'opacity(0)')],
  ['blur', () => (document.body.style.filter = 'blur(40px)')],
  ['a size of nothing', () => (box = new DOMRect())],
  ['a size in which nothing can be read', () => (box = new DOMRect(20, 100, 200, 3))],
  ['the filter of a picture', () => (find('main').style.filter = 'url("#none")')],
  [
    'the loss of all styles',
    () => {
      document.head.remove();
      onTestFinished(() => {
        document.documentElement.prepend(document.createElement('head'));
      });
    },
  ],
  ['a place beside the window', () => (box = new DOMRect(-9_999, 100, 200, 20))],
  ['a place below all scrolling', () => (box = new DOMRect(20, 9_999, 200, 20))],
  [
    'a cover',
    () => {
      coverWith('<i></i>');
    },
  ],
  [
    'a picture over it, which may be transparent',
    () => {
      coverWith('<canvas></canvas>');
    },
  ],
  [
    'a cover of its own',
    () => {
      coverWith('<i></i>', find('main'));
    },
  ],
  ['taps that it does not get', () => (onTop = document.documentElement)],
  [
    'being taken away',
    () => {
      find('main').remove();
    },
  ],
  [
    'an animation without end',
    () => {
      animate(1_000_000);
    },
  ],
])('a page is hidden by %s', (_, hide) => {
  hide();
  expect(isPageHidden()).toBe(true);
});

test.each<[string, () => void]>([
  ['is empty', () => (find('main').innerHTML = '<p hidden>Text</p><script>1</script>')],
  [
    'fades in',
    () => {
      animate(2_000);
    },
  ],
  [
    'waits for code',
    () => {
      find('main').style.opacity = '0';
      void trackCode(new Promise(() => undefined));
    },
  ],
  ['is scrolled away', () => (box = new DOMRect(20, -300, 200, 20))],
  [
    'is behind a banner',
    () => {
      coverWith('<div>Cookies?</div>', find('main'));
    },
  ],
  [
    'is behind a link that fills its card',
    () => {
      coverWith('<a href="/agent/7"></a>', find('main'));
    },
  ],
  [
    'is behind the backdrop of a dialog',
    () => {
      coverWith('<div><i></i><div role="dialog">Really?</div></div>');
      onTop = find('i');
    },
  ],
  ['is behind the menu', () => (onTop = find('header'))],
  ['is printed', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
])('a page that %s is not hidden', (_, change) => {
  change();
  expect(isPageHidden()).toBe(false);
});
