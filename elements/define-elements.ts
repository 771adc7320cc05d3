import { define } from '../src/element/define.js'
import { AccessCodeDetailsElement } from './access-code-details.js'
import { AccessCodeFormElement } from './access-code-form.js'
import { DeviceDetailsElement } from './device-details.js'
import { DeviceTableElement } from './device-table.js'
import { LockDetailsElement } from './lock-details.js'
import { NoiseSensorDetailsElement } from './noise-sensor-details.js'
import { PresetManagerElement } from './preset-manager.js'
import { SessionElement } from './session.js'
import { ThermostatElement } from './thermostat.js'

/**
 * Registers every element once more, under another prefix. Elements that are registered already stay as they are.
 *
 * @example defineElements({ prefix: 'acme' }) // <acme-device-table>
 */
export function defineElements({ prefix }: { readonly prefix: string }): void {
  // A class can have one tag only, so each prefix has classes of its own.
  define(`${prefix}-access-code-details`, class extends AccessCodeDetailsElement {})
  define(`${prefix}-access-code-form`, class extends AccessCodeFormElement {})
  define(`${prefix}-device-table`, class extends DeviceTableElement {})
  define(`${prefix}-device-details`, class extends DeviceDetailsElement {})
  define(`${prefix}-lock-details`, class extends LockDetailsElement {})
  define(`${prefix}-noise-sensor-details`, class extends NoiseSensorDetailsElement {})
  define(`${prefix}-preset-manager`, class extends PresetManagerElement {})
  define(`${prefix}-session`, class extends SessionElement {})
  define(`${prefix}-thermostat`, class extends ThermostatElement {})
}
