import type { EventType } from '../../../client/resources.js'
import type { ACTIVITY } from '../../../messages/activity/en.js'
import type { TextsOf } from '../../../messages/namespace.js'
import type { EventKind } from './event-kind.js'

/** Kind and sentence of an event type. */
export interface CatalogEvent {
  readonly kind: EventKind
  readonly text: keyof TextsOf<typeof ACTIVITY>['sentences']
}

type Sentence = readonly [EventKind, CatalogEvent['text']]

/** Every event type of the platform. A new one doesn't compile without an entry. */
const CATALOG: Readonly<Record<EventType, Sentence>> = {
  'lock.locked': ['lock', 'locked'],
  'lock.unlocked': ['lock', 'unlocked'],
  'lock.access_denied': ['lock', 'denied'],
  'action_attempt.lock_door.succeeded': ['lock', 'lockingSucceeded'],
  'action_attempt.lock_door.failed': ['lock', 'lockingFailed'],
  'action_attempt.unlock_door.succeeded': ['lock', 'unlockingSucceeded'],
  'action_attempt.unlock_door.failed': ['lock', 'unlockingFailed'],
  'action_attempt.simulate_keypad_code_entry.succeeded': ['lock', 'simulationSucceeded'],
  'action_attempt.simulate_keypad_code_entry.failed': ['lock', 'simulationFailed'],
  'action_attempt.simulate_manual_lock_via_keypad.succeeded': ['lock', 'simulationSucceeded'],
  'action_attempt.simulate_manual_lock_via_keypad.failed': ['lock', 'simulationFailed'],
  'device.doorbell_rang': ['lock', 'doorbell'],
  'device.salto.privacy_mode_activated': ['lock', 'privacyOn'],
  'device.salto.privacy_mode_deactivated': ['lock', 'privacyOff'],

  'access_code.created': ['access-code', 'codeCreated'],
  'access_code.changed': ['access-code', 'codeChanged'],
  'access_code.name_changed': ['access-code', 'codeRenamed'],
  'access_code.code_changed': ['access-code', 'codeDigitsChanged'],
  'access_code.time_frame_changed': ['access-code', 'codeTimesChanged'],
  'access_code.mutations_requested': ['access-code', 'codeChangeRequested'],
  'access_code.scheduled_on_device': ['access-code', 'codeScheduled'],
  'access_code.set_on_device': ['access-code', 'codeSet'],
  'access_code.removed_from_device': ['access-code', 'codeRemoved'],
  'access_code.delay_in_setting_on_device': ['access-code', 'codeSetLate'],
  'access_code.failed_to_set_on_device': ['access-code', 'codeSetFailed'],
  'access_code.deleted': ['access-code', 'codeDeleted'],
  'access_code.delay_in_removing_from_device': ['access-code', 'codeRemovedLate'],
  'access_code.failed_to_remove_from_device': ['access-code', 'codeRemoveFailed'],
  'access_code.modified_external_to_seam': ['access-code', 'codeChangedElsewhere'],
  'access_code.deleted_external_to_seam': ['access-code', 'codeDeletedElsewhere'],
  'access_code.backup_access_code_pulled': ['access-code', 'backupTaken'],
  'access_code.unmanaged.converted_to_managed': ['access-code', 'codeTakenOver'],
  'access_code.unmanaged.failed_to_convert_to_managed': ['access-code', 'codeTakeOverFailed'],
  'access_code.unmanaged.created': ['access-code', 'codeCreatedElsewhere'],
  'access_code.unmanaged.removed': ['access-code', 'codeDeletedElsewhere'],

  'device.connected': ['device', 'online'],
  'device.disconnected': ['device', 'offline'],
  'device.unmanaged.connected': ['device', 'online'],
  'device.unmanaged.disconnected': ['device', 'offline'],
  'device.connection_became_flaky': ['device', 'flaky'],
  'device.connection_stabilized': ['device', 'stable'],
  'device.added': ['device', 'deviceAdded'],
  'device.removed': ['device', 'deviceRemoved'],
  'device.deleted': ['device', 'deviceDeleted'],
  'device.converted_to_unmanaged': ['device', 'deviceReleased'],
  'device.unmanaged.converted_to_managed': ['device', 'deviceTakenOver'],
  'device.name_changed': ['device', 'deviceRenamed'],
  'device.tampered': ['device', 'tampered'],
  'device.third_party_integration_detected': ['device', 'otherService'],
  'device.third_party_integration_no_longer_detected': ['device', 'otherServiceRemoved'],
  'device.error.subscription_required': ['device', 'subscriptionNeeded'],
  'device.error.subscription_required.resolved': ['device', 'subscriptionActive'],
  'device.accessory_keypad_connected': ['device', 'keypadOn'],
  'device.accessory_keypad_disconnected': ['device', 'keypadOff'],
  'camera.activated': ['device', 'camera'],

  'device.low_battery': ['battery', 'batteryLow'],
  'device.battery_status_changed': ['battery', 'batteryChanged'],

  'noise_sensor.noise_threshold_triggered': ['noise', 'tooLoud'],

  'thermostat.climate_preset_activated': ['thermostat', 'presetOn'],
  'thermostat.manually_adjusted': ['thermostat', 'adjusted'],
  'thermostat.temperature_threshold_exceeded': ['thermostat', 'temperatureOut'],
  'thermostat.temperature_threshold_no_longer_exceeded': ['thermostat', 'temperatureIn'],
  'thermostat.temperature_reached_set_point': ['thermostat', 'temperatureReached'],
  'thermostat.temperature_changed': ['thermostat', 'temperatureChanged'],

  'connected_account.connected': ['account', 'accountConnected'],
  'connected_account.created': ['account', 'accountAdded'],
  'connected_account.successful_login': ['account', 'signedIn'],
  'connected_account.disconnected': ['account', 'accountDisconnected'],
  'connected_account.completed_first_sync': ['account', 'accountRead'],
  'connected_account.completed_first_sync_after_reconnection': ['account', 'accountReconnected'],
  'connected_account.deleted': ['account', 'accountDeleted'],
  'connected_account.reauthorization_requested': ['account', 'accountToConfirm'],
  'connect_webview.login_succeeded': ['account', 'signedIn'],
  'connect_webview.login_failed': ['account', 'signInFailed'],
  'acs_system.connected': ['account', 'systemConnected'],
  'acs_system.added': ['account', 'systemAdded'],
  'acs_system.disconnected': ['account', 'systemDisconnected'],

  'access_grant.created': ['other', 'grantCreated'],
  'access_grant.deleted': ['other', 'grantDeleted'],
  'access_grant.access_granted_to_all_doors': ['other', 'grantToAll'],
  'access_grant.access_granted_to_door': ['other', 'grantToDoor'],
  'access_grant.access_to_door_lost': ['other', 'grantLost'],
  'access_grant.access_times_changed': ['other', 'grantTimes'],
  'access_grant.could_not_create_requested_access_methods': ['other', 'grantFailed'],
  'access_method.created': ['other', 'meansCreated'],
  'access_method.issued': ['other', 'meansIssued'],
  'access_method.reissued': ['other', 'meansIssued'],
  'access_method.revoked': ['other', 'meansRevoked'],
  'access_method.deleted': ['other', 'meansDeleted'],
  'access_method.card_encoding_required': ['other', 'cardToEncode'],
  'access_method.delay_in_issuing': ['other', 'meansLate'],
  'access_method.failed_to_issue': ['other', 'meansFailed'],
  'acs_credential.issued': ['other', 'credentialIssued'],
  'acs_credential.reissued': ['other', 'credentialIssued'],
  'acs_credential.invalidated': ['other', 'credentialInvalid'],
  'acs_credential.deleted': ['other', 'credentialDeleted'],
  'acs_user.created': ['other', 'userCreated'],
  'acs_user.deleted': ['other', 'userDeleted'],
  'acs_encoder.added': ['other', 'encoderAdded'],
  'acs_encoder.removed': ['other', 'encoderRemoved'],
  'acs_access_group.deleted': ['other', 'groupDeleted'],
  'acs_entrance.added': ['other', 'entranceAdded'],
  'acs_entrance.removed': ['other', 'entranceRemoved'],
  'client_session.deleted': ['other', 'sessionDeleted'],
  'enrollment_automation.deleted': ['other', 'enrollmentDeleted'],
  'phone.deactivated': ['other', 'phoneOff'],
  'space.device_membership_changed': ['other', 'spaceChanged'],
  'space.created': ['other', 'spaceCreated'],
  'space.deleted': ['other', 'spaceDeleted']
}

const isInCatalog = (type: unknown): type is EventType => typeof type === 'string' && Object.hasOwn(CATALOG, type)

/** Returns the entry of an event type, or `undefined` for an unknown one. */
export function catalogEvent(type: unknown): CatalogEvent | undefined {
  if (!isInCatalog(type)) return undefined
  const [kind, text] = CATALOG[type]
  return { kind, text }
}

/**
 * Returns the event types of kinds, for the request. `undefined` (all types) if unknown types are included, because
 * they can't be requested by name.
 */
export const eventTypesOf = (kinds: readonly EventKind[]): EventType[] | undefined =>
  kinds.includes('other')
    ? undefined
    : Object.keys(CATALOG)
        .filter(isInCatalog)
        .filter((type) => kinds.includes(CATALOG[type][0]))
