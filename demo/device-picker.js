import { deviceKind } from './device-kind.js'

const MOST_DEVICES = 100

const KINDS = [
  ['lock', 'Locks'],
  ['thermostat', 'Thermostats'],
  ['noise-sensor', 'Noise sensors']
]

/** Which kind an element is for; any, where it is not said. */
const KIND_OF_ELEMENT = {
  'x-lock-details': 'lock',
  'x-access-code-table': 'lock',
  'x-access-code-details': 'lock',
  'x-access-code-form': 'lock',
  'x-thermostat': 'thermostat',
  'x-preset-manager': 'thermostat',
  'x-thermostat-schedule': 'thermostat',
  'x-noise-sensor-details': 'noise-sensor'
}

const nameOf = ({ device_id, display_name, properties }) => properties?.name ?? display_name ?? device_id

function group(label, devices) {
  const element = document.createElement('optgroup')
  element.label = label
  element.append(...devices.map((device) => new Option(nameOf(device), device.device_id)))
  return element
}

/** A select with the devices of a platform that an element can show. */
export function createDevicePicker(select) {
  let devices = []
  let current

  return {
    /** Offers the devices that an element is for; the chosen one stays chosen where it is one of them. */
    offer(tag) {
      if (devices.length === 0) return
      const { value } = select
      const kinds = KINDS.filter(([kind]) => kind === (KIND_OF_ELEMENT[tag] ?? kind))
      const groups = kinds.map(([kind, label]) => [label, devices.filter((device) => deviceKind(device) === kind)])
      const filled = groups.filter(([, found]) => found.length > 0)
      select.replaceChildren(...filled.map(([label, found]) => group(label, found)))
      if ([...select.options].some((option) => option.value === value)) select.value = value
    },
    /** Empties the select: its devices were those of another platform. */
    forget() {
      devices = []
      current = undefined
      select.replaceChildren(new Option('None yet', ''))
    },
    /**
     * Reads the first devices of a platform. When they cannot be read, those that are there stay.
     * @returns whether they were read, and no others have been asked for since.
     */
    async load(client) {
      current = client
      const read = await client.devices.list({ limit: MOST_DEVICES }).catch(() => undefined)
      if (!read || current !== client) return false
      devices = read
      return true
    }
  }
}
