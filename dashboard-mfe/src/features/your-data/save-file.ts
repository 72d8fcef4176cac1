/** How long the browser may take to read the file; after it, the memory is freed. */
const READ_TIMEOUT_MS = 60_000;

/** Saves a file as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, READ_TIMEOUT_MS);
}
