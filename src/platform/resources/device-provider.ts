import type { DeviceCapabilities } from './device-capability.js'
import type { KnownText } from './known-text.js'
import type { ProviderCategory, ProviderName } from './provider-name.js'

/** The system of a maker, through which accounts are connected. */
export interface DeviceProvider extends DeviceCapabilities {
  /** What `connectWebviews.create` takes in `accepted_providers`. */
  device_provider_name: KnownText<ProviderName>
  display_name?: string
  image_url?: string
  provider_categories?: KnownText<ProviderCategory>[]
}
