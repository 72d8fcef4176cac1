import type { BrowserContext } from '@playwright/test';

/** How a browser lets a page down that uses one of its features. */
export type Fault = 'absent' | 'throws when read' | 'throws when called' | 'rejects';

/**
 * Features that a page may use, as paths from the window, each with the faults that browsers have: some setting, private mode,
 * frame, insecure origin or older version. What every supported browser has under all settings is not here.
 */
export const FEATURES: Readonly<Record<string, readonly Fault[]>> = {
  localStorage: ['absent', 'throws when read', 'throws when called'],
  sessionStorage: ['absent', 'throws when read', 'throws when called'],
  indexedDB: ['absent', 'throws when read', 'throws when called'],
  caches: ['absent', 'throws when read', 'throws when called', 'rejects'],
  'Document.prototype.cookie': ['throws when read'],
  cookieStore: ['absent'],
  BroadcastChannel: ['absent', 'throws when called'],
  'navigator.locks': ['absent', 'throws when read', 'throws when called', 'rejects'],
  'navigator.serviceWorker': ['absent', 'throws when read', 'rejects'],
  'navigator.storage': ['absent', 'throws when read', 'rejects'],
  'navigator.connection': ['absent'],
  'navigator.clipboard': ['absent', 'rejects'],
  'navigator.share': ['absent', 'rejects'],
  'navigator.permissions': ['absent', 'rejects'],
  'navigator.geolocation': ['absent'],
  Worker: ['absent', 'throws when called'],
  IntersectionObserver: ['absent'],
  ResizeObserver: ['absent'],
  PerformanceObserver: ['absent'],
  Notification: ['absent'],
  PushManager: ['absent'],
  requestIdleCallback: ['absent'],
  navigation: ['absent'],
  scheduler: ['absent'],
  createImageBitmap: ['absent', 'rejects'],
  OffscreenCanvas: ['absent'],
  URLPattern: ['absent'],
  'crypto.randomUUID': ['absent'],
  'AbortSignal.timeout': ['absent'],
  'AbortSignal.any': ['absent'],
  'Response.json': ['absent'],
  'URL.canParse': ['absent'],
  'Promise.withResolvers': ['absent'],
  'Promise.try': ['absent'],
  'Object.groupBy': ['absent'],
  'Map.groupBy': ['absent'],
  'Array.fromAsync': ['absent'],
  'Array.prototype.toSorted': ['absent'],
  'Array.prototype.toReversed': ['absent'],
  'Array.prototype.toSpliced': ['absent'],
  'Array.prototype.with': ['absent'],
  'Set.prototype.union': ['absent'],
  'Set.prototype.intersection': ['absent'],
  'Set.prototype.difference': ['absent'],
  'String.prototype.isWellFormed': ['absent'],
  'Element.prototype.checkVisibility': ['absent'],
  'Document.prototype.startViewTransition': ['absent'],
  'HTMLElement.prototype.inert': ['absent'],
  'HTMLElement.prototype.popover': ['absent'],
  'HTMLElement.prototype.showPopover': ['absent'],
};

/** Spoils features in every page of a context, before any script of the page. Features that this browser lacks are not touched. */
export async function spoilFeatures(
  context: BrowserContext,
  fault: Fault,
  paths: readonly string[] = featuresWith(fault),
): Promise<void> {
  await context.addInitScript(spoilScript(fault, paths));
}

/** A script that spoils features in the page that it is the first of. */
export function spoilScript(fault: Fault, paths: readonly string[] = featuresWith(fault)): string {
  return `(${String(spoil)})(${JSON.stringify({ fault, paths })});`;
}

function featuresWith(fault: Fault): string[] {
  return Object.entries(FEATURES).flatMap(([path, faults]) => (faults.includes(fault) ? [path] : []));
}

/** Runs in the page. */
function spoil({ fault, paths }: { readonly fault: Fault; readonly paths: readonly string[] }): void {
  const refusal = () => new DOMException('Access is denied for this document.', 'SecurityError');
  const fail = (): object => {
    if (fault === 'rejects') return Promise.reject(refusal());
    throw refusal();
  };
  /** The object itself, whose functions fail; listening to its events works. */
  const failing = (target: object): object => {
    if (typeof target === 'function') return new Proxy(target, { apply: fail, construct: fail });
    return new Proxy(target, {
      get(_, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== 'function') return value;
        return key in EventTarget.prototype ? (value.bind(target) as unknown) : fail;
      },
    });
  };
  /** The object of a chain of prototypes that has the property itself. */
  const holderOf = (start: unknown, name: string): object | undefined => {
    for (let object = start; object; object = Object.getPrototypeOf(object))
      if (Object.hasOwn(object, name)) return object;
    return undefined;
  };
  for (const path of paths) {
    const names = path.split('.');
    const name = names.pop() ?? '';
    const owner = names.reduce<unknown>((object, part) => Reflect.get(Object(object), part), globalThis);
    const holder = holderOf(owner, name);
    if (!holder) continue;
    if (fault === 'absent') {
      Reflect.deleteProperty(holder, name);
      continue;
    }
    const original: unknown = fault === 'throws when read' ? undefined : Reflect.get(Object(owner), name);
    const get =
      fault === 'throws when read' ? fail : () => (original instanceof Object ? failing(original) : original);
    Object.defineProperty(holder, name, { configurable: true, get, set: fail });
  }
}
