export { answersOf } from './fee-answers.ts';
export { commentData } from './personal-data.ts';
export { commentAnswers } from './schemas.ts';
export { commentsModule } from './module.ts';
