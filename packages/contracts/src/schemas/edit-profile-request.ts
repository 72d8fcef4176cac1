import { FIELD_MESSAGES } from '../domain/messages.ts';
import { readNameList } from '../domain/name-list.ts';
import { findArea } from '../domain/places/served-areas.ts';
import { editProfileSchema } from './edit-profile.ts';
import { emailField } from './fields/contact.ts';
import { areasField } from './fields/name-lists.ts';

/** Schema of the request on the server. Earlier releases also send the email address. It loads the table of places, which no form does. */
export const editProfileRequestSchema = editProfileSchema.shape({
  email: emailField().optional(),
  areas: areasField().test('known', FIELD_MESSAGES.areasUnknown, (text) =>
    readNameList(text ?? '').every((name) => findArea(name) !== undefined),
  ),
});
