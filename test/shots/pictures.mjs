import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { nameOf } from './combinations.mjs'

const pathPart = (name) => name.replaceAll(/[^\p{L}\p{N}−]+/gu, '-').replaceAll(/^-|-$/g, '')

/** Returns the file name of the screenshot of an entry in a combination. */
export const pictureOf = ({ screen, state }, combination) =>
  `${pathPart(screen)}/${pathPart(state)}/${nameOf(combination)}.png`

/**
 * Opens the screenshots in a folder with their findings.
 *
 * @param options.isWhole `true` if all states are taken, to delete all existing screenshots first
 */
export function openPictures({ folder, isWhole = false }) {
  const kept = join(folder, 'findings.json')
  mkdirSync(folder, { recursive: true })
  const previous = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {}
  // The folder may contain other files, which are kept.
  if (isWhole) for (const picture of Object.keys(previous)) rmSync(join(folder, picture), { force: true })
  const findings = isWhole ? {} : previous
  return {
    /** Returns the path for a new screenshot. */
    place(picture) {
      const path = join(folder, picture)
      mkdirSync(dirname(path), { recursive: true })
      return path
    },
    /** Returns the path of a file relative to the current folder. */
    shownPath: (name) => relative(process.cwd(), join(folder, name)),
    note: (picture, found) => (findings[picture] = found),
    findingsOf: (picture) => findings[picture] ?? [],
    has: (picture) => existsSync(join(folder, picture)),
    /** Writes a file of the contact sheet. */
    write: (name, text) => writeFileSync(join(folder, name), text),
    keep: () => writeFileSync(kept, JSON.stringify(findings))
  }
}
