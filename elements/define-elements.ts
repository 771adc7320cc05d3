import { defineAll } from '../src/element/custom-element/define.js'
import './access-code-details.js'
import './access-code-form.js'
import './access-code-table.js'
import './connect-account.js'
import './device-details.js'
import './device-table.js'
import './lock-details.js'
import './noise-sensor-details.js'
import './preset-manager.js'
import './session.js'
import './supported-devices.js'
import './thermostat.js'

/**
 * Registers every element once more, under another prefix. Elements that are registered already stay as they are.
 *
 * @example defineElements({ prefix: 'acme' }) // <acme-device-table>
 */
export function defineElements({ prefix }: { readonly prefix: string }): void {
  defineAll(prefix)
}
