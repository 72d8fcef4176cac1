/** Milliseconds after the page has loaded: whatever the first picture needs comes before an invitation. */
const LATER = 1_000;

/** Begins to look for a moment to invite the visitor, once the page has loaded. */
export function startInstallLater(): void {
  const start = async () => {
    const { startInstall } = await import('./start.ts');
    startInstall();
  };
  // Where it cannot be loaded nobody is invited; the next page load tries again.
  const soon = () => setTimeout(() => void start().catch(() => undefined), LATER);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
}
