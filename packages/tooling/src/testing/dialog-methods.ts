/** jsdom knows the element and not its methods: gives it what the tests of a dialog rely on, the late event included. */
export function supplyDialogMethods(): void {
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
