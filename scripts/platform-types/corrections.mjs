// Corrections of the OpenAPI document where it is incomplete, outdated or wrong.
import { pascalCase } from './names.mjs'

/** Value of `{product}` in the paths of the document. */
export const PRODUCT = 'seam'

/**
 * Calls of the document that the client does not support. The catalogue of calls is fixed and older than these. A call
 * that is in neither list fails the generation of the types, so that a developer decides.
 */
export const LEFT_OUT = {
  // Internal calls of the platform's own pages, console and bridge.
  folders: ['/seam/'],
  // Added after the catalogue was written.
  calls: [
    '/access_codes/get_timeline',
    '/access_grants/get_related',
    '/access_grants/unmanaged/get',
    '/access_grants/unmanaged/list',
    '/access_grants/unmanaged/update',
    '/access_methods/assign_card',
    '/access_methods/unlock_door',
    '/access_methods/unmanaged/get',
    '/access_methods/unmanaged/list',
    '/acs/access_groups/delete',
    '/acs/encoders/scan_to_assign_credential',
    '/acs/entrances/unlock',
    '/acs/systems/report_devices',
    '/connected_accounts/simulate/disconnect',
    '/customers/delete_data',
    '/customers/reservations/create_deep_link',
    '/devices/report_provider_metadata',
    '/devices/simulate/paid_subscription',
    '/instant_keys/delete',
    '/instant_keys/get',
    '/instant_keys/list',
    '/locks/configure_auto_lock',
    '/spaces/add_connected_account',
    '/spaces/remove_connected_account',
    '/user_identities/list_accessible_entrances',
    '/user_identities/unmanaged/get',
    '/user_identities/unmanaged/list',
    '/user_identities/unmanaged/update',
    '/workspaces/customization_profiles/create',
    '/workspaces/customization_profiles/get',
    '/workspaces/customization_profiles/list',
    '/workspaces/customization_profiles/update',
    '/workspaces/customization_profiles/upload_images',
    '/workspaces/find_anything'
  ]
}

const text = { type: 'string' }
const texts = { type: 'array', items: text }
const moment = { type: 'string', format: 'date-time' }
const geolocation = {
  type: 'object',
  properties: { latitude: { type: 'number' }, longitude: { type: 'number' } },
  required: ['latitude', 'longitude']
}

const object = (required, optional = {}) => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required)
})

const reference = (schema) => ({ $ref: `#/components/schemas/${schema}` })
const list = (schema) => ({ type: 'array', items: reference(schema) })

/**
 * Calls that the document no longer contains but the platform still supports, with their parameters and results.
 * Source: @seamapi/types 1.437.0, the last version with all of them. Grants and methods have their current shape.
 */
export const CALLS_BY_HAND = {
  '/networks/get': [object({ network_id: text }), reference('network')],
  '/networks/list': [object({}), list('network')],
  '/unstable_access_grants/create': [
    {
      allOf: [
        object(
          {
            requested_access_methods: {
              type: 'array',
              items: object({ mode: { enum: ['code', 'card', 'mobile_key'] } })
            }
          },
          {
            acs_entrance_ids: texts,
            device_ids: texts,
            ends_at: moment,
            location: object(
              {},
              {
                name: text,
                acs_entrance_ids: { ...texts, deprecated: true },
                device_ids: { ...texts, deprecated: true }
              }
            ),
            location_ids: { ...texts, deprecated: true },
            space_ids: texts,
            starts_at: moment
          }
        ),
        {
          oneOf: [
            object({ user_identity_id: text }),
            object({
              user_identity: object(
                {},
                Object.fromEntries(
                  ['full_name', 'email_address', 'phone_number'].map((field) => [field, { ...text, nullable: true }])
                )
              )
            })
          ]
        }
      ]
    },
    reference('access_grant')
  ],
  '/unstable_access_grants/delete': [object({ access_grant_id: text })],
  '/unstable_access_grants/get': [object({ access_grant_id: text }), reference('access_grant')],
  '/unstable_access_grants/list': [
    object(
      {},
      {
        acs_entrance_id: text,
        acs_system_id: text,
        location_id: { ...text, deprecated: true },
        space_id: text,
        user_identity_id: text
      }
    ),
    list('access_grant')
  ],
  '/unstable_access_methods/delete': [object({ access_method_id: text })],
  '/unstable_access_methods/get': [object({ access_method_id: text }), reference('access_method')],
  '/unstable_access_methods/list': [object({ access_grant_id: text }), list('access_method')],
  '/unstable_locations/add_acs_entrances': [object({ location_id: text, acs_entrance_ids: texts })],
  '/unstable_locations/add_devices': [object({ location_id: text, device_ids: texts })],
  '/unstable_locations/create': [
    object({ name: text }, { acs_entrance_ids: texts, device_ids: texts, geolocation, time_zone: text }),
    reference('location')
  ],
  '/unstable_locations/delete': [object({ location_id: text })],
  '/unstable_locations/get': [object({ location_id: text }), reference('location')],
  '/unstable_locations/list': [object({}), list('location')],
  '/unstable_locations/remove_acs_entrances': [object({ location_id: text, acs_entrance_ids: texts })],
  '/unstable_locations/remove_devices': [object({ location_id: text, device_ids: texts })],
  '/unstable_locations/update': [
    object({ location_id: text }, { geolocation, name: text, time_zone: text }),
    reference('location')
  ]
}

/** Resources that the document no longer contains (from the same version) or never contained. */
export const SCHEMAS_BY_HAND = {
  network: object({ network_id: text, workspace_id: text, display_name: text, created_at: moment }),
  location: object(
    { location_id: text, workspace_id: text, name: text, display_name: text, created_at: moment },
    { geolocation, time_zone: text }
  ),
  // According to the document, the result is a complete access code. In fact, no access code is created, and the result
  // is a PIN with its device.
  generated_code: object({ code: text, device_id: text })
}

/** Fields that the document leaves untyped because it cannot express tuples. Source: the platform's own types. */
export const FIELDS_BY_HAND = {
  enforced_setpoint_range_celsius: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 }
}

/** Results of calls that are wrong in the document. */
export const RESULTS = { '/access_codes/generate_code': reference('generated_code') }

const eachAlone = (...fields) => fields.map((field) => [field])

const CODE = [['access_code_id'], ['device_id', 'code']]
const DEVICE = eachAlone('device_id', 'name')
const PERSON = eachAlone('acs_user_id', 'user_identity_id')

/**
 * Sets of parameters of which at least one is required. The document states this only in its descriptions or not at
 * all, but the platform rejects calls without any of them.
 */
export const AT_LEAST_ONE_OF = {
  '/access_codes/get': CODE,
  '/access_codes/unmanaged/get': CODE,
  '/access_grants/update': eachAlone('access_grant_id', 'access_grant_key'),
  '/acs/access_groups/add_user': PERSON,
  '/acs/access_groups/remove_user': PERSON,
  '/acs/credentials/assign': PERSON,
  '/acs/credentials/create': PERSON,
  '/acs/credentials/unassign': PERSON,
  '/acs/encoders/encode_credential': eachAlone('acs_credential_id', 'access_method_id'),
  '/acs/entrances/grant_access': PERSON,
  '/acs/users/delete': PERSON,
  '/acs/users/get': PERSON,
  '/acs/users/list_accessible_entrances': PERSON,
  '/acs/users/remove_from_access_group': PERSON,
  '/acs/users/revoke_access_to_all_entrances': PERSON,
  '/acs/users/suspend': PERSON,
  '/acs/users/unsuspend': PERSON,
  '/acs/users/update': PERSON,
  '/devices/get': DEVICE,
  '/devices/unmanaged/get': DEVICE,
  '/events/get': eachAlone('event_id', 'event_type', 'device_id'),
  '/locks/get': DEVICE,
  '/spaces/update': eachAlone('space_id', 'space_key'),
  '/thermostats/get': DEVICE,
  '/thermostats/set_fan_mode': eachAlone('fan_mode', 'fan_mode_setting'),
  '/thermostats/simulate/temperature_reached': eachAlone('temperature_fahrenheit', 'temperature_celsius'),
  '/user_identities/add_acs_user': eachAlone('user_identity_id', 'user_identity_key')
}

/** Parameters that accept a `Date`. The document declares some of them as plain strings. */
export const MOMENTS = ['starts_at', 'ends_at', 'since', 'between']

/** Discriminator fields of the unions in the document. The first field forms the groups. */
export const DISCRIMINATORS = { event: ['event_type'], action_attempt: ['action_type', 'status'] }

const RESOURCES = { event: 'PlatformEvent', batch: 'SpaceBatch', location: 'UnstableLocation' }

/**
 * Returns the type name of a schema. Avoids names of browser types and names that are ambiguous without their
 * namespace.
 */
export const nameOf = (schema) => RESOURCES[schema] ?? pascalCase(schema)

/**
 * Names of string unions whose field name is not a good type name. `undefined` if the name must include the resource.
 */
export const ENUMERATIONS = {
  accepted_provider: 'ProviderName',
  exclude: 'RelatedResource',
  exclude_if: 'DeviceCapability',
  external_type: undefined,
  include: 'RelatedResource',
  include_if: 'DeviceCapability',
  manufacturer: 'ManufacturerName'
}
