import { existsSync, readdirSync, readFileSync } from 'node:fs'

const names = (folder, pattern) =>
  existsSync(folder)
    ? readdirSync(folder)
        .flatMap((file) => pattern.exec(file)?.[1] ?? [])
        .toSorted()
    : []

const isElement = (name) => readFileSync(`elements/${name}.ts`, 'utf8').includes(` @tagname x-${name}\n`)

/** Returns the element names, which are the names of the files in `elements/`: `device-table`, … */
export const elementNames = () => names('elements', /^([a-z-]+)\.ts$/).filter(isElement)

/** Returns the tags of all elements: `x-device-table`, … */
export const elementTags = () => elementNames().map((name) => `x-${name}`)

/** Returns the names of the elements with a first screen that is drawn before React loads. */
export const firstScreenNames = () => names('elements/first', /^([a-z-]+)\.ts$/)

/** Folders of `src/messages/` with lazily loaded messages. */
const TEXT_PARTS = ['activity', 'calendar', 'issues', 'manage', 'overview', 'schedule']

/** Folder whose English messages are lazy too. Elsewhere, English is built in. */
const WITH_ENGLISH = 'issues/'

/** Returns the names of the lazily loaded message files: `de`, `manage/de`, … */
export const languages = () =>
  ['', ...TEXT_PARTS.map((part) => `${part}/`)].flatMap((folder) =>
    names(`src/messages/${folder}`, /^([a-z]{2}(?:-[A-Z]{2})?)\.ts$/)
      .filter((name) => name !== 'en' || folder === WITH_ENGLISH)
      .map((name) => folder + name)
  )
