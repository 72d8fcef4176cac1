import { expect, test } from 'vitest';
import { appealSchema } from './appeal.ts';
import { commentSchema } from './comment.ts';
import { editProfileSchema } from './edit-profile.ts';
import { appealAnswerSchema, noteSchema } from './operator-forms.ts';
import { replySchema } from './reply.ts';
import { reportSchema } from './report.ts';
import { signupSchema } from './signup.ts';
import { captionSchema } from './work-photo.ts';

interface FormSchema {
  cast(values: unknown, options: { assert: false }): unknown;
  validateAt(field: string, values: object): Promise<unknown>;
}

const FIELDS: readonly (readonly [string, string, FormSchema])[] = [
  ['the name of an agent', 'name', signupSchema],
  ['an address', 'address', signupSchema],
  ['what agents say about themselves', 'bio', editProfileSchema],
  ['an edited address', 'address', editProfileSchema],
  ['the name under a comment', 'fullname', commentSchema],
  ['a comment', 'content', commentSchema],
  ['an answer to a comment', 'content', replySchema],
  ['a report', 'details', reportSchema],
  ['an appeal', 'text', appealSchema],
  ['the answer to an appeal', 'answer', appealAnswerSchema],
  ['a note of an operator', 'note', noteSchema],
];
const CAPTION = ['a caption', 'caption', captionSchema] as const;

test.each([...FIELDS, CAPTION])('%s holds nothing that turns the text around it', (_, field, schema) => {
  const typed = '\u202EAda\u2066 👩‍👩‍👧 is\u200B ẹ́ here\u2069';
  expect(schema.cast({ [field]: typed }, { assert: false })).toMatchObject({ [field]: 'Ada 👩‍👩‍👧 is ẹ́ here' });
});

test.each(FIELDS)('%s of invisible characters only is refused', async (_, field, schema) => {
  const values = { reason: 'other', [field]: '\u200B\u3164\u2800\u200D\n\u202E' };
  await expect(schema.validateAt(field, values)).rejects.toThrow();
});

test('a caption of invisible characters only is none', async () => {
  expect(await captionSchema.validate({ caption: '\u200B\u3164' })).toEqual({ caption: null });
});
