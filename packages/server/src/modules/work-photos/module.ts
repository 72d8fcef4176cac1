import { asc, eq, getTableColumns } from 'drizzle-orm';
import { workPhotos } from '../../database/schema.ts';
import type { Module } from '../../platform/module.ts';

const { agentId: _agentId, ...columns } = getTableColumns(workPhotos);

export const workPhotosModule = {
  name: 'work-photos',
  notRemoved: { work_photos: 'kept until the agent removes the photo or deletes the account' },
  personalData: [
    // The file includes the pictures. Deleted with the agent's row.
    {
      name: 'photosOfWork',
      tables: [workPhotos],
      read: (db, { id }) =>
        db
          .select(columns)
          .from(workPhotos)
          .where(eq(workPhotos.agentId, id))
          .orderBy(asc(workPhotos.position), asc(workPhotos.id)),
    },
  ],
} satisfies Module;
