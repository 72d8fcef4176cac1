import { LAZY_MESSAGES } from '../../words/lazy-messages.ts';
import { faultPanel, panelButton } from '../fault-panel.ts';

const { fault: messages } = LAZY_MESSAGES;

let isShown = false;

/** Shows a fault to the visitor, once, above everything that covers the page. */
export function showFaultDialog(text: string): void {
  if (isShown) return;
  isShown = true;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-label', messages.title);
  dialog.setAttribute('aria-description', text);
  dialog.style.cssText = 'max-width:min(36rem,90vw);padding:0.5rem;border:1px solid;border-radius:0.75rem';
  const stay = panelButton(messages.stay, () => {
    dialog.close();
  });
  const panel = faultPanel(messages.title, text, stay);
  panel.style.margin = '0';
  dialog.append(panel);
  dialog.addEventListener('close', () => {
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
