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

test.each([
  ['dealing', 'sold', 'Please choose what it was about from the list'],
  ['feeAsPublished', 'perhaps', 'Please choose yes or no'],
  ['email', 'bola@', 'Please enter a valid email'],
  ['email', 'bola@localhost', 'Please enter a valid email'],
])('a comment with the %s %j is refused: %s', async (field, value, message) => {
  const dealing = field === 'feeAsPublished' ? { dealing: 'rented' } : {};
  expect(await validationErrors(commentSchema, { ...good, ...dealing, [field]: value })).toEqual({
    [field]: message,
  });
});

test.each(NON_STRINGS)('answers made of %j are refused', async (value) => {
  const errors = await validationErrors(commentSchema, { ...good, dealing: value, email: value });
  expect(Object.keys(errors).sort()).toEqual(['dealing', 'email']);
});

test('what was left open in the form is not sent', async () => {
  expect(await commentSchema.validate({ ...good, dealing: '', feeAsPublished: '', email: ' ' })).toEqual(
    good,
  );
});

test('a comment says what it is about and whether the fee was as published', async () => {
  const answers = { dealing: 'rented', feeAsPublished: 'no', email: 'bola@example.com' };
  expect(await commentSchema.validate({ ...good, ...answers, email: ' Bola@Example.com' })).toEqual({
    ...good,
    ...answers,
  });
});

test.each(['contacted', ''])(
  'without a fee, as with the dealing %j, none was as published',
  async (dealing) => {
    const { feeAsPublished } = await commentSchema.validate({ ...good, dealing, feeAsPublished: 'yes' });
    expect(feeAsPublished).toBeUndefined();
  },
);
