import { type Manager, openForm, setupPresets } from './preset-manager.js'
import type { ClimatePreset, Device } from './sent.js'
import type { Given } from './setup.js'
import { settled, type as typeInto } from './stage.js'

/** Returns an edit that changes the presets of a device. */
export const having =
  (make: (presets: ClimatePreset[]) => unknown) =>
  (device: Device): void => {
    const properties = device.properties ?? {}
    const presets = properties.available_climate_presets ?? []
    const isPreset = (preset: unknown): preset is ClimatePreset => typeof preset === 'object' && preset !== null
    Object.assign(properties, { available_climate_presets: make(presets.filter(isPreset)) })
  }

/** Opens the form of a new preset, by default of the thermostat in the hallway. */
export const newForm = (given?: Given<'x-preset-manager'>) => editForm(undefined, given)

/** Opens the form of an existing preset. */
export async function editForm(name: string | undefined, given?: Given<'x-preset-manager'>) {
  const t = await setupPresets(given)
  await openForm(t.screen, name)
  return t
}

export async function save(manager: Manager): Promise<void> {
  await manager.press('button', 'Save')
  await settled()
}

/** Moves a slider as arrow keys do. */
export function slide(manager: Manager, name: string, value: number): void {
  const slider = manager.root.querySelector<HTMLElement>(`input[type=range][aria-label=${name}]`)
  if (!(slider instanceof HTMLInputElement)) throw new Error(`There is no slider ${name}.`)
  typeInto(slider, String(value))
}

/** Types a temperature to heat or cool to. */
export function put(manager: Manager, name: string, value: string): void {
  const field = manager.field(`${name} to`)
  field.focus()
  typeInto(field, value)
  field.blur()
}
