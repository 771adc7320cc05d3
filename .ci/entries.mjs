import { existsSync, readdirSync, readFileSync } from 'node:fs'

const names = (folder, pattern) =>
  existsSync(folder) ? readdirSync(folder).flatMap((file) => pattern.exec(file)?.[1] ?? []).toSorted() : []

const isElement = (name) => readFileSync(`elements/${name}.ts`, 'utf8').includes(` @tagname x-${name}\n`)

/** The elements, by the names of their files in `elements/`: `device-table`, … */
export const elementNames = () => names('elements', /^([a-z-]+)\.ts$/).filter(isElement)

/** The languages that are fetched only when asked for: `de`, … English is built in. */
export const languages = () => names('src/messages', /^([a-z]{2}(?:-[A-Z]{2})?)\.ts$/).filter((name) => name !== 'en')
