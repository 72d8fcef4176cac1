/** Names of the `<meta>` elements that the server adds to the shell's page: settings of one installation. */
export const META_SETTINGS = {
  /** Ed25519 public key, base64 of its 32 bytes: only registries with its signature are accepted. */
  registryKey: 'naija-registry-key',
  /** 'allowed': remotes may be loaded from a developer's machine. */
  overrides: 'naija-remote-overrides',
} as const;
