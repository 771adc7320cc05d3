import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nameOf } from './combinations.mjs'

/** Where the demo serves it, at `/shots/`. */
const FOLDER = fileURLToPath(new URL('../../demo/shots', import.meta.url))
const FINDINGS = join(FOLDER, 'findings.json')

const pathPart = (name) => name.replaceAll(/[^\p{L}\p{N}−]+/gu, '-').replaceAll(/^-|-$/g, '')

/** The picture of an entry in a combination, in the folder of the sheet. */
export const pictureOf = ({ screen, state }, combination) =>
  `${pathPart(screen)}/${pathPart(state)}/${nameOf(combination)}.png`

/** A path as a person can open it from where they are. */
export const shownPath = (picture) => relative(process.cwd(), join(FOLDER, picture))

/** The pictures that there are, and what was found wrong with each when it was taken. */
export function openPictures({ anew }) {
  if (anew) rmSync(FOLDER, { recursive: true, force: true })
  const findings = existsSync(FINDINGS) ? JSON.parse(readFileSync(FINDINGS, 'utf8')) : {}
  return {
    /** Where a picture is to be written. */
    place(picture) {
      const path = join(FOLDER, picture)
      mkdirSync(dirname(path), { recursive: true })
      return path
    },
    note: (picture, found) => (findings[picture] = found),
    findingsOf: (picture) => findings[picture] ?? [],
    has: (picture) => existsSync(join(FOLDER, picture)),
    /** Writes a file of the sheet itself. */
    write: (name, text) => writeFileSync(join(FOLDER, name), text),
    keep: () => writeFileSync(FINDINGS, JSON.stringify(findings))
  }
}
