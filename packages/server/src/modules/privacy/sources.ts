import type { PersonalDataSource } from '../../platform/personal-data/source.ts';
import { commentData } from '../comments/index.ts';
import { identityData } from '../identity/index.ts';
import { mailData } from '../mail/index.ts';
import { moderationData } from '../moderation/index.ts';
import { notificationData } from '../notifications/index.ts';
import { profileData } from '../profile/index.ts';
import { registrationData } from '../registrations/index.ts';
import { textData } from '../sms/index.ts';
import { interestData } from '../interest/index.ts';
import { workPhotoData } from '../work-photos/index.ts';

/** What the data file of an agent has of the database; a test finds each table of the schema here or in `NOT_PERSONAL`. */
export const PERSONAL_DATA: readonly PersonalDataSource[] = [
  ...identityData,
  commentData,
  mailData,
  ...moderationData,
  ...notificationData,
  profileData,
  registrationData,
  textData,
  interestData,
  workPhotoData,
];

/** Tables of which the data file has nothing, and why: some do hold data about agents, which is not the agent's to have. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  audit_entries: 'what operators did, with ids; kept so that they answer for it',
  canary_watches: 'about releases',
  failure_reports: 'counts, about releases',
  fee_answer_keys: 'random keys, with which agents could find out who commented; they go with the account',
  fee_answers:
    'keyed hashes, about visitors; they go with the comment, which the file has, or when they expire',
  jobs: 'about releases and the work of the server; with ids of agents until they are told of something, or deleted',
  known_networks:
    'hashes of account and network together, found only by who guesses both; deleted when they expire',
  known_words:
    'words of names and addresses without the agent; deleted by a trigger with the last agent who has them',
  page_loads: 'counts, about releases',
  publish_keys: 'about teams that publish releases',
  rate_limit_browsers: 'hashes of limit and browser; deleted when they expire',
  rate_limits:
    'hashes of limit and account or network, found only by who guesses them; deleted when they expire',
  recovery_codes: 'hashes of codes of operators; they go with the role',
  removals: 'ids of what was taken off the site, deleted when they expire',
  unconfirmed_comments:
    'hashes of random tokens, about visitors; they go with the comment, or with their mail, which expires',
  used_tokens: 'hashes of random tokens, without the agent; deleted when they expire',
};
