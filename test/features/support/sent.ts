import type * as model from '../../../src/core/resources/resources.js'

/** A resource with possibly malformed fields. */
type Sent<T> = T extends readonly (infer Item)[]
  ? Sent<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Sent<T[Key]> }
    : T

export type AccessCode = Sent<model.AccessCode>
export type CatalogueDeviceModel = Sent<model.CatalogueDeviceModel>
export type ClimatePreset = Sent<model.ClimatePreset>
export type Device = Sent<model.Device>
export type DeviceProperties = Sent<model.DeviceProperties>
export type Manufacturer = Sent<model.Manufacturer>
export type NoiseThreshold = Sent<model.NoiseThreshold>
export type PlatformEvent = Sent<model.PlatformEvent>
