import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { nameOf } from './combinations.mjs'

const pathPart = (name) => name.replaceAll(/[^\p{L}\p{N}−]+/gu, '-').replaceAll(/^-|-$/g, '')

/** The picture of an entry in a combination, in the folder of the sheet. */
export const pictureOf = ({ screen, state }, combination) =>
  `${pathPart(screen)}/${pathPart(state)}/${nameOf(combination)}.png`

/**
 * The pictures that there are in a folder, and what was found wrong with each when it was taken.
 *
 * @param options.anew whether all that were there are taken away first.
 */
export function openPictures({ folder, anew = false }) {
  const kept = join(folder, 'findings.json')
  mkdirSync(folder, { recursive: true })
  const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {}
  // Nothing else in it is ours.
  if (anew) for (const picture of Object.keys(before)) rmSync(join(folder, picture), { force: true })
  const findings = anew ? {} : before
  return {
    /** Where a picture is to be written. */
    place(picture) {
      const path = join(folder, picture)
      mkdirSync(dirname(path), { recursive: true })
      return path
    },
    /** The path of a file of the folder, as a person can open it from where they are. */
    shownPath: (name) => relative(process.cwd(), join(folder, name)),
    note: (picture, found) => (findings[picture] = found),
    findingsOf: (picture) => findings[picture] ?? [],
    has: (picture) => existsSync(join(folder, picture)),
    /** Writes a file of the sheet itself. */
    write: (name, text) => writeFileSync(join(folder, name), text),
    keep: () => writeFileSync(kept, JSON.stringify(findings))
  }
}
