// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { UnstableLocation } from '../resources/location.js'

export interface UnstableLocationsRoutes {
  '/unstable_locations/create': (
    parameters: {
      name: string
      acs_entrance_ids?: string[]
      device_ids?: string[]
      /** In degrees. */
      geolocation?: { latitude: number; longitude: number }
      /** One of the IANA list. */
      time_zone?: string
    },
    options?: CallOptions
  ) => PlatformRequest<UnstableLocation>
  '/unstable_locations/delete': (parameters: { location_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/unstable_locations/get': (
    parameters: { location_id: string },
    options?: CallOptions
  ) => PlatformRequest<UnstableLocation>
  '/unstable_locations/remove_acs_entrances': (
    parameters: { location_id: string; acs_entrance_ids: string[] },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/unstable_locations/remove_devices': (
    parameters: { location_id: string; device_ids: string[] },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/unstable_locations/add_acs_entrances': (
    parameters: { location_id: string; acs_entrance_ids: string[] },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/unstable_locations/add_devices': (
    parameters: { location_id: string; device_ids: string[] },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/unstable_locations/list': (
    parameters?: Record<string, never>,
    options?: CallOptions
  ) => PlatformRequest<UnstableLocation[]>
  '/unstable_locations/update': (
    parameters: {
      location_id: string
      /** In degrees. */
      geolocation?: { latitude: number; longitude: number }
      name?: string
      /** One of the IANA list. */
      time_zone?: string
    },
    options?: CallOptions
  ) => PlatformRequest<UnstableLocation>
}
