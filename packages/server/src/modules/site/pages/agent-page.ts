import { instagramProfile } from '@naija/contracts/domain/instagram';
import { agentMeta, PAGE_META, pagePaths } from '@naija/contracts/domain/pages';
import { internationalDigits } from '@naija/contracts/domain/phone';
import { photoUrl } from '@naija/contracts/domain/photos';
import { stateName } from '@naija/contracts/domain/states';
import { Check } from 'typebox/value';
import type { Queryable } from '../../../database/database.ts';
import { isComplete, isHidden } from '../../../database/listed.ts';
import { findAgent, type RecordRow } from '../../agents/index.ts';
import { agentTopic } from '../../../platform/content-changes/content-changes.ts';
import { uuid } from '../../../platform/http/schemas.ts';
import { breadcrumbs, type Thing } from './json-ld.ts';
import { missingPage, publicPage, type Page } from './page.ts';
import { toSingleLine } from '../../../platform/http/escaping.ts';

const PHOTO_SIZE = 640;

/** Metadata of an agent's profile; incomplete profiles are not indexed. */
export async function agentPage(db: Queryable, origin: string, id: string): Promise<Page> {
  const row = Check(uuid, id) ? await findAgent(db, id) : undefined;
  if (!row) return missingPage(PAGE_META.unknownAgent);
  if (isHidden(row)) return { ...missingPage(PAGE_META.goneAgent), status: 410 };
  const agent = { ...row, name: toSingleLine(row.name) };
  const hidden = !isComplete(agent);
  const page = publicPage(
    pagePaths.agent(agent.id),
    agentMeta(agent),
    hidden ? [] : agentThings(origin, agent),
  );
  return {
    ...page,
    hidden,
    kind: 'profile',
    image: photoOf(agent) ?? page.image,
    topics: [agentTopic(agent.id)],
  };
}

function photoOf({ image, name }: RecordRow) {
  if (image === null) return undefined;
  return { path: photoUrl(image, PHOTO_SIZE, 'jpg'), width: PHOTO_SIZE, height: PHOTO_SIZE, alt: name };
}

/** Without the email address, for address harvesters. */
function agentThings(origin: string, agent: RecordRow): Thing[] {
  const { id, name, address, phone, state, inspectionFee } = agent;
  const url = origin + pagePaths.agent(id);
  const place = stateName(state);
  const profile = agent.instagram === null ? undefined : instagramProfile(agent.instagram);
  const photo = photoOf(agent);
  return [
    {
      '@type': 'RealEstateAgent',
      '@id': url,
      name,
      url,
      ...(photo && { image: origin + photo.path }),
      address: {
        '@type': 'PostalAddress',
        streetAddress: toSingleLine(address),
        addressRegion: place,
        addressCountry: 'NG',
      },
      areaServed: { '@type': 'AdministrativeArea', name: place },
      telephone: `+${internationalDigits(phone)}`,
      makesOffer: {
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: 'Property inspection' },
        price: inspectionFee,
        priceCurrency: 'NGN',
      },
      ...(profile !== undefined && { sameAs: [profile] }),
    },
    breadcrumbs(origin, [
      { name: place, path: pagePaths.location(state) },
      { name, path: pagePaths.agent(id) },
    ]),
  ];
}
