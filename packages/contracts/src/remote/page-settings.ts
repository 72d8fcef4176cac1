/**
 * Names of the `<meta>` elements that the server writes into the shell's page, for what differs between installations
 * of one build.
 */
export const PAGE_SETTINGS = {
  /** Ed25519 public key, base64 of its 32 bytes: registries without its signature are refused. */
  registryKey: 'naija-registry-key',
  /** Present, with the content 'allowed', where remotes may be taken from a developer's machine. */
  overrides: 'naija-remote-overrides',
} as const;
