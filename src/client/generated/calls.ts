// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Call } from '../calls/call.js'

/**
 * Every call of the platform, at its path in camel case: `POST /access_codes/unmanaged/list` is
 * `accessCodes.unmanaged.list`.
 */
export interface PlatformCalls {
  accessCodes: AccessCodesCalls
  accessGrants: AccessGrantsCalls
  accessMethods: AccessMethodsCalls
  acs: AcsCalls
  actionAttempts: ActionAttemptsCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  bridges: BridgesCalls
  clientSessions: ClientSessionsCalls
  connectWebviews: ConnectWebviewsCalls
  connectedAccounts: ConnectedAccountsCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  customer: CustomerCalls
  customers: CustomersCalls
  devices: DevicesCalls
  events: EventsCalls
  locks: LocksCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  networks: NetworksCalls
  noiseSensors: NoiseSensorsCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  partner: PartnerCalls
  phones: PhonesCalls
  spaces: SpacesCalls
  thermostats: ThermostatsCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  unstableAccessGrants: UnstableAccessGrantsCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  unstableAccessMethods: UnstableAccessMethodsCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  unstableLocations: UnstableLocationsCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  unstablePartner: UnstablePartnerCalls
  userIdentities: UserIdentitiesCalls
  webhooks: WebhooksCalls
  workspaces: WorkspacesCalls
}

interface AccessCodesCalls {
  /** Makes a PIN, which is then put on the device: until then its status is `setting`. */
  create: Call<'/access_codes/create'>
  /** Makes the same PIN on several devices. */
  createMultiple: Call<'/access_codes/create_multiple'>
  /** Takes a PIN off its device: until then its status is `removing`. */
  delete: Call<'/access_codes/delete'>
  /** A PIN that the device would take; nothing is kept. */
  generateCode: Call<'/access_codes/generate_code'>
  /** One code. */
  get: Call<'/access_codes/get'>
  /** The codes of a device, a grant or a method, or those with the ids; it pages. */
  list: Call<'/access_codes/list'>
  /** Puts the code in reserve in the place of a code, and gives it. */
  pullBackupAccessCode: Call<'/access_codes/pull_backup_access_code'>
  /** Tells the platform which PINs a device takes, as lengths or as a range of them, in digits from 4 to 20. */
  reportDeviceConstraints: Call<'/access_codes/report_device_constraints'>
  /** Changes a code. */
  update: Call<'/access_codes/update'>
  /** Changes the codes that `createMultiple` made under one key. */
  updateMultiple: Call<'/access_codes/update_multiple'>
  simulate: {
    /** Lets a code appear on a device of a sandbox, as if by other means. */
    createUnmanagedAccessCode: Call<'/access_codes/simulate/create_unmanaged_access_code'>
  }
  /** The codes that were put on devices by other means. */
  unmanaged: {
    /** Has the platform manage a code from now on. */
    convertToManaged: Call<'/access_codes/unmanaged/convert_to_managed'>
    /** Takes a PIN off its device. */
    delete: Call<'/access_codes/unmanaged/delete'>
    /** One code. */
    get: Call<'/access_codes/unmanaged/get'>
    /** The codes of a device. */
    list: Call<'/access_codes/unmanaged/list'>
    /** Changes whether the platform manages a code. */
    update: Call<'/access_codes/unmanaged/update'>
  }
}

interface AccessGrantsCalls {
  /** Lets a person into places. */
  create: Call<'/access_grants/create'>
  /** Takes a grant back. */
  delete: Call<'/access_grants/delete'>
  /** One grant, by its id or key. */
  get: Call<'/access_grants/get'>
  /** The grants of the workspace, or those that match. */
  list: Call<'/access_grants/list'>
  /** Renames a grant or moves its times. */
  update: Call<'/access_grants/update'>
}

interface AccessMethodsCalls {
  /** Takes a way in away, or all of a grant or of a reservation. */
  delete: Call<'/access_methods/delete'>
  /** Writes a card that is on an encoder. */
  encode: Call<'/access_methods/encode'>
  /** One way in. */
  get: Call<'/access_methods/get'>
  /** The ways in of a grant, or those that match. */
  list: Call<'/access_methods/list'>
}

interface AcsCalls {
  accessGroups: {
    /** Takes a person into a group. */
    addUser: Call<'/acs/access_groups/add_user'>
    /** One group. */
    get: Call<'/acs/access_groups/get'>
    /** The groups of a system or a person. */
    list: Call<'/acs/access_groups/list'>
    /** Where those of a group may enter. */
    listAccessibleEntrances: Call<'/acs/access_groups/list_accessible_entrances'>
    /** Who is in a group. */
    listUsers: Call<'/acs/access_groups/list_users'>
    /** Takes a person out of a group. */
    removeUser: Call<'/acs/access_groups/remove_user'>
    /** Undocumented: needs `isUndocumentedApiEnabled`. */
    unmanaged: {
      /** One group that the platform does not manage. */
      get: Call<'/acs/access_groups/unmanaged/get'>
      /** The groups that the platform does not manage. */
      list: Call<'/acs/access_groups/unmanaged/list'>
    }
  }
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  credentialPools: {
    /** The pools of a system. */
    list: Call<'/acs/credential_pools/list'>
  }
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  credentialProvisioningAutomations: {
    /** Lets a person's credentials be made by themselves. */
    launch: Call<'/acs/credential_provisioning_automations/launch'>
  }
  credentials: {
    /** Gives a credential to a person. */
    assign: Call<'/acs/credentials/assign'>
    /** Takes a credential from a person. */
    unassign: Call<'/acs/credentials/unassign'>
    /** Changes the code or the end of a credential. */
    update: Call<'/acs/credentials/update'>
    /** Makes a credential for a person. */
    create: Call<'/acs/credentials/create'>
    /** Makes a code for a lock that is not online. */
    createOfflineCode: Call<'/acs/credentials/create_offline_code'>
    /** Deletes a credential. */
    delete: Call<'/acs/credentials/delete'>
    /** One credential. */
    get: Call<'/acs/credentials/get'>
    /** What a credential opens. */
    listAccessibleEntrances: Call<'/acs/credentials/list_accessible_entrances'>
    /** The credentials of the workspace, or those that match. */
    list: Call<'/acs/credentials/list'>
    unmanaged: {
      /** One credential that the platform does not manage. */
      get: Call<'/acs/credentials/unmanaged/get'>
      /** The credentials of a system or a person that the platform does not manage. */
      list: Call<'/acs/credentials/unmanaged/list'>
    }
  }
  encoders: {
    /** Writes a credential on the card that is on an encoder. */
    encodeCredential: Call<'/acs/encoders/encode_credential'>
    /** Reads the card that is on an encoder. */
    scanCredential: Call<'/acs/encoders/scan_credential'>
    /** One encoder. */
    get: Call<'/acs/encoders/get'>
    /** The encoders of a system or of some, or those of the ids. */
    list: Call<'/acs/encoders/list'>
    simulate: {
      /** In a sandbox workspace: the next writing fails. */
      nextCredentialEncodeWillFail: Call<'/acs/encoders/simulate/next_credential_encode_will_fail'>
      /** In a sandbox workspace: the next writing succeeds. */
      nextCredentialEncodeWillSucceed: Call<'/acs/encoders/simulate/next_credential_encode_will_succeed'>
      /** In a sandbox workspace: the next reading fails. */
      nextCredentialScanWillFail: Call<'/acs/encoders/simulate/next_credential_scan_will_fail'>
      /** In a sandbox workspace: the next reading succeeds. */
      nextCredentialScanWillSucceed: Call<'/acs/encoders/simulate/next_credential_scan_will_succeed'>
    }
  }
  entrances: {
    /** One entrance. */
    get: Call<'/acs/entrances/get'>
    /** Lets a person in at an entrance. */
    grantAccess: Call<'/acs/entrances/grant_access'>
    /** The entrances of the workspace, or those that match. */
    list: Call<'/acs/entrances/list'>
    /** What opens an entrance. */
    listCredentialsWithAccess: Call<'/acs/entrances/list_credentials_with_access'>
  }
  systems: {
    /** One system. */
    get: Call<'/acs/systems/get'>
    /** The systems of the workspace, or those that match. */
    list: Call<'/acs/systems/list'>
    /** The systems that can manage the credentials of a system. */
    listCompatibleCredentialManagerAcsSystems: Call<'/acs/systems/list_compatible_credential_manager_acs_systems'>
  }
  users: {
    /** Takes a user into an access group. */
    addToAccessGroup: Call<'/acs/users/add_to_access_group'>
    /** Makes a user in a system. */
    create: Call<'/acs/users/create'>
    /** Deletes a user, and with it all access. */
    delete: Call<'/acs/users/delete'>
    /** One user. */
    get: Call<'/acs/users/get'>
    /** The users of the workspace, or those that match, by pages. */
    list: Call<'/acs/users/list'>
    /** Where a user may enter. */
    listAccessibleEntrances: Call<'/acs/users/list_accessible_entrances'>
    /** Takes a user out of an access group. */
    removeFromAccessGroup: Call<'/acs/users/remove_from_access_group'>
    /** Takes all access from a user. */
    revokeAccessToAllEntrances: Call<'/acs/users/revoke_access_to_all_entrances'>
    /** Shuts a user out until `unsuspend`. */
    suspend: Call<'/acs/users/suspend'>
    /** Lets a user in again. */
    unsuspend: Call<'/acs/users/unsuspend'>
    /** Changes the details of a user. */
    update: Call<'/acs/users/update'>
    unmanaged: {
      /** One user whom the platform does not manage. */
      get: Call<'/acs/users/unmanaged/get'>
      /** The users whom the platform does not manage. */
      list: Call<'/acs/users/unmanaged/list'>
    }
  }
}

interface ActionAttemptsCalls {
  /** One command. It is waited for only with the option `waitForActionAttempt`. */
  get: Call<'/action_attempts/get'>
  /** The commands to a device, or those with the ids. */
  list: Call<'/action_attempts/list'>
}

/** Undocumented: needs `isUndocumentedApiEnabled`. */
interface BridgesCalls {
  /** One bridge. */
  get: Call<'/bridges/get'>
  /** The bridges of the workspace. */
  list: Call<'/bridges/list'>
}

interface ClientSessionsCalls {
  /** Starts a session; its `token` is what the user's client needs. */
  create: Call<'/client_sessions/create'>
  /** Ends a session and forgets it. */
  delete: Call<'/client_sessions/delete'>
  /** One session: without parameters, that of the client. */
  get: Call<'/client_sessions/get'>
  /** The session of the user, a new one if need be; one that exists then ends at `expires_at`. */
  getOrCreate: Call<'/client_sessions/get_or_create'>
  /** Lets a session reach more than before. */
  grantAccess: Call<'/client_sessions/grant_access'>
  /** The sessions of the workspace, or those that match. */
  list: Call<'/client_sessions/list'>
  /** Ends a session. */
  revoke: Call<'/client_sessions/revoke'>
}

interface ConnectWebviewsCalls {
  /** Makes a page on which a user connects an account; its `url` is where to send them. */
  create: Call<'/connect_webviews/create'>
  /** Deletes a page; the account stays connected. */
  delete: Call<'/connect_webviews/delete'>
  /** One page, with what became of it. */
  get: Call<'/connect_webviews/get'>
  /** The pages of the workspace, or those that match; it pages. */
  list: Call<'/connect_webviews/list'>
}

interface ConnectedAccountsCalls {
  /** Disconnects an account; its devices go with it. */
  delete: Call<'/connected_accounts/delete'>
  /** One account, by its id or the e-mail address of its user. */
  get: Call<'/connected_accounts/get'>
  /** The accounts of the workspace, or those that match; it pages. */
  list: Call<'/connected_accounts/list'>
  /** Asks the maker for the devices of an account again. */
  sync: Call<'/connected_accounts/sync'>
  /** Changes an account. */
  update: Call<'/connected_accounts/update'>
}

/** Calls for the portal of a customer. Undocumented: needs `isUndocumentedApiEnabled`. */
interface CustomerCalls {
  v1: {
    automationRuns: {
      /** What automations did, by pages. */
      list: Call<'/{product}/customer/v1/automation_runs/list'>
    }
    automations: {
      /** Ends the automations of the workspace. */
      delete: Call<'/{product}/customer/v1/automations/delete'>
      /** Asks for the rules of a customer; they are in `fetchResponse()` alone. */
      get: Call<'/{product}/customer/v1/automations/get'>
      /** Changes the rules of a customer. */
      update: Call<'/{product}/customer/v1/automations/update'>
    }
    portals: {
      /** One portal. */
      get: Call<'/{product}/customer/v1/portals/get'>
    }
    settings: {
      /** Changes the settings of the workspace. */
      update: Call<'/{product}/customer/v1/settings/update'>
    }
  }
}

interface CustomersCalls {
  /** Makes pages for a customer, and the link to them. */
  createPortal: Call<'/customers/create_portal'>
  /** Tells the platform what a customer has. */
  pushData: Call<'/customers/push_data'>
}

interface DevicesCalls {
  /** Deletes a device. Undocumented: needs `isUndocumentedApiEnabled`. */
  delete: Call<'/devices/delete'>
  /** One device, by its id or name. */
  get: Call<'/devices/get'>
  /** The devices of the workspace, or those that match; it pages. */
  list: Call<'/devices/list'>
  /** The systems of makers that devices can be connected through. */
  listDeviceProviders: Call<'/devices/list_device_providers'>
  /** Changes a device. */
  update: Call<'/devices/update'>
  /** What happens to devices of a sandbox. */
  simulate: {
    /** Lets a device come online. */
    connect: Call<'/devices/simulate/connect'>
    /** Lets the hub of a device come online. */
    connectToHub: Call<'/devices/simulate/connect_to_hub'>
    /** Lets a device go offline. */
    disconnect: Call<'/devices/simulate/disconnect'>
    /** Lets the hub of a device go offline. */
    disconnectFromHub: Call<'/devices/simulate/disconnect_from_hub'>
    /** Lets a device vanish from its account. */
    remove: Call<'/devices/simulate/remove'>
  }
  /** The devices that the workspace does not manage. */
  unmanaged: {
    /** One device, by its id or name. */
    get: Call<'/devices/unmanaged/get'>
    /** The devices that are not managed, or those of them that match. */
    list: Call<'/devices/unmanaged/list'>
    /** Changes a device; `is_managed: true` has the workspace manage it from now on. */
    update: Call<'/devices/unmanaged/update'>
  }
}

interface EventsCalls {
  /** One event: by its id, or the latest of a type or a device. */
  get: Call<'/events/get'>
  /** What happened in the workspace. */
  list: Call<'/events/list'>
}

interface LocksCalls {
  /** One lock, by its id or name. */
  get: Call<'/locks/get'>
  /** The locks of the workspace, or those that match. */
  list: Call<'/locks/list'>
  /** Locks a door. */
  lockDoor: Call<'/locks/lock_door'>
  /** Unlocks a door. */
  unlockDoor: Call<'/locks/unlock_door'>
  /** What people do at locks of a sandbox. */
  simulate: {
    /** Someone enters a PIN, which opens the door if it is good. */
    keypadCodeEntry: Call<'/locks/simulate/keypad_code_entry'>
    /** Someone locks the door at the keypad. */
    manualLockViaKeypad: Call<'/locks/simulate/manual_lock_via_keypad'>
  }
}

/** Undocumented: needs `isUndocumentedApiEnabled`. */
interface NetworksCalls {
  /** One network. */
  get: Call<'/networks/get'>
  /** The networks of the workspace. */
  list: Call<'/networks/list'>
}

interface NoiseSensorsCalls {
  /** The noise sensors of the workspace, or those that match. */
  list: Call<'/noise_sensors/list'>
  noiseThresholds: {
    /** Sets how loud it may be during a part of the day. */
    create: Call<'/noise_sensors/noise_thresholds/create'>
    /** Deletes a threshold. */
    delete: Call<'/noise_sensors/noise_thresholds/delete'>
    /** One threshold. */
    get: Call<'/noise_sensors/noise_thresholds/get'>
    /** The thresholds of a sensor. */
    list: Call<'/noise_sensors/noise_thresholds/list'>
    /** Changes a threshold. */
    update: Call<'/noise_sensors/noise_thresholds/update'>
  }
  simulate: {
    /** Lets it be too loud at a sensor of a sandbox. */
    triggerNoiseThreshold: Call<'/noise_sensors/simulate/trigger_noise_threshold'>
  }
}

/** Calls for the building blocks of a partner. Undocumented: needs `isUndocumentedApiEnabled`. */
interface PartnerCalls {
  v1: {
    buildingBlocks: {
      spaces: {
        /** Proposes which devices and entrances belong to which space. */
        autoMap: Call<'/{product}/partner/v1/building_blocks/spaces/auto_map'>
      }
    }
  }
}

interface PhonesCalls {
  /** Takes a phone and its keys out of use. */
  deactivate: Call<'/phones/deactivate'>
  /** One phone. */
  get: Call<'/phones/get'>
  /** The phones of the workspace, of a person or of a credential. */
  list: Call<'/phones/list'>
  simulate: {
    /** Makes a phone in a sandbox workspace. */
    createSandboxPhone: Call<'/phones/simulate/create_sandbox_phone'>
  }
}

interface SpacesCalls {
  /** Puts entrances into a space. */
  addAcsEntrances: Call<'/spaces/add_acs_entrances'>
  /** Puts devices into a space. */
  addDevices: Call<'/spaces/add_devices'>
  /** Makes a space. */
  create: Call<'/spaces/create'>
  /** Deletes a space; what is in it stays. */
  delete: Call<'/spaces/delete'>
  /** One space, by its id or key. */
  get: Call<'/spaces/get'>
  /** What some spaces have to do with, all at once. */
  getRelated: Call<'/spaces/get_related'>
  /** Takes entrances out of a space. */
  removeAcsEntrances: Call<'/spaces/remove_acs_entrances'>
  /** Takes devices out of a space. */
  removeDevices: Call<'/spaces/remove_devices'>
  /** The spaces of the workspace, or those that match. */
  list: Call<'/spaces/list'>
  /** Changes a space, which is named by its id or key. */
  update: Call<'/spaces/update'>
}

interface ThermostatsCalls {
  /** Sets a thermostat to one of its presets. */
  activateClimatePreset: Call<'/thermostats/activate_climate_preset'>
  /** Has a thermostat cool. */
  cool: Call<'/thermostats/cool'>
  /** Has a thermostat heat. */
  heat: Call<'/thermostats/heat'>
  /** Has a thermostat heat and cool, as needed. */
  heatCool: Call<'/thermostats/heat_cool'>
  /** Has a thermostat neither heat nor cool. */
  off: Call<'/thermostats/off'>
  /** Sets when the fan runs. */
  setFanMode: Call<'/thermostats/set_fan_mode'>
  /** Sets the mode, with the set points that it has. */
  setHvacMode: Call<'/thermostats/set_hvac_mode'>
  /** Sets the daily program of each weekday, by id; `null` for none. */
  updateWeeklyProgram: Call<'/thermostats/update_weekly_program'>
  /** Keeps a climate setting under a new key. */
  createClimatePreset: Call<'/thermostats/create_climate_preset'>
  /** Deletes a preset. */
  deleteClimatePreset: Call<'/thermostats/delete_climate_preset'>
  /** Changes a preset. */
  updateClimatePreset: Call<'/thermostats/update_climate_preset'>
  /** Sets which preset is in effect where no schedule is. */
  setFallbackClimatePreset: Call<'/thermostats/set_fallback_climate_preset'>
  /** One thermostat, by its id or name. */
  get: Call<'/thermostats/get'>
  /** The thermostats of the workspace, or those that match. */
  list: Call<'/thermostats/list'>
  /** Sets when the platform warns of a temperature, each limit in one of the units; `null` for no limit. */
  setTemperatureThreshold: Call<'/thermostats/set_temperature_threshold'>
  /** The presets of a day, as a weekly program names them. */
  dailyPrograms: {
    /** Makes a program. */
    create: Call<'/thermostats/daily_programs/create'>
    /** Deletes a program. */
    delete: Call<'/thermostats/daily_programs/delete'>
    /** Changes a program; its periods take the place of all that there were. */
    update: Call<'/thermostats/daily_programs/update'>
  }
  /** The presets that thermostats turn on for a while. */
  schedules: {
    /** Makes a schedule. */
    create: Call<'/thermostats/schedules/create'>
    /** Deletes a schedule. */
    delete: Call<'/thermostats/schedules/delete'>
    /** One schedule. */
    get: Call<'/thermostats/schedules/get'>
    /** The schedules of a thermostat. */
    list: Call<'/thermostats/schedules/list'>
    /** Changes a schedule. */
    update: Call<'/thermostats/schedules/update'>
  }
  /** What happens at thermostats of a sandbox. */
  simulate: {
    /** Someone sets the mode. */
    hvacModeAdjusted: Call<'/thermostats/simulate/hvac_mode_adjusted'>
    /** It gets as warm, or as cold; one of the two units is enough. */
    temperatureReached: Call<'/thermostats/simulate/temperature_reached'>
  }
}

/** The calls of `accessGrants` before they were settled. Undocumented: needs `isUndocumentedApiEnabled`. */
interface UnstableAccessGrantsCalls {
  /** Lets a person into places. */
  create: Call<'/unstable_access_grants/create'>
  /** Takes a grant back. */
  delete: Call<'/unstable_access_grants/delete'>
  /** One grant. */
  get: Call<'/unstable_access_grants/get'>
  /** The grants of the workspace, or those that match. */
  list: Call<'/unstable_access_grants/list'>
}

/** The calls of `accessMethods` before they were settled. Undocumented: needs `isUndocumentedApiEnabled`. */
interface UnstableAccessMethodsCalls {
  /** Takes a way in away. */
  delete: Call<'/unstable_access_methods/delete'>
  /** One way in. */
  get: Call<'/unstable_access_methods/get'>
  /** The ways in of a grant. */
  list: Call<'/unstable_access_methods/list'>
}

/** The calls of `spaces` before they were settled. Undocumented: needs `isUndocumentedApiEnabled`. */
interface UnstableLocationsCalls {
  /** Makes a location. */
  create: Call<'/unstable_locations/create'>
  /** Deletes a location; what is in it stays. */
  delete: Call<'/unstable_locations/delete'>
  /** One location. */
  get: Call<'/unstable_locations/get'>
  /** Takes entrances out of a location. */
  removeAcsEntrances: Call<'/unstable_locations/remove_acs_entrances'>
  /** Takes devices out of a location. */
  removeDevices: Call<'/unstable_locations/remove_devices'>
  /** Puts entrances into a location. */
  addAcsEntrances: Call<'/unstable_locations/add_acs_entrances'>
  /** Puts devices into a location. */
  addDevices: Call<'/unstable_locations/add_devices'>
  /** The locations of the workspace. */
  list: Call<'/unstable_locations/list'>
  /** Changes a location. */
  update: Call<'/unstable_locations/update'>
}

/** Calls that let a customer do a part of the work on a page of the platform. Undocumented: needs `isUndocumentedApiEnabled`. */
interface UnstablePartnerCalls {
  buildingBlocks: {
    /** The link to a page that connects accounts. */
    connectAccounts: Call<'/unstable_partner/building_blocks/connect_accounts'>
    /** The link to the page of the named kind. */
    generateMagicLink: Call<'/unstable_partner/building_blocks/generate_magic_link'>
    /** The link to a page that manages devices. */
    manageDevices: Call<'/unstable_partner/building_blocks/manage_devices'>
    /** The link to a page that puts devices and entrances into spaces. */
    organizeSpaces: Call<'/unstable_partner/building_blocks/organize_spaces'>
  }
}

interface UserIdentitiesCalls {
  enrollmentAutomations: {
    /** Ends an automation. */
    delete: Call<'/user_identities/enrollment_automations/delete'>
    /** One automation. */
    get: Call<'/user_identities/enrollment_automations/get'>
    /** Lets a person's mobile keys be made by themselves. */
    launch: Call<'/user_identities/enrollment_automations/launch'>
    /** The automations of a person. */
    list: Call<'/user_identities/enrollment_automations/list'>
  }
  /** Says that a user of an access control system is this person. */
  addAcsUser: Call<'/user_identities/add_acs_user'>
  /** Lets a person use a device. */
  grantAccessToDevice: Call<'/user_identities/grant_access_to_device'>
  /** Makes a person. */
  create: Call<'/user_identities/create'>
  /** Deletes a person, and with them all access. */
  delete: Call<'/user_identities/delete'>
  /** Makes a key that opens on any phone by its address. */
  generateInstantKey: Call<'/user_identities/generate_instant_key'>
  /** The people of the workspace, or those who match. */
  list: Call<'/user_identities/list'>
  /** The devices that a person may use. */
  listAccessibleDevices: Call<'/user_identities/list_accessible_devices'>
  /** The systems that know a person. */
  listAcsSystems: Call<'/user_identities/list_acs_systems'>
  /** The users that are this person. */
  listAcsUsers: Call<'/user_identities/list_acs_users'>
  /** Says that a user of an access control system is not this person. */
  removeAcsUser: Call<'/user_identities/remove_acs_user'>
  /** No longer lets a person use a device. */
  revokeAccessToDevice: Call<'/user_identities/revoke_access_to_device'>
  /** One person, by their id or key. */
  get: Call<'/user_identities/get'>
  /** Changes the details of a person. */
  update: Call<'/user_identities/update'>
}

interface WebhooksCalls {
  /** Lets the platform tell an address of events. */
  create: Call<'/webhooks/create'>
  /** Ends a webhook. */
  delete: Call<'/webhooks/delete'>
  /** One webhook. */
  get: Call<'/webhooks/get'>
  /** The webhooks of the workspace. */
  list: Call<'/webhooks/list'>
  /** Changes which events an address is told of. */
  update: Call<'/webhooks/update'>
}

interface WorkspacesCalls {
  /** Makes a workspace. */
  create: Call<'/workspaces/create'>
  /** The workspace of the client. */
  get: Call<'/workspaces/get'>
  /** The workspaces that the credential reaches. */
  list: Call<'/workspaces/list'>
  /** Brings a sandbox back to how it was made. */
  resetSandbox: Call<'/workspaces/reset_sandbox'>
  /** Changes the workspace of the client. */
  update: Call<'/workspaces/update'>
}
