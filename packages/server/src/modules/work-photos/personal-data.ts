import { asc, eq, getTableColumns } from 'drizzle-orm';
import { workPhotos } from '../../database/schema.ts';
import type { PersonalDataSource } from '../../platform/module.ts';

const { agentId: _agentId, ...columns } = getTableColumns(workPhotos);

/** The gallery; its pictures are in the file too. It goes with the agent's row. */
export const workPhotoData: PersonalDataSource = {
  name: 'photosOfWork',
  tables: [workPhotos],
  read: (db, { id }) =>
    db
      .select(columns)
      .from(workPhotos)
      .where(eq(workPhotos.agentId, id))
      .orderBy(asc(workPhotos.position), asc(workPhotos.id)),
};
