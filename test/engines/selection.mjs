import { existsSync } from 'node:fs'
import { browserTests, unitTests } from '../runner/test-files.mjs'

const WHOLE_FOLDERS = ['test/core/', 'test/element/', 'test/ui/']

/** One flow per screen, and the features that are most likely to differ between engines. */
const FLOWS = [
  'access-codes/access-code-details-actions',
  'access-codes/access-code-form-saving',
  'access-codes/access-code-form-timing',
  'access-codes/access-code-table-actions',
  'account/connect-account-button',
  'account/connect-account-failures',
  'account/connect-account-use',
  'access-codes/date-half-typed',
  'device/device-details',
  'device-table/device-table-navigation',
  'lock/lock-details',
  'moved-while-open',
  'noise/noise-sensor',
  'climate/preset-manager-form-creating',
  'right-to-left',
  'catalogue/supported-devices-search',
  'thermostat/thermostat'
].map((name) => `test/features/${name}.test.ts`)

/**
 * Returns the paths of the tests that run in an engine.
 *
 * @param options.leftOut paths of the tests that the engine cannot run.
 * @throws if a listed test does not exist.
 */
export function engineTests({ leftOut = [] } = {}) {
  const missing = [...FLOWS, ...leftOut].filter((path) => !existsSync(path))
  if (missing.length > 0) throw new Error(`These are named in test/engines but do not exist: ${missing.join(', ')}.`)
  const written = [...unitTests(), ...browserTests()]
  const wholeFolders = written.filter((path) => WHOLE_FOLDERS.some((folder) => path.startsWith(folder)))
  return [...wholeFolders, ...FLOWS].filter((path) => !leftOut.includes(path))
}
