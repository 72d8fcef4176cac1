/** jsdom lacks the methods of `<dialog>`; `close` fires its event asynchronously, as browsers do. */
export function polyfillDialog(): void {
  if (!('HTMLDialogElement' in globalThis)) return; // A test without a page.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
}
