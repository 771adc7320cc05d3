// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface DeviceConnectedEvent extends DeviceEventBase {
  event_type: 'device.connected'
}

export interface DeviceAddedEvent extends DeviceEventBase {
  event_type: 'device.added'
}

export interface DeviceConvertedToUnmanagedEvent extends DeviceEventBase {
  event_type: 'device.converted_to_unmanaged'
}

export interface DeviceUnmanagedConvertedToManagedEvent extends DeviceEventBase {
  event_type: 'device.unmanaged.converted_to_managed'
}

export interface DeviceUnmanagedConnectedEvent extends DeviceEventBase {
  event_type: 'device.unmanaged.connected'
}

export interface DeviceDisconnectedEvent extends DeviceEventBase {
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  device_errors: Array<{ created_at: string; error_code: string; message: string }>
  device_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  error_code: 'account_disconnected' | 'hub_disconnected' | 'device_disconnected'
  event_type: 'device.disconnected'
}

export interface DeviceUnmanagedDisconnectedEvent extends DeviceEventBase {
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  device_errors: Array<{ created_at: string; error_code: string; message: string }>
  device_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  error_code: 'account_disconnected' | 'hub_disconnected' | 'device_disconnected'
  event_type: 'device.unmanaged.disconnected'
}

export interface DeviceTamperedEvent extends DeviceEventBase {
  event_type: 'device.tampered'
}

export interface DeviceLowBatteryEvent extends DeviceEventBase {
  /** From 0 to 1. */
  battery_level: number
  event_type: 'device.low_battery'
}

export interface DeviceBatteryStatusChangedEvent extends DeviceEventBase {
  /** From 0 to 1. */
  battery_level: number
  battery_status: 'critical' | 'low' | 'good' | 'full'
  event_type: 'device.battery_status_changed'
}

export interface DeviceRemovedEvent extends DeviceEventBase {
  event_type: 'device.removed'
}

export interface DeviceDeletedEvent extends DeviceEventBase {
  device_name?: string | null
  event_type: 'device.deleted'
}

export interface DeviceThirdPartyIntegrationDetectedEvent extends DeviceEventBase {
  event_type: 'device.third_party_integration_detected'
}

export interface DeviceThirdPartyIntegrationNoLongerDetectedEvent extends DeviceEventBase {
  event_type: 'device.third_party_integration_no_longer_detected'
}

export interface DeviceSaltoPrivacyModeActivatedEvent extends DeviceEventBase {
  event_type: 'device.salto.privacy_mode_activated'
}

export interface DeviceSaltoPrivacyModeDeactivatedEvent extends DeviceEventBase {
  event_type: 'device.salto.privacy_mode_deactivated'
}

export interface DeviceConnectionBecameFlakyEvent extends DeviceEventBase {
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  device_errors: Array<{ created_at: string; error_code: string; message: string }>
  device_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  event_type: 'device.connection_became_flaky'
}

export interface DeviceConnectionStabilizedEvent extends DeviceEventBase {
  event_type: 'device.connection_stabilized'
}

export interface DeviceErrorSubscriptionRequiredEvent extends DeviceEventBase {
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  device_errors: Array<{ created_at: string; error_code: string; message: string }>
  device_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  event_type: 'device.error.subscription_required'
}

export interface DeviceErrorSubscriptionRequiredResolvedEvent extends DeviceEventBase {
  event_type: 'device.error.subscription_required.resolved'
}

export interface DeviceAccessoryKeypadConnectedEvent extends DeviceEventBase {
  event_type: 'device.accessory_keypad_connected'
}

export interface DeviceAccessoryKeypadDisconnectedEvent extends DeviceEventBase {
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  device_errors: Array<{ created_at: string; error_code: string; message: string }>
  device_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  event_type: 'device.accessory_keypad_disconnected'
}

export interface DeviceNameChangedEvent extends DeviceEventBase {
  device_name: string
  event_type: 'device.name_changed'
}

export interface DeviceDoorbellRangEvent extends DeviceEventBase {
  event_type: 'device.doorbell_rang'
  image_url?: string
  video_url?: string
}

interface DeviceEventBase {
  connected_account_custom_metadata?: Record<string, string | boolean>
  connected_account_id: string
  created_at: string
  customer_key?: string
  device_custom_metadata?: Record<string, string | boolean>
  device_id: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export type DeviceEvent =
  | DeviceConnectedEvent
  | DeviceAddedEvent
  | DeviceConvertedToUnmanagedEvent
  | DeviceUnmanagedConvertedToManagedEvent
  | DeviceUnmanagedConnectedEvent
  | DeviceDisconnectedEvent
  | DeviceUnmanagedDisconnectedEvent
  | DeviceTamperedEvent
  | DeviceLowBatteryEvent
  | DeviceBatteryStatusChangedEvent
  | DeviceRemovedEvent
  | DeviceDeletedEvent
  | DeviceThirdPartyIntegrationDetectedEvent
  | DeviceThirdPartyIntegrationNoLongerDetectedEvent
  | DeviceSaltoPrivacyModeActivatedEvent
  | DeviceSaltoPrivacyModeDeactivatedEvent
  | DeviceConnectionBecameFlakyEvent
  | DeviceConnectionStabilizedEvent
  | DeviceErrorSubscriptionRequiredEvent
  | DeviceErrorSubscriptionRequiredResolvedEvent
  | DeviceAccessoryKeypadConnectedEvent
  | DeviceAccessoryKeypadDisconnectedEvent
  | DeviceNameChangedEvent
  | DeviceDoorbellRangEvent
