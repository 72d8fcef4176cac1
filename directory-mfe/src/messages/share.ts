export const SHARE_MESSAGES = {
  share: 'Share',
  shareFigures: 'Share these figures',
  linkCopied: 'Link copied',
  linkNotCopied: "We couldn't copy the link. Copy it from here:",
} as const;
