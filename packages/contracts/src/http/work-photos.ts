import { API_PREFIX } from './paths.ts';

/** One photo of an agent's work. `id` names it within the gallery, `photo` its files below PHOTO_PREFIX. */
export interface WorkPhoto {
  id: string;
  photo: string;
  caption: string | null;
  /** Pixels of the largest whole picture. */
  width: number;
  height: number;
}

/** Body of `POST /api/v1/user/photos`. The device chooses the id, so that it can change a photo that is still waiting. */
export interface AddWorkPhotoRequest {
  id: string;
  /** Key of a finished upload. */
  upload: string;
  caption?: string | null;
}

/** Body of `POST /api/v1/user/photos/{id}/caption`; an empty text removes the caption. */
export interface WorkPhotoCaptionRequest {
  caption: string | null;
}

/** Body of `POST /api/v1/user/photos/order`: ids that are not there count for nothing, and photos not named come last. */
export interface WorkPhotoOrderRequest {
  ids: string[];
}

/** Response with status 201 to each change of the gallery, as it is now. */
export interface WorkPhotosResponse {
  message: string;
  data: WorkPhoto[];
}

export const workPhotoPaths = {
  add: `${API_PREFIX}/user/photos`,
  order: `${API_PREFIX}/user/photos/order`,
  caption: (id: string) => `${API_PREFIX}/user/photos/${encodeURIComponent(id)}/caption`,
  removal: (id: string) => `${API_PREFIX}/user/photos/${encodeURIComponent(id)}/removal`,
} as const;
