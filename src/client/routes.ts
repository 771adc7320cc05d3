/** Routes by folder. */
type RouteTable = Readonly<Record<string, string>>

/**
 * Every endpoint of the platform, by folder. A route is `[METHOD ]name[=response_key][flags]`. Without a method it is a
 * POST request. Names that start with get or list are read-only.
 *
 * Flags: `?` read-only, `+` paginated, `!` undocumented (also for whole folders), `~` sent without the credential.
 */
export const ROUTE_TABLE: RouteTable = {
  access_codes:
    'create=access_code,get=access_code,pull_backup_access_code=access_code,' +
    'PUT create_multiple=access_codes,delete,generate_code=generated_code?,list=access_codes+,' +
    'report_device_constraints,PUT update,PATCH update_multiple',
  'access_codes/simulate': 'create_unmanaged_access_code=access_code',
  'access_codes/unmanaged': 'PATCH convert_to_managed,delete,get=access_code,list=access_codes,PATCH update',
  access_grants:
    'create=access_grant,delete,get=access_grant,list=access_grants+,PATCH update,request_access_methods=access_grant',
  access_methods: 'delete,encode=action_attempt,get=access_method,get_related=batch,list=access_methods',
  'acs/access_groups':
    'PUT add_user,get=acs_access_group,list=acs_access_groups,list_accessible_entrances=acs_entrances,' +
    'list_users=acs_users,remove_user',
  'acs/access_groups/unmanaged!': 'get=acs_access_group,list=acs_access_groups',
  'acs/credential_pools!': 'list=acs_credential_pools',
  'acs/credential_provisioning_automations!': 'launch=acs_credential_provisioning_automation',
  'acs/credentials':
    'PATCH assign,PATCH unassign,PATCH update,create=acs_credential,' +
    'create_offline_code=acs_credential,delete,get=acs_credential,' +
    'list_accessible_entrances=acs_entrances,GET list=acs_credentials',
  'acs/credentials/unmanaged': 'get=acs_credential,GET list=acs_credentials',
  'acs/encoders':
    'encode_credential=action_attempt,scan_credential=action_attempt,get=acs_encoder,GET list=acs_encoders',
  'acs/encoders/simulate':
    'next_credential_encode_will_fail,next_credential_encode_will_succeed,' +
    'next_credential_scan_will_fail,next_credential_scan_will_succeed',
  'acs/entrances': 'get=acs_entrance,grant_access,list=acs_entrances+,list_credentials_with_access=acs_credentials',
  'acs/systems': 'get=acs_system,list=acs_systems,list_compatible_credential_manager_acs_systems=acs_systems',
  'acs/users':
    'PUT add_to_access_group,create=acs_user,delete,get=acs_user,list=acs_users+,' +
    'list_accessible_entrances=acs_entrances,remove_from_access_group,revoke_access_to_all_entrances,' +
    'suspend,unsuspend,PATCH update',
  'acs/users/unmanaged': 'get=acs_user,list=acs_users',
  action_attempts: 'get=action_attempt,list=action_attempts',
  'bridges!': 'get=bridge,list=bridges',
  client_sessions:
    'PUT create=client_session,delete,get=client_session,get_or_create=client_session,' +
    'PATCH grant_access,list=client_sessions,revoke',
  connect_webviews: 'create=connect_webview,delete,get=connect_webview,list=connect_webviews+',
  connected_accounts: 'delete,list=connected_accounts+,sync,update,GET get=connected_account',
  customers: 'create_portal=magic_link,push_data',
  devices: 'delete!,get=device,list=devices+,list_device_providers=device_providers,PATCH update',
  'devices/simulate': 'connect,connect_to_hub,disconnect,disconnect_from_hub,remove',
  'devices/unmanaged': 'get=device,list=devices,PATCH update',
  events: 'get=event,list=events',
  locks: 'get=device,list=devices,lock_door=action_attempt,unlock_door=action_attempt',
  'locks/simulate': 'keypad_code_entry=action_attempt,manual_lock_via_keypad=action_attempt',
  'networks!': 'get=network,list=networks',
  noise_sensors: 'list=devices',
  'noise_sensors/noise_thresholds':
    'create=noise_threshold,delete,get=noise_threshold,list=noise_thresholds,PUT update',
  'noise_sensors/simulate': 'trigger_noise_threshold',
  phones: 'deactivate,get=phone,list=phones',
  'phones/simulate': 'create_sandbox_phone=phone',
  spaces:
    'PUT add_acs_entrances,PUT add_devices,create=space,delete,get=space,get_related=batch,' +
    'remove_acs_entrances,remove_devices,GET list=spaces+,PATCH update=space',
  thermostats:
    'activate_climate_preset=action_attempt,cool=action_attempt,heat=action_attempt,' +
    'heat_cool=action_attempt,off=action_attempt,set_fan_mode=action_attempt,' +
    'set_hvac_mode=action_attempt,update_weekly_program=action_attempt,create_climate_preset,' +
    'delete_climate_preset,get=thermostat,list=devices,set_fallback_climate_preset,' +
    'PATCH set_temperature_threshold,PATCH update_climate_preset',
  'thermostats/daily_programs': 'create=thermostat_daily_program,delete,PATCH update=action_attempt',
  'thermostats/schedules':
    'create=thermostat_schedule,delete,get=thermostat_schedule,list=thermostat_schedules,PATCH update',
  'thermostats/simulate': 'hvac_mode_adjusted,temperature_reached',
  'unstable_access_grants!': 'create=access_grant,delete,get=access_grant,list=access_grants',
  'unstable_access_methods!': 'delete,get=access_method,list=access_methods',
  'unstable_locations!':
    'create=location,delete,get=location,remove_acs_entrances,remove_devices,PUT add_acs_entrances,' +
    'PUT add_devices,GET list=locations,PATCH update=location',
  'unstable_partner/building_blocks!':
    'connect_accounts=magic_link,generate_magic_link=magic_link?,manage_devices=magic_link,' +
    'organize_spaces=magic_link',
  user_identities:
    'PUT add_acs_user,PUT grant_access_to_device,create=user_identity,delete,' +
    'generate_instant_key=instant_key,list=user_identities,list_accessible_devices=devices,' +
    'list_acs_systems=acs_systems,list_acs_users=acs_users,remove_acs_user,revoke_access_to_device,' +
    'GET get=user_identity,PATCH update',
  'user_identities/enrollment_automations':
    'delete,get=enrollment_automation,launch=enrollment_automation,list=enrollment_automations',
  webhooks: 'create=webhook,delete,get=webhook,GET list=webhooks,PUT update',
  workspaces: 'create=workspace,GET get=workspace,GET list=workspaces,reset_sandbox=action_attempt,PATCH update',
  '{product}/customer/v1/automation_runs!': 'list=automation_runs+',
  '{product}/customer/v1/automations!': 'delete,GET get,PATCH update',
  '{product}/customer/v1/portals!': 'get=customer_portal',
  '{product}/customer/v1/settings!': 'PATCH update',
  '{product}/partner/v1/building_blocks/spaces!': 'auto_map=spaces?'
}

/** Endpoints that only the elements use: the device catalog and usage messages. */
export const INTERNAL_TABLE: RouteTable = {
  internal: 'tlmtry~',
  'internal/devicedb/v1/device_models': 'GET list=device_models',
  'internal/devicedb/v1/manufacturers': 'GET get=manufacturer,GET list=manufacturers'
}

/** An endpoint of the platform. */
export interface Route {
  /** Last segment of the path. */
  name: string
  method: string
  /** With a leading slash. `{product}` is a placeholder. */
  path: string
  responseKey: string | undefined
  /** `true` if a request changes nothing on the server, so that it can be retried. */
  isReadOnly: boolean
  isPaginated: boolean
  isUndocumented: boolean
  /** `true` if requests are sent without the credential. */
  isAnonymous: boolean
}

const ENTRY = /(?:(\w+) )?(\w+)(?:=(\w+))?(\W*)$/

function parseRoute(folder: string, entry: string): Route {
  const [, method = 'POST', name = '', responseKey, flags = ''] = ENTRY.exec(entry) ?? []
  return {
    name,
    method,
    path: `/${folder.replace('!', '')}/${name}`,
    responseKey,
    isReadOnly: flags.includes('?') || /^(get|list)(?!_or_)/.test(name),
    isPaginated: flags.includes('+'),
    isUndocumented: `${folder}${flags}`.includes('!'),
    isAnonymous: flags.includes('~')
  }
}

export const ACTION_ATTEMPT_ROUTE = parseRoute('action_attempts', 'get=action_attempt')
export const WORKSPACE_ROUTE = parseRoute('workspaces', 'GET get=workspace')

/** Parses the routes of one folder of a table. */
export const parseRoutes = (folder: string, calls: string): Route[] =>
  calls.split(',').map((entry) => parseRoute(folder, entry))
