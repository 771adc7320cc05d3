import type { Manufacturer } from '../client/resources.js'
import { createDeviceModels, createManufacturer, withCount, type DeviceModelRecord } from './data/device-models.js'
import { generateManufacturers } from './data/generated-manufacturers.js'
import { sampleManufacturers } from './data/sample-manufacturers.js'

const MAX_MODELS = 20_000

/** The device models and manufacturers that the platform supports. */
export interface Catalogue {
  manufacturers(): readonly Manufacturer[]
  models(): readonly DeviceModelRecord[]
}

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
export function createCatalogue(size = sampleCount): Catalogue {
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
