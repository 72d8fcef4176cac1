/** What a field of a multipart form may hold; one without a value is left out, and null clears what is stored. */
export type FieldValue = string | number | null | undefined;

/** A multipart body. The photo comes last, so that a server knows the fields before it takes the file. */
export function formData(fields: Readonly<Record<string, FieldValue>>, photo: File | undefined): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) body.append(name, value === null ? '' : String(value));
  if (photo) body.append('image', photo, photo.name);
  return body;
}
