import { isRecord } from '@naija/contracts/remote/json-readers';
import { isRemoteName } from '@naija/contracts/remote/names';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { toTrustMaterial, type TrustMaterial } from '@sigstore/verify';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const GITHUB_ACTIONS = 'https://token.actions.githubusercontent.com';

export interface TrustedBuild {
  /** Such as 'https://github.com/acme/directory'. */
  repository: string;
  /** Path in the repository, such as '.github/workflows/ship.yml'; any by default. */
  workflow?: string;
  /** Such as 'refs/heads/main'; any by default. */
  ref?: string;
  /** Issuer of the build's identity token. */
  issuer: string;
}

export interface ProvenancePolicy {
  /** If true, every remote needs provenance; otherwise only those in `builds`. */
  isRequired: boolean;
  roots: readonly TrustMaterial[];
  builds: ReadonlyMap<string, TrustedBuild>;
}

/**
 * Reads a file with `trustedRoot`, a file beside it, and `remotes`: the build that each trusts.
 * @throws Error that says what is wrong with either
 */
export function readProvenancePolicy(file: string): Omit<ProvenancePolicy, 'isRequired'> {
  const policy: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { trustedRoot, remotes } = fieldsOf('it', policy, ['trustedRoot', 'remotes']);
  if (typeof trustedRoot !== 'string') throw new Error('trustedRoot is not a name of a file');
  if (!isRecord(remotes)) throw new Error('remotes is not an object with the build of each remote');
  const builds = Object.entries(remotes).map(([remote, build]): [string, TrustedBuild] => {
    if (!isRemoteName(remote))
      throw new Error(`remotes has ${JSON.stringify(remote)}, which is not a remote`);
    return [remote, readBuild(remote, build)];
  });
  return { roots: readRoots(resolve(dirname(file), trustedRoot)), builds: new Map(builds) };
}

function readBuild(remote: string, value: unknown): TrustedBuild {
  const names = ['repository', 'workflow', 'ref', 'issuer'];
  const fields = fieldsOf(remote, value, names);
  const text = (name: string) => {
    const given = fields[name];
    if (given === undefined) return undefined;
    if (typeof given !== 'string' || given === '') throw new Error(`${name} of ${remote} is not a text`);
    return given;
  };
  const repository = text('repository');
  if (!repository || !/^https:\/\/[^/]+\/.*[^/]$/.test(repository))
    throw new Error(`repository of ${remote} is not an address such as https://github.com/acme/${remote}`);
  const [workflow, ref] = [text('workflow'), text('ref')];
  return {
    repository,
    ...(workflow !== undefined && { workflow }),
    ...(ref !== undefined && { ref }),
    issuer: text('issuer') ?? GITHUB_ACTIONS,
  };
}

/** A misspelt field would trust too much. */
function fieldsOf(label: string, value: unknown, names: readonly string[]): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`${label} is not an object with ${names.join(', ')}`);
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`${label} has ${JSON.stringify(unknown)}, which is none of ${names.join(', ')}`);
  return value;
}

/** Accepts one root per line, as `gh attestation trusted-root` prints them. */
function readRoots(file: string): TrustMaterial[] {
  const text = readFileSync(file, 'utf8').trim();
  const roots = text === '' || isJson(text) ? [text] : text.split('\n').filter((line) => line.trim() !== '');
  return roots.map((root) => {
    try {
      const material = toTrustMaterial(TrustedRoot.fromJSON(JSON.parse(root)));
      if (material.certificateAuthorities.length === 0) throw new Error('it names no certificate authority');
      return material;
    } catch (error) {
      throw new Error(`${file} is not a trusted root of Sigstore: ${(error as Error).message}`, {
        cause: error,
      });
    }
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
