import { words } from '@naija/runtime';

export const SHARE_MESSAGES = words('directory.share', {
  share: 'Share',
  shareFigures: 'Share these figures',
  linkCopied: 'Link copied',
  linkNotCopied: "We couldn't copy the link. Copy it from here:",
});
