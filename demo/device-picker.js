import { deviceKind } from './device-kind.js'
import { SECTIONS } from './sections.js'

const MAX_DEVICES = 100

const KINDS = [
  ['lock', 'Locks'],
  ['thermostat', 'Thermostats'],
  ['noise-sensor', 'Noise sensors']
]

/** The kind of device that an element shows, by tag. Others show all kinds. */
const KIND_BY_TAG = Object.fromEntries(SECTIONS.map(({ id, kind }) => [`x-${id}`, kind]))

/** Returns `true` if a lock limits the digits, names or times of its codes. */
const isConstrained = ({ properties }) =>
  (properties?.code_constraints ?? []).length > 0 || (properties?.online_time_frame_options ?? []).length > 0

const nameOf = ({ device_id, display_name, properties }) => properties?.name ?? display_name ?? device_id

function createGroup(label, devices) {
  const element = document.createElement('optgroup')
  element.label = label
  element.append(...devices.map((device) => new Option(nameOf(device), device.device_id)))
  return element
}

/** Creates a picker for the devices of a platform. */
export function createDevicePicker(select) {
  let devices = []
  let currentClient

  return {
    /** Shows the devices that fit an element as options, and keeps the selected one if possible. */
    showOptions(tag) {
      if (devices.length === 0) return
      const { value } = select
      const kinds = KINDS.filter(([kind]) => kind === (KIND_BY_TAG[tag] ?? kind))
      const groups = kinds.map(([kind, label]) => [
        label,
        devices.filter((device) => deviceKind(device) === kind && !isConstrained(device))
      ])
      if (kinds.some(([kind]) => kind === 'lock')) groups.push(['Constraints', devices.filter(isConstrained)])
      const nonEmpty = groups.filter(([, devicesOfKind]) => devicesOfKind.length > 0)
      select.replaceChildren(...nonEmpty.map(([label, devicesOfKind]) => createGroup(label, devicesOfKind)))
      if ([...select.options].some((option) => option.value === value)) select.value = value
    },
    /** Removes the devices of another platform. */
    reset() {
      devices = []
      currentClient = undefined
      select.replaceChildren(new Option('No devices', ''))
    },
    /**
     * Loads the devices of a platform. Keeps the current ones if that fails.
     *
     * @returns `true` if they were loaded and no other platform was selected in the meantime
     */
    async load(client) {
      currentClient = client
      const response = await client.devices.list({ limit: MAX_DEVICES }).catch(() => undefined)
      if (!response || currentClient !== client) return false
      devices = response
      return true
    }
  }
}
