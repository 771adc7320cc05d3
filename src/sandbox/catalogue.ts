import { createDeviceModels, createManufacturer, withCount } from './data/device-models.js'
import { type ManufacturerTraits, sampleManufacturers } from './data/sample-manufacturers.js'

const first = ['Alder', 'Birch', 'Cedar', 'Dover', 'Ember', 'Fjord', 'Grove', 'Haven', 'Iris', 'Juniper', 'Kestrel']
const second = ['Access', 'Controls', 'Entry', 'Home', 'Locks', 'Security', 'Systems', 'Works', '& Sons']
const series = ['Classic', 'Compact', 'Edge', 'Max', 'Mini', 'One', 'Plus', 'Prime', 'Pro']
const products = ['Deadbolt', 'Lever', 'Keypad Lock', 'Thermostat #thermostat', 'Noise Sensor #sensor /unknown']
const levels = ['stable', 'stable', 'beta', 'stable', 'planned', 'inquire', 'unsupported'] as const
const colours = ['#334155', '#3f3f46', '#7f1d1d', '#14532d', '#1e3a8a', '#581c87', '#713f12', '#164e63'] as const
const connections = ['wifi', 'zwave', 'zigbee', 'wifi', 'unknown'] as const

/** Numbers of models per manufacturer, used in turn. */
const sizes = [18, 27, 1, 44]

const cycle = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0]
const pickTerm = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

function createTraits(index: number, size: number): ManufacturerTraits {
  const round = Math.floor(index / (first.length * second.length))
  const name = `${pickTerm(first, index)} ${pickTerm(second, Math.floor(index / first.length))}${round ? ` ${round + 1}` : ''}`
  return {
    key: name.toLowerCase().replace(/\W+/g, '_'),
    name,
    level: cycle(levels, index),
    colour: cycle(colours, index),
    connection: cycle(connections, index),
    models: Array.from({ length: size }, (_, number) => {
      const product = pickTerm(products, number * 3 + index)
      return `${pickTerm(series, number)} ${100 + number * 10} ${product}`
    })
  }
}

/** Generates manufacturers with this total number of models. */
function generateManufacturers(models: number): ManufacturerTraits[] {
  const manufacturers: ManufacturerTraits[] = []
  for (let remaining = models; remaining > 0; remaining -= manufacturers.at(-1)?.models.length ?? remaining) {
    manufacturers.push(
      createTraits(manufacturers.length, Math.min(remaining, sizes[manufacturers.length % sizes.length] ?? remaining))
    )
  }
  return manufacturers
}

const MAX_MODELS = 20_000

/** Creates a value on first access. */
function lazy<T>(create: () => T): () => T {
  let created: { value: T } | undefined
  return () => (created ??= { value: create() }).value
}

const sampleCount = sampleManufacturers.reduce((count, { models }) => count + models.length, 0)

/**
 * Creates a catalogue with this number of models: samples first, then generated ones. Entries are created on first
 * access.
 */
export function createCatalogue(size = sampleCount) {
  const traits = lazy(() => {
    let remaining = Math.max(0, Math.min(Math.floor(size), MAX_MODELS))
    const samples = sampleManufacturers.map((sample) => {
      const models = sample.models.slice(0, remaining)
      remaining -= models.length
      return { ...sample, models }
    })
    return [...samples, ...generateManufacturers(remaining)]
  })
  const entries = lazy(() => traits().map((each) => ({ traits: each, manufacturer: createManufacturer(each) })))
  return {
    manufacturers: lazy(() => entries().map((each) => withCount(each.manufacturer, each.traits.models.length))),
    models: lazy(() => entries().flatMap((each) => createDeviceModels(each.traits, each.manufacturer)))
  }
}
