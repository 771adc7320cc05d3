import { existsSync, readdirSync, readFileSync } from 'node:fs'

const names = (folder, pattern) =>
  existsSync(folder)
    ? readdirSync(folder)
        .flatMap((file) => pattern.exec(file)?.[1] ?? [])
        .toSorted()
    : []

const sourceOf = (name) => readFileSync(`elements/${name}.ts`, 'utf8')

const isElement = (name) => sourceOf(name).includes(` @tagname x-${name}\n`)

/** Returns the element names, which are the names of the files in `elements/`: `device-table`, … */
export const elementNames = () => names('elements', /^([a-z-]+)\.ts$/).filter(isElement)

/** Returns the tags of all elements: `x-device-table`, … */
export const elementTags = () => elementNames().map((name) => `x-${name}`)

/** Returns the names of the elements with a prerendered first screen. */
export const firstScreenNames = () => names('elements/first', /^([a-z-]+)\.ts$/)

/** Returns what each element with a screen reads first, by its name: the argument of `readFirst()`, or `''` for nothing. */
export const firstReads = () =>
  Object.fromEntries(
    elementNames()
      .map((name) => [name, sourceOf(name)])
      .filter(([, source]) => source.includes('defineScreen('))
      .map(([name, source]) => [name, /\breadFirst\('(\w+)'\)/.exec(source)?.[1] ?? ''])
  )
