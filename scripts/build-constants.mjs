import { readFileSync } from 'node:fs'
import { elementTags, firstReads } from './entries.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Constants that every bundle of the sources replaces. */
export const BUILD_CONSTANTS = {
  'process.env.NODE_ENV': '"production"',
  PACKAGE_VERSION: JSON.stringify(version),
  ELEMENT_TAGS: JSON.stringify(elementTags()),
  READS_OF_ELEMENTS: JSON.stringify(firstReads())
}
