// What the OpenAPI document cannot say, or says no longer.
import { pascalCase } from './names.mjs'

/** What stands for `{product}` in the paths of the document. */
export const PRODUCT = 'seam'

/**
 * Calls of the document that the client does not have: the catalogue of calls is fixed, and ends before these.
 * One that is in neither list fails the build of the types, so that somebody decides.
 */
export const LEFT_OUT = {
  // What the platform's own pages, console and bridge ask of it: not for others.
  folders: ['/seam/'],
  // Added after the catalogue was drawn up.
  calls: [
    '/access_codes/get_timeline',
    '/access_grants/get_related',
    '/access_grants/request_access_methods',
    '/access_grants/unmanaged/get',
    '/access_grants/unmanaged/list',
    '/access_grants/unmanaged/update',
    '/access_methods/assign_card',
    '/access_methods/get_related',
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
 * Calls that the document no longer has and the platform still answers, with what each takes and gives: from
 * @seamapi/types 1.437.0, the last version with all of them. Grants and methods are given in their shape of today.
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

/** Resources that the document no longer has, from the same version, or never had. */
export const SCHEMAS_BY_HAND = {
  network: object({ network_id: text, workspace_id: text, display_name: text, created_at: moment }),
  location: object(
    { location_id: text, workspace_id: text, name: text, display_name: text, created_at: moment },
    { geolocation, time_zone: text }
  ),
  // The document says that a whole access code is given, but none is made: there is a PIN, and its device.
  generated_code: object({ code: text, device_id: text })
}

/** Fields of which the document says nothing, since its language has no word for a pair: from the platform's own types. */
export const FIELDS_BY_HAND = {
  enforced_setpoint_range_celsius: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 }
}

/** What a call gives, where the document has it wrong. */
export const RESULTS = { '/access_codes/generate_code': reference('generated_code') }

const eachAlone = (...fields) => fields.map((field) => [field])

const CODE = [['access_code_id'], ['device_id', 'code']]
const DEVICE = eachAlone('device_id', 'name')
const PERSON = eachAlone('acs_user_id', 'user_identity_id')

/**
 * Parameters of which one of several sets is needed. The document says so in words alone, or not at all; the platform
 * refuses a call with none of them.
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

/** Parameters that are moments, although the document calls some of them a text: what a `Date` may be given for. */
export const MOMENTS = ['starts_at', 'ends_at', 'since', 'between']

/** Unions of the document that a field tells apart, and by which: the first makes the groups. */
export const DISCRIMINATORS = { event: ['event_type'], action_attempt: ['action_type', 'status'] }

const RESOURCES = { event: 'PlatformEvent', batch: 'SpaceBatch', location: 'UnstableLocation' }

/** The type of a schema: not one that browsers have, nor one that means something else without its place. */
export const nameOf = (schema) => RESOURCES[schema] ?? pascalCase(schema)

/** What a list of words is called where its field is no good name; nothing where its resource must be in the name. */
export const ENUMERATIONS = {
  accepted_provider: 'ProviderName',
  exclude_if: 'DeviceCapability',
  external_type: undefined,
  include_if: 'DeviceCapability',
  manufacturer: 'ManufacturerName'
}
