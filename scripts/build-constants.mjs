import { readFileSync } from 'node:fs'
import { elementTags, firstReads } from './entries.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

const TABLES = ['behaviour-options', 'page-options']

/** Returns the names of shared options that are not marked with `prerendered()`. */
const bailOutOptions = () =>
  TABLES.flatMap((file) => {
    const declared = readFileSync(`src/element/options/${file}.ts`, 'utf8').matchAll(
      /^  (\w+): (?!prerendered\()\w+Option\b/gm
    )
    return [...declared].map(([, name]) => name)
  })

/** Constants that every bundle of the sources replaces. */
export const BUILD_CONSTANTS = {
  'process.env.NODE_ENV': '"production"',
  PACKAGE_VERSION: JSON.stringify(version),
  ELEMENT_TAGS: JSON.stringify(elementTags()),
  READS_OF_ELEMENTS: JSON.stringify(firstReads()),
  BAIL_OUT_OPTIONS: JSON.stringify(bailOutOptions())
}
