import { instagramProfile } from '@naija/contracts/domain/instagram';
import { findSpokenLanguage } from '@naija/contracts/domain/spoken-languages';
import { agentMeta, PAGE_META, pagePaths } from '@naija/contracts/domain/pages';
import { normalizePhone } from '@naija/contracts/domain/phone';
import { photoUrl } from '@naija/contracts/domain/photos';
import { stateName } from '@naija/contracts/domain/states';
import { CARD_SIZE, cardUrl } from '@naija/contracts/domain/cards';
import { Check } from 'typebox/value';
import type { Queryable } from '../../../database/database.ts';
import { isComplete, isHidden } from '../../../database/listed.ts';
import { findPublicRecord, type RecordRow } from '../../agents/index.ts';
import { cardContent, cardText, cardVersion } from '../../cards/index.ts';
import { agentTopic } from '../../../platform/content-changes/content-changes.ts';
import { uuid } from '../../../platform/http/schemas.ts';
import { breadcrumbs, type Thing } from './json-ld.ts';
import { missingPage, publicPage, type Page, type PageImage } from './page.ts';
import { toSingleLine } from '../../../platform/http/escaping.ts';

/** Incomplete profiles are not indexed. */
export async function agentPage(db: Queryable, origin: string, id: string): Promise<Page> {
  const row = Check(uuid, id) ? await findPublicRecord(db, id) : undefined;
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
    image: cardOf(agent),
    topics: [agentTopic(agent.id)],
  };
}

function cardOf(agent: RecordRow): PageImage {
  const content = cardContent(agent);
  const path = cardUrl(agent.id, cardVersion(content, agent.image));
  return { path, ...CARD_SIZE, alt: cardText(content) };
}

/** Leaves out the email address, because of address harvesters. */
function agentThings(origin: string, agent: RecordRow): Thing[] {
  const { id, name, address, phone, state, inspectionFee } = agent;
  const url = origin + pagePaths.agent(id);
  const place = stateName(state);
  const profile = agent.instagram === null ? undefined : instagramProfile(agent.instagram);
  const telephone = normalizePhone(phone);
  const languages = agent.languages.flatMap((language) => findSpokenLanguage(language)?.code ?? []);
  return [
    {
      '@type': 'RealEstateAgent',
      '@id': url,
      name,
      url,
      ...(agent.image !== null && { image: origin + photoUrl(agent.image, 640, 'jpg') }),
      address: {
        '@type': 'PostalAddress',
        streetAddress: toSingleLine(address),
        addressRegion: place,
        addressCountry: 'NG',
      },
      areaServed: [
        { '@type': 'AdministrativeArea', name: place },
        ...agent.areas.map((name) => ({ '@type': 'Place', name })),
      ],
      ...(languages.length > 0 && { knowsLanguage: languages }),
      ...(telephone !== undefined && { telephone }),
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
