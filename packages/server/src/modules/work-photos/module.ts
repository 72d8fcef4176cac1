import type { Module } from '../../platform/module.ts';
import { workPhotoData } from './personal-data.ts';

export const workPhotosModule = {
  name: 'work-photos',
  notRemoved: { work_photos: 'kept until the agent removes the photo or deletes the account' },
  personalData: [workPhotoData],
} satisfies Module;
