import type { CatalogueDeviceModel, IntegrationSupportLevel, Manufacturer, UsageMessage } from '../resources.js'
import type { CallWith } from './call.js'

interface DeviceModelParameters {
  /** Matches a part of the name. */
  text_search?: string
  /** @default all */
  integration_support_levels?: IntegrationSupportLevel[]
  manufacturer_id?: string
  manufacturer_ids?: string[]
  /** Returns only models for which all of these are true. Paths use dots: `software_features.can_remotely_unlock`. */
  include_if?: string[]
  /** Returns only models for which none of these is true. */
  exclude_if?: string[]
}

interface ManufacturerParameters {
  /** @default all */
  integration_support_levels?: IntegrationSupportLevel[]
  /** A filter, such as `(display_name:"Yale") AND NOT (manufacturer_id:"…")`. */
  liqe_query?: string
}

/** Endpoints that the elements use in addition to the public API. They may change at any time. */
export interface InternalCalls {
  internal: {
    /** Sends a usage message, without the credential. */
    tlmtry: CallWith<UsageMessage, void>
    /** The catalog of supported devices. */
    devicedb: {
      v1: {
        deviceModels: { list: CallWith<DeviceModelParameters, CatalogueDeviceModel[]> }
        manufacturers: {
          get: CallWith<{ manufacturer_id: string }, Manufacturer>
          list: CallWith<ManufacturerParameters, Manufacturer[]>
        }
      }
    }
  }
}
