import { SHELL_MESSAGES } from '../words/messages.ts';

/**
 * A message with Reload and optionally another button. Uses neither React nor style sheets, which may be missing, nor
 * iterators, which a release may have replaced.
 */
export function faultPanel(heading: string, text: string, other?: HTMLElement): HTMLElement {
  const panel = document.createElement('div');
  panel.style.cssText =
    'display:grid;gap:1rem;justify-items:start;max-width:36rem;margin:15vh auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif';
  const title = document.createElement('h1');
  title.style.fontSize = '1.5rem';
  title.textContent = heading;
  const message = document.createElement('p');
  message.style.overflowWrap = 'anywhere';
  message.textContent = text;
  const reload = panelButton(SHELL_MESSAGES.fatal.reload, () => {
    globalThis.location.reload();
  });
  const buttons = document.createElement('div');
  buttons.style.cssText = 'display:flex;flex-wrap:wrap;gap:1rem';
  buttons.append(reload);
  if (other) buttons.append(other);
  panel.append(title, message, buttons);
  return panel;
}

export function panelButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.style.cssText = 'min-height:3rem;padding:0 1.5rem;font:inherit';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}
