import { expect, test } from 'vitest';
import { commentSchema } from './comment.ts';
import { NON_STRINGS, validationErrors } from './validate.fixture.ts';

const good = { fullname: 'Bola Ade', content: 'Quick and honest.' };

test.each([
  ['fullname', '  ', 'Please enter your name'],
  ['fullname', 'a'.repeat(61), 'Name must not exceed 60 characters'],
  ['content', '\n\t ', 'Please write a comment'],
  ['content', 'a'.repeat(2_001), 'Comment must not exceed 2,000 characters'],
])('a comment with %s %j is refused: %s', async (field, value, message) => {
  expect(await validationErrors(commentSchema, { ...good, [field]: value })).toEqual({ [field]: message });
});

test.each(NON_STRINGS)('a comment made of %j is refused', async (value) => {
  expect(await validationErrors(commentSchema, { fullname: value, content: value })).toEqual({
    fullname: 'Please enter your name',
    content: 'Please write a comment',
  });
});

test('a comment is taken without the blanks around it', async () => {
  expect(await commentSchema.validate({ fullname: ' Bola Ade ', content: ' Quick and honest.\n' })).toEqual(
    good,
  );
});
