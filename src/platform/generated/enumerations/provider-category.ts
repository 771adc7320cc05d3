// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export type ProviderCategory =
  | 'stable'
  | 'consumer_smartlocks'
  | 'beta'
  | 'thermostats'
  | 'noise_sensors'
  | 'access_control_systems'
  | 'cameras'
  | 'connectors'
  | 'internal_beta'
