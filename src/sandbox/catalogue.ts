import type { Manufacturer } from '../client/resources.js'
import { makeDeviceModels, makeManufacturer, withCount, type DeviceModelRecord } from './data/device-models.js'
import { generateManufacturers } from './data/generated-manufacturers.js'
import { sampleManufacturers } from './data/sample-manufacturers.js'

const MOST_MODELS = 20_000

/** The device models that the platform knows, and who makes them. */
export interface Catalogue {
  manufacturers(): readonly Manufacturer[]
  models(): readonly DeviceModelRecord[]
}

/** Makes something when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

const sampleCount = sampleManufacturers.reduce((count, { models }) => count + models.length, 0)

/** A catalogue of so many models, the samples first; nothing of it is made before it is asked for. */
export function createCatalogue(size = sampleCount): Catalogue {
  const traits = once(() => {
    let left = Math.max(0, Math.min(Math.floor(size), MOST_MODELS))
    const samples = sampleManufacturers.map((sample) => {
      const models = sample.models.slice(0, left)
      left -= models.length
      return { ...sample, models }
    })
    return [...samples, ...generateManufacturers(left)]
  })
  const makers = once(() => traits().map((each) => ({ traits: each, manufacturer: makeManufacturer(each) })))
  return {
    manufacturers: once(() => makers().map((each) => withCount(each.manufacturer, each.traits.models.length))),
    models: once(() => makers().flatMap((each) => makeDeviceModels(each.traits, each.manufacturer)))
  }
}
