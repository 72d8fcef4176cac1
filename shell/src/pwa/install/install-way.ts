import { embeddedApp } from './embedded-app.ts';

/** By the browser's dialog, by hand on iOS, or in another browser first. */
export type InstallWay = 'prompt' | 'ios' | 'embedded';

export interface InstallContext {
  readonly userAgent: string;
  /** Above one on touch screens; iPads identify as Macs, which have none. */
  readonly maxTouchPoints: number;
  readonly standalone: boolean;
  readonly offered: boolean;
}

export function installWay(context: InstallContext): InstallWay | undefined {
  if (context.standalone) return undefined;
  if (embeddedApp(context.userAgent) !== undefined) return 'embedded';
  if (context.offered) return 'prompt';
  return isIos(context) ? 'ios' : undefined;
}

function isIos({ userAgent, maxTouchPoints }: InstallContext): boolean {
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
}
