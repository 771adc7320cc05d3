import { nearestName } from './nearest-name.js'
import { warn } from './console-hint.js'

/** All tags, including those that are not loaded yet. */
export const TAGS = [
  'x-access-code-details',
  'x-access-code-form',
  'x-access-code-table',
  'x-activity',
  'x-connect-account',
  'x-device-details',
  'x-device-table',
  'x-lock-details',
  'x-noise-sensor-details',
  'x-overview',
  'x-preset-manager',
  'x-session',
  'x-supported-devices',
  'x-thermostat',
  'x-thermostat-schedule'
]

/** Logs undefined tags of the page that are similar to a tag of this package. */
export function checkTags(page: Document): void {
  for (const { localName } of page.querySelectorAll(':not(:defined)')) {
    if (!localName.startsWith('x-') || TAGS.includes(localName)) continue
    const meant = nearestName(localName, TAGS)
    if (meant !== undefined) warn(`There is no element <${localName}>. Did you mean <${meant}>?`)
  }
}
