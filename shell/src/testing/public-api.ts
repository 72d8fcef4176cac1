import { agentPaths, type Agent } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { siteFiguresPath, type SiteFigures } from '@naija/contracts/http/site-figures';

const ADA: Agent = {
  _id: '7',
  id: '7',
  name: 'Ada Obi',
  image: `/media/${'7'.padStart(32, '0')}/320.webp`,
  area: 'Uyo',
  state: 'akwa-ibom',
  stateCity: 'akwa-ibom',
  email: 'ada@example.com',
  phone: '+2348012345678',
  address: '12 Marina Road',
  instagram: 'https://www.instagram.com/ada.homes',
  isVerified: true,
  bio: 'I help families find an honest home.',
  inspectionFee: 5_000,
  rentPrice: 40,
  sales: 12,
  airbnb: 2,
  agreement: 10,
  commission: 5,
  totalDeals: 1_250,
  updatedAt: '2026-11-20T08:00:00.000Z',
};

const COMMENTS = {
  comments: [
    { _id: '1', fullname: 'Bola', content: 'She was on time.', updatedAt: '2026-11-20T08:00:00.000Z' },
  ],
  nextCursor: null,
};

const FIGURES: SiteFigures = { listed: 300, phoneConfirmed: 40, registrationChecked: 3 };

/** Answers public requests with one agent and one comment, and others with 404; records the URLs. */
export function publicApi() {
  const calls: string[] = [];
  const fetch = (input: RequestInfo | URL): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    calls.push(url.href);
    const body = bodyOf(url.pathname);
    return Promise.resolve(
      Response.json(body ?? { code: 'not_found', message: 'x' }, { status: body ? 200 : 404 }),
    );
  };
  return { calls, fetch };
}

function bodyOf(path: string): unknown {
  if (path === agentPaths.byId(ADA.id)) return { data: ADA };
  if (path === commentPaths.list(ADA.id)) return COMMENTS;
  if (path === siteFiguresPath) return FIGURES;
  return path.startsWith(agentPaths.byLocation('')) ? { data: [ADA], nextCursor: null, total: 1 } : undefined;
}
