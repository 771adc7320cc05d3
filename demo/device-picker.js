import { deviceKind } from './device-kind.js'

const MOST_DEVICES = 100

const KINDS = [
  ['lock', 'Locks'],
  ['thermostat', 'Thermostats'],
  ['noise-sensor', 'Noise sensors']
]

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

  function fill(tag) {
    const { value } = select
    const kinds = tag === 'x-lock-details' ? KINDS.slice(0, 1) : KINDS
    const groups = kinds.map(([kind, label]) => [label, devices.filter((device) => deviceKind(device) === kind)])
    select.replaceChildren(...groups.filter(([, found]) => found.length > 0).map(([label, found]) => group(label, found)))
    const isThere = [...select.options].some((option) => option.value === value)
    if (isThere) select.value = value
  }

  return {
    fill(tag) {
      if (devices.length > 0) fill(tag)
    },
    /** Empties the select: its devices were those of another platform. */
    forget() {
      devices = []
      current = undefined
      select.replaceChildren()
    },
    /**
     * Reads the first devices of a platform. When they cannot be read, those that are there stay.
     * @returns whether they were read.
     */
    async load(client, tag) {
      current = client
      const read = await client.devices.list({ limit: MOST_DEVICES }).catch(() => undefined)
      if (!read || current !== client) return false
      devices = read
      fill(tag())
      return true
    }
  }
}
