import { embeddedApp } from './embedded-app.ts';

/** How the product gets onto this home screen: the browser asks, the visitor does it by hand, or first elsewhere. */
export type InstallWay = 'prompt' | 'ios' | 'embedded';

/** What is known of the browser. */
export interface Surroundings {
  readonly userAgent: string;
  /** More than one on touch screens; Macs have none, but iPads call themselves Macs. */
  readonly maxTouchPoints: number;
  /** Whether the product runs from the home screen already. */
  readonly standalone: boolean;
  /** Whether the browser has offered to install it. */
  readonly offered: boolean;
}

/** The way that is open here; undefined where it is installed already, or there is none. */
export function installWay(here: Surroundings): InstallWay | undefined {
  if (here.standalone) return undefined;
  if (embeddedApp(here.userAgent) !== undefined) return 'embedded';
  if (here.offered) return 'prompt';
  return isIos(here) ? 'ios' : undefined;
}

function isIos({ userAgent, maxTouchPoints }: Surroundings): boolean {
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
}
