import type { Module } from '../../platform/module.ts';

export const auditModule = {
  name: 'audit',
  notRemoved: { audit_entries: 'kept for good: what operators did, with ids and their notes' },
  notPersonal: { audit_entries: 'what operators did, with ids; kept so that they answer for it' },
} satisfies Module;
