export interface Contact {
  readonly phones: readonly string[];
  readonly socials: readonly { readonly network: string; readonly handle: string; readonly href: string }[];
  /** Location of the office. */
  readonly location: string;
}

/** Numbers and handles are placeholders; the location is real. */
export const CONTACT: Contact = {
  phones: ['+234 800 000 0001', '+234 800 000 0002'],
  socials: [
    {
      network: 'Instagram',
      handle: '@naijaagents.example',
      href: 'https://www.instagram.com/naijaagents.example',
    },
    { network: 'X', handle: '@naijaagents_eg', href: 'https://x.com/naijaagents_eg' },
    {
      network: 'Facebook',
      handle: 'naijaagents.example',
      href: 'https://www.facebook.com/naijaagents.example',
    },
  ],
  location: 'Lagos, Nigeria',
};
