import type { StringSchema } from 'yup';
import { findSpokenLanguage } from '../../domain/spoken-languages.ts';
import { LIMITS } from '../../domain/limits.ts';
import { FIELD_MESSAGES } from '../../domain/messages.ts';
import { readNameList, writeNameList } from '../../domain/name-list.ts';
import { singleLine } from './text.ts';

/** A name and its state are far shorter: bounds what is split. */
const MAX_NAME = 80;

/** Areas as 'Yaba, Lagos; Ikeja, Lagos'. Only the server checks that they exist, because forms do not load the table of places. */
export function areasField() {
  return nameList(FIELD_MESSAGES.areasUnknown, LIMITS.areasMax, FIELD_MESSAGES.areasMany);
}

/** Languages as 'English; Hausa', in any letter case. */
export function languagesField() {
  return nameList(FIELD_MESSAGES.languagesUnknown, LIMITS.languagesMax, FIELD_MESSAGES.languagesMany).test(
    'known',
    FIELD_MESSAGES.languagesUnknown,
    (text) => readNameList(text ?? '').every((name) => findSpokenLanguage(name) !== undefined),
  );
}

/** The names of a text, each once. */
function nameList(wrong: string, max: number, tooMany: string): StringSchema {
  const maxLength = max * MAX_NAME;
  return singleLine(wrong)
    .max(maxLength, wrong)
    .transform((typed: unknown) => {
      if (typeof typed !== 'string') return typed ?? '';
      return typed.length <= maxLength ? writeNameList(readNameList(typed)) : typed;
    })
    .test('many', tooMany, (text) => readNameList(text ?? '').length <= max);
}
