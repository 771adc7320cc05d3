import { NOW, SENSOR, type Sensor } from './noise-sensor.js'
import { type Given, setup, until } from './setup.js'

export const plain = (text: string): string =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s*\n\s*/g, ' | ')
    .trim()

/** Returns the columns of nights with events, oldest first. */
export const columnsOf = ({ root }: Sensor): SVGGElement[] => [...root.querySelectorAll<SVGGElement>('.columns g')]

/** Opens the activity of a sensor. See `setup`. */
export async function openActivity(given: Given<'x-noise-sensor-details'> = {}) {
  const t = await setup('x-noise-sensor-details', { deviceId: SENSOR, now: NOW, ...given })
  // Texts of other languages load asynchronously.
  await until(() => t.screen.names('tab').length > 0)
  await t.user.click(/^(?:Activity|Verlauf)$/, 'tab')
  return t
}
