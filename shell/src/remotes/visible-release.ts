import type { RegistryEntry } from '@naija/contracts/remote/registry';

export interface VisibleRelease {
  readonly remote: string;
  readonly release: RegistryEntry;
}

let visible: VisibleRelease | undefined;
let onChange: () => void = () => undefined;

export function setVisibleRelease(release: VisibleRelease): () => void {
  visible = release;
  onChange();
  return () => {
    if (visible === release) visible = undefined;
    onChange();
  };
}

/** Undefined on pages of the shell's own. */
export function visibleRelease(): VisibleRelease | undefined {
  return visible;
}

export function onVisibleReleaseChange(listener: () => void): void {
  onChange = listener;
}
