import { existsSync, readdirSync, readFileSync } from 'node:fs'

const names = (folder, pattern) =>
  existsSync(folder)
    ? readdirSync(folder)
        .flatMap((file) => pattern.exec(file)?.[1] ?? [])
        .toSorted()
    : []

const isElement = (name) => readFileSync(`elements/${name}.ts`, 'utf8').includes(` @tagname x-${name}\n`)

/** The elements, by the names of their files in `elements/`: `device-table`, … */
export const elementNames = () => names('elements', /^([a-z-]+)\.ts$/).filter(isElement)

/** The folders of `src/messages/` with the texts of what is fetched later. */
const TEXT_PARTS = ['activity', 'calendar', 'issues', 'manage', 'overview', 'schedule']

/** Where English is fetched as any language is; elsewhere it is built in. */
const WITH_ENGLISH = 'issues/'

/** The files with the texts of a language, which are fetched only when asked for: `de`, `manage/de`, … */
export const languages = () =>
  ['', ...TEXT_PARTS.map((part) => `${part}/`)].flatMap((folder) =>
    names(`src/messages/${folder}`, /^([a-z]{2}(?:-[A-Z]{2})?)\.ts$/)
      .filter((name) => name !== 'en' || folder === WITH_ENGLISH)
      .map((name) => folder + name)
  )
