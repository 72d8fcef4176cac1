// Bidirectional controls, which reorder text beyond the name that contains them, and control characters
const INVISIBLE = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\p{Cc}]+/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const JSON_ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Returns user text as one line without bidirectional controls, for places that cannot isolate it. */
export function toSingleLine(text: string): string {
  return text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
}

/** Escapes text for an element or a quoted attribute of HTML or XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Returns JSON that is safe inside a script element. */
export function escapeScriptJson(value: unknown): string {
  return escapeJson(JSON.stringify(value));
}

/** Escapes text that is JSON already, like `escapeScriptJson`. */
export function escapeJson(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (character) => JSON_ESCAPES[character] ?? '');
}
