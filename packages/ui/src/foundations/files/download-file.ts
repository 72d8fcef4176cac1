/** Longer than a browser asks where to save a file. */
const REVOKE_AFTER_MS = 60_000;

/** Offers a file that the page has made to the visitor, under a name. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, REVOKE_AFTER_MS);
}
