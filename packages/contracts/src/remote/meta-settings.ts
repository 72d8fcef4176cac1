/** Names of the `<meta>` elements that the server adds to the shell's page: settings of one installation. */
export const META_SETTINGS = {
  /**
   * Ed25519 public key, base64 of its 32 bytes, with a space and the highest serial of its lists if it has one: only registries
   * with its signature are accepted, or that of another such element.
   */
  registryKey: 'naija-registry-key',
  /** 'allowed': remotes may be loaded from a developer's machine. */
  overrides: 'naija-remote-overrides',
} as const;
