type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
const touched = new Set<Field>();

/** From now on notes which fields are typed into. What holds something already may have been typed before. */
export function watchTyping(): void {
  for (const field of document.querySelectorAll<Field>(FIELDS)) touched.add(field);
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches(FIELDS)) touched.add(target as Field);
  });
}

/** True while a field of the page holds something that a person put there. */
export function isTyped(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].some(isFilled);
}

function isFilled(field: Field): boolean {
  const choice = field.type === 'checkbox' || field.type === 'radio';
  return choice ? (field as HTMLInputElement).checked : field.value !== '';
}
