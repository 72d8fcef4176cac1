export { answersOf } from './fee-answers.ts';
export { commentData } from './personal-data.ts';
export { commentRoutes } from './routes.ts';
export { commentAnswers } from './schemas.ts';
