import { LAZY_MESSAGES } from '../../words/lazy-messages.ts';
import { faultPanel, panelButton } from '../fault-panel.ts';

const { fault: messages } = LAZY_MESSAGES;

/** Style of the dialog, which no sheet overrides, as important inline styles precede all others. */
const DIALOG_STYLE = [
  'all:initial;display:block;position:fixed;inset:0;box-sizing:border-box;width:fit-content;height:fit-content',
  'max-width:min(36rem,90vw);max-height:90vh;margin:auto;padding:0.5rem;overflow:auto;border:1px solid',
  'border-radius:0.75rem;background:Canvas;color:CanvasText;color-scheme:light dark',
].join(';');
const PAGE_STYLE = 'display:block;content-visibility:visible';

let isShown = false;

/** Shows a fault to the visitor, once, above everything that covers the page, and whatever style the page has. */
export function showFaultDialog(text: string): void {
  if (isShown) return;
  isShown = true;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-label', messages.title);
  dialog.setAttribute('aria-description', text);
  let frame = 0;
  const close = () => {
    cancelAnimationFrame(frame);
    dialog.close();
    dialog.remove();
  };
  const panel = faultPanel(messages.title, text, panelButton(messages.stay, close));
  panel.style.margin = '0';
  // Sheets of the page do not apply in a shadow tree.
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(panel);
  dialog.append(host);
  dialog.addEventListener('cancel', close);
  // Code of the release may still run, and hide the page again and again.
  const keep = () => {
    frame = requestAnimationFrame(keep);
    setImportant(dialog, DIALOG_STYLE);
    setImportant(host, 'all:initial;display:block;color:CanvasText;color-scheme:light dark');
    const page = document.querySelector<HTMLElement>(':root') ?? document.createElement('html');
    setImportant(page, PAGE_STYLE);
    if (dialog.isConnected && dialog.open) return;
    if (!page.isConnected) document.append(page);
    page.append(dialog);
    dialog.close();
    dialog.showModal();
  };
  keep();
}

function setImportant(element: HTMLElement, style: string): void {
  for (const declaration of style.split(';')) {
    const [name = '', value = ''] = declaration.split(':');
    element.style.setProperty(name, value, 'important');
  }
}
