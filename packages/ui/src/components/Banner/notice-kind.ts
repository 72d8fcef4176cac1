const KINDS = ['info', 'success', 'warning', 'danger'] as const;

export type NoticeKind = (typeof KINDS)[number];

export function isNoticeKind(kind: unknown): kind is NoticeKind {
  return KINDS.some((known) => known === kind);
}
