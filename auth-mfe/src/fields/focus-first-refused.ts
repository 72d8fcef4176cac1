/** Moves the focus to the first field of a form, in reading order, that has an error. */
export function focusFirstRefused(form: HTMLFormElement, errors: Readonly<Record<string, unknown>>): void {
  const refused = [...form.elements].find(
    (element) => element instanceof HTMLInputElement && errors[element.name] !== undefined,
  );
  if (refused instanceof HTMLInputElement) refused.focus();
}
