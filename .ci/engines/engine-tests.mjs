import { existsSync } from 'node:fs'
import { browserTests } from '../test-files.mjs'

const WHOLE_FOLDERS = ['test/store/', 'test/element/', 'test/ui/']

/** A flow of each screen, and what is most likely to differ between engines. */
const FLOWS = [
  'access-code-details-actions',
  'access-code-form-saving',
  'access-code-form-timing',
  'access-code-table-actions',
  'connect-account-button',
  'connect-account-failures',
  'connect-account-use',
  'date-half-typed',
  'device-details',
  'device-table-navigation',
  'lock-details',
  'moved-while-open',
  'noise-sensor',
  'preset-manager-form-creating',
  'right-to-left',
  'supported-devices-search',
  'thermostat',
  'unbroken-names'
].map((name) => `test/screens/${name}.test.ts`)

/**
 * The paths of the tests that run in an engine.
 *
 * @param options.leftOut the paths of those that it cannot run.
 * @throws where one that is named is there no more.
 */
export function engineTests({ leftOut = [] } = {}) {
  const missing = [...FLOWS, ...leftOut].filter((path) => !existsSync(path))
  if (missing.length > 0) throw new Error(`These are named in .ci/engines and not there: ${missing.join(', ')}.`)
  const wholeFolders = browserTests().filter((path) => WHOLE_FOLDERS.some((folder) => path.startsWith(folder)))
  return [...wholeFolders, ...FLOWS].filter((path) => !leftOut.includes(path))
}
