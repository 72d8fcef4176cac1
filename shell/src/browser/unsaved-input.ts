type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
const touched = new Set<Field>();
let isTracking = false;

/** Tracks edited fields. Fields that exist before the first call count as edited. */
export function trackInput(): void {
  if (isTracking) return;
  isTracking = true;
  for (const field of document.querySelectorAll<Field>(FIELDS)) touched.add(field);
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches(FIELDS)) touched.add(target as Field);
  });
}

/** True while an edited field of the page is not empty. */
export function hasUnsavedInput(): boolean {
  trackInput();
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].some(isFilled);
}

function isFilled(field: Field): boolean {
  const isChoice = field.type === 'checkbox' || field.type === 'radio';
  return isChoice ? (field as HTMLInputElement).checked : field.value !== '';
}
