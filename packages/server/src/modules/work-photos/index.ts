export { workPhotosModule } from './module.ts';
export {
  addWorkPhoto,
  deleteWorkPhoto,
  listWorkPhotos,
  orderWorkPhotos,
  setCaption,
  workPhotosOfAgent,
} from './repository.ts';
export { workPhotosSchema } from './schemas.ts';
