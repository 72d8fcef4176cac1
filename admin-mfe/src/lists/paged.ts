interface PageOfList {
  readonly nextCursor: string | null;
}

/** Options of the infinite query of a list with cursors. */
export const pagedOptions = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: PageOfList) => nextCursor ?? undefined,
};

/** The query of one page; values that are undefined are left out. */
export function pageParams(filters: Readonly<Record<string, string | undefined>>, cursor: string | null) {
  return { ...filters, cursor: cursor ?? undefined };
}
