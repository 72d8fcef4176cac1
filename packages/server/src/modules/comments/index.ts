export { answersOf } from './fee-answers.ts';
export { commentsModule } from './module.ts';
export { commentAnswers } from './schemas.ts';
