export { answersOf } from './answers.ts';
export { commentAnswers } from './schemas.ts';
export { commentsModule } from './module.ts';
