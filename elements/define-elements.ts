import { defineAll } from '../src/element/custom-element/define.js'
import './access-code-details.js'
import './access-code-form.js'
import './access-code-table.js'
import './activity.js'
import './connect-account.js'
import './device-details.js'
import './device-table.js'
import './lock-details.js'
import './noise-sensor-details.js'
import './overview.js'
import './preset-manager.js'
import './session.js'
import './supported-devices.js'
import './thermostat-schedule.js'
import './thermostat.js'

const PREFIX = /^[a-z][a-z\d._-]*$/

/**
 * Registers every element once more, under another prefix. Elements that are registered already stay as they are.
 *
 * @example defineElements({ prefix: 'acme' }) // <acme-device-table>
 * @throws TypeError where no name of an element can begin with the prefix.
 */
export function defineElements(options: { readonly prefix: string }): void {
  // A host without a compiler can give anything, or nothing.
  const prefix: unknown = options?.prefix
  if (typeof prefix !== 'string' || !PREFIX.test(prefix)) {
    throw new TypeError(
      "defineElements needs a prefix in lower case that begins with a letter, such as { prefix: 'acme' }."
    )
  }
  defineAll(prefix)
}
