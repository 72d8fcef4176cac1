export { integrityOf, readReleaseFolder, RELEASE_FILE } from './release-folder.ts';
export { readSourceMap, SOURCE_MAPS_FOLDER, storeSourceMaps, type ReleaseName } from './source-maps.ts';
export { withLock } from './lock.ts';
export { listParts, partKind, partPath } from './parts/list-parts.ts';
export { isMirror, markAsMirror } from './parts/mirror-mark.ts';
export { packPart, placePart } from './parts/place-part.ts';
export { ReleaseError, type ReleaseErrorCode } from './release-error.ts';
export type { NewSerial, OtherKey, PublishOptions, RegistryKeys, SwitchOptions } from './switch-options.ts';
export { publishRelease } from './publish.ts';
export { previewRelease } from './previews/preview-release.ts';
export { withdrawPreview, type PreviewOptions } from './previews/end-previews.ts';
export { removeExpiredPreviews } from './previews/end-previews.ts';
export { previewsFile } from './registry/previews-file.ts';
export { rollBack, withdrawDefault } from './roll-back.ts';
export { retireRemote } from './retire.ts';
export { reSign } from './re-sign.ts';
export { startCanary } from './canary.ts';
export { changeCanary } from './canary.ts';
export { entryOf } from './registry/registry-entry.ts';
export { readRegistryFile } from './registry/registry-file.ts';
export { readBuildSource, storeProvenance } from './release-provenance.ts';
export { outdatedReleases, type OutdatedRelease } from './outdated-releases.ts';
export { lastSwitch, readAudit } from './audit.ts';
export { readReleasesStatus } from './status.ts';
export { copiesIn } from './inspect/duplicated-packages.ts';
export { inspectRelease } from './inspect/inspect-release.ts';
export { packRelease } from './archive/pack.ts';
export { unpackRelease, type ArchiveLimits } from './archive/unpack.ts';
export { publicKeyOf, readOtherKeys, readSigningKey } from './registry/signing-key.ts';
export { incompatibleRemotes, isCompatible } from './incompatible-remotes.ts';
export {
  readListedManifests,
  releaseFits,
  releaseMisfits,
  type ListedManifest,
  type ReleaseFit,
} from './release-fits.ts';
export { verifyReleases, type VerifyFinding, type VerifyReport } from './verify/verify-releases.ts';
export { folderSource, urlSource, type ReleaseSource } from './verify/sources.ts';
export { machineUser } from './machine-user.ts';
export { withStoredFiles } from './backup/stored-files.ts';
export { placeStoredFiles, type BackedUpFile } from './backup/place-files.ts';
