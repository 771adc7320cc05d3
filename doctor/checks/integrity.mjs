import { packageHashes, packageVersion } from '../own-package.mjs'

const withoutHash = ({ path, address }) => ({
  isError: false,
  location: path,
  problem: `${address} is loaded without an integrity hash, so the browser would also run a modified file.`,
  fix: 'Copy the tag from dist/cdn/tags.html of its version.'
})

const withoutVersion = ({ path, address }) => ({
  isError: true,
  location: path,
  problem: `${address} has an integrity hash but no version, so the browser will block the next version.`,
  fix: 'Add the exact version to the address.'
})

const withWrongHash = ({ path, version, file }) => ({
  isError: true,
  location: path,
  problem: `the integrity hash of ${file} does not match version ${version}, so the browser blocks the file.`,
  fix: `Copy the tag from https://cdn.jsdelivr.net/npm/latchkey@${version}/dist/cdn/tags.html.`
})

/** Returns `true` if the hash and the address are known to belong to different versions. */
function hasWrongHash({ version, file, hash }) {
  const packageHash = packageHashes()[file]
  return version === packageVersion() ? packageHash !== undefined && hash !== packageHash : hash === packageHash
}

/** With a wrong hash, the browser blocks the script and no element is defined. */
export const checkIntegrity = ({ cdnTags }) =>
  cdnTags.flatMap((tag) => {
    if (!tag.hash) return [withoutHash(tag)]
    if (!/^\d+\.\d+\.\d+/.test(tag.version ?? '')) return [withoutVersion(tag)]
    return hasWrongHash(tag) ? [withWrongHash(tag)] : []
  })
