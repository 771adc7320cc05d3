import type { CatalogueDeviceModel, IntegrationSupportLevel, Manufacturer, UsageMessage } from '../resources.js'
import type { CallWith } from './call.js'

interface DeviceModelParameters {
  /** A part of the name. */
  text_search?: string
  /** @default all */
  integration_support_levels?: IntegrationSupportLevel[]
  manufacturer_id?: string
  manufacturer_ids?: string[]
  /** Only models of which each of these is true, as a path with dots: `software_features.can_remotely_unlock`. */
  include_if?: string[]
  /** Only models of which none of these is true. */
  exclude_if?: string[]
}

interface ManufacturerParameters {
  /** @default all */
  integration_support_levels?: IntegrationSupportLevel[]
  /** Which manufacturers, such as `(display_name:"Yale") AND NOT (manufacturer_id:"…")`. */
  liqe_query?: string
}

/** What the widget needs besides the platform's own calls; it may change at any time. */
export interface InternalCalls {
  internal: {
    /** Tells how the widget is used; it goes without the credential. */
    tlmtry: CallWith<UsageMessage, void>
    /** The catalogue of devices that the platform knows. */
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
