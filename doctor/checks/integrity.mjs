import { ownHashes, ownVersion } from '../own-package.mjs'

const withoutHash = ({ path, address }) => ({
  isError: false,
  where: path,
  what: `${address} is loaded without a hash.`,
  how: 'Copy the tag from dist/cdn/tags.html of its version: with integrity a changed file is refused.'
})

const withoutVersion = ({ path, address }) => ({
  isError: true,
  where: path,
  what: `${address} names no version, and has a hash: with the next version the browser refuses it.`,
  how: 'Name the exact version in the address.'
})

const ofAnother = ({ path, version, file }) => ({
  isError: true,
  where: path,
  what: `the hash of ${file} is not that of version ${version}: the browser refuses the file.`,
  how: `Copy the tag from https://cdn.jsdelivr.net/npm/latchkey@${version}/dist/cdn/tags.html.`
})

/** Whether the hash of a tag is known to be of another version than the address. */
function isOfAnother({ version, file, hash }) {
  const own = ownHashes()[file]
  return version === ownVersion() ? own !== undefined && hash !== own : hash === own
}

/** A hash that is not that of its file keeps every element from being defined. */
export const checkIntegrity = ({ cdnTags }) =>
  cdnTags.flatMap((tag) => {
    if (!tag.hash) return [withoutHash(tag)]
    if (!/^\d+\.\d+\.\d+/.test(tag.version ?? '')) return [withoutVersion(tag)]
    return isOfAnother(tag) ? [ofAnother(tag)] : []
  })
