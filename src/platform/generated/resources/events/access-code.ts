// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface AccessCodeCreatedEvent extends AccessCodeEventBase {
  event_type: 'access_code.created'
}

export interface AccessCodeChangedEvent extends AccessCodeEventBase {
  change_reason?: string
  changed_properties?: Array<{ from: string | null; property: string; to: string | null }>
  event_type: 'access_code.changed'
}

export interface AccessCodeNameChangedEventFrom {
  /** As the platform has it; the maker's app may show another. */
  name: string | null
}

export interface AccessCodeNameChangedEventTo {
  /** As the platform has it; the maker's app may show another. */
  name: string | null
}

export interface AccessCodeNameChangedEvent extends AccessCodeEventBase {
  description: string
  event_type: 'access_code.name_changed'
  from: AccessCodeNameChangedEventFrom
  to: AccessCodeNameChangedEventTo
}

export interface AccessCodeCodeChangedEventFrom {
  /** The PIN; `null` until there is one. */
  code: string | null
}

export interface AccessCodeCodeChangedEventTo {
  /** The PIN; `null` until there is one. */
  code: string | null
}

export interface AccessCodeCodeChangedEvent extends AccessCodeEventBase {
  description: string
  event_type: 'access_code.code_changed'
  from: AccessCodeCodeChangedEventFrom
  to: AccessCodeCodeChangedEventTo
}

export interface AccessCodeTimeFrameChangedEventFrom {
  /** An ISO 8601 moment; of a time-bound code alone. */
  ends_at: string | null
  /** An ISO 8601 moment; of a time-bound code alone. */
  starts_at: string | null
}

export interface AccessCodeTimeFrameChangedEventTo {
  /** An ISO 8601 moment; of a time-bound code alone. */
  ends_at: string | null
  /** An ISO 8601 moment; of a time-bound code alone. */
  starts_at: string | null
}

export interface AccessCodeTimeFrameChangedEvent extends AccessCodeEventBase {
  description: string
  event_type: 'access_code.time_frame_changed'
  from: AccessCodeTimeFrameChangedEventFrom
  to: AccessCodeTimeFrameChangedEventTo
}

export interface AccessCodeMutationsRequestedEventRequestedMutation {
  from?: Record<string, unknown>
  mutation_code:
    | 'updating_name'
    | 'updating_code'
    | 'updating_time_frame'
    | 'deleting'
    | 'creating'
    | 'deferring_creation'
  to?: Record<string, unknown>
}

export interface AccessCodeMutationsRequestedEvent extends AccessCodeEventBase {
  event_type: 'access_code.mutations_requested'
  requested_mutations: AccessCodeMutationsRequestedEventRequestedMutation[]
}

export interface AccessCodeScheduledOnDeviceEvent extends AccessCodeEventBase {
  /** The PIN; `null` until there is one. */
  code: string
  event_type: 'access_code.scheduled_on_device'
}

export interface AccessCodeSetOnDeviceEvent extends AccessCodeEventBase {
  /** The PIN; `null` until there is one. */
  code: string
  event_type: 'access_code.set_on_device'
}

export interface AccessCodeRemovedFromDeviceEvent extends AccessCodeEventBase {
  event_type: 'access_code.removed_from_device'
}

export interface AccessCodeDelayInSettingOnDeviceEvent extends AccessCodeEventBase {
  access_code_errors: Array<{ created_at: string; error_code: string; message: string }>
  access_code_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  device_errors: Array<{ created_at: string; error_code: string; message: string }>
  device_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  event_type: 'access_code.delay_in_setting_on_device'
}

export interface AccessCodeFailedToSetOnDeviceEvent extends AccessCodeEventBase {
  access_code_errors: Array<{ created_at: string; error_code: string; message: string }>
  access_code_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  device_errors: Array<{ created_at: string; error_code: string; message: string }>
  device_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  event_type: 'access_code.failed_to_set_on_device'
}

export interface AccessCodeDeletedEvent extends AccessCodeEventBase {
  /** The PIN; `null` until there is one. */
  code: string | null
  event_type: 'access_code.deleted'
}

export interface AccessCodeDelayInRemovingFromDeviceEvent extends AccessCodeEventBase {
  access_code_errors: Array<{ created_at: string; error_code: string; message: string }>
  access_code_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  device_errors: Array<{ created_at: string; error_code: string; message: string }>
  device_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  event_type: 'access_code.delay_in_removing_from_device'
}

export interface AccessCodeFailedToRemoveFromDeviceEvent extends AccessCodeEventBase {
  access_code_errors: Array<{ created_at: string; error_code: string; message: string }>
  access_code_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  device_errors: Array<{ created_at: string; error_code: string; message: string }>
  device_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  event_type: 'access_code.failed_to_remove_from_device'
}

export interface AccessCodeModifiedExternalToSeamEvent extends AccessCodeEventBase {
  event_type: 'access_code.modified_external_to_seam'
}

export interface AccessCodeDeletedExternalToSeamEvent extends AccessCodeEventBase {
  event_type: 'access_code.deleted_external_to_seam'
}

export interface AccessCodeBackupAccessCodePulledEvent extends AccessCodeEventBase {
  backup_access_code_id: string
  event_type: 'access_code.backup_access_code_pulled'
}

export interface AccessCodeUnmanagedConvertedToManagedEvent extends AccessCodeEventBase {
  event_type: 'access_code.unmanaged.converted_to_managed'
}

export interface AccessCodeUnmanagedFailedToConvertToManagedEvent extends AccessCodeEventBase {
  access_code_errors: Array<{ created_at: string; error_code: string; message: string }>
  access_code_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  device_errors: Array<{ created_at: string; error_code: string; message: string }>
  device_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  event_type: 'access_code.unmanaged.failed_to_convert_to_managed'
}

export interface AccessCodeUnmanagedCreatedEvent extends AccessCodeEventBase {
  event_type: 'access_code.unmanaged.created'
}

export interface AccessCodeUnmanagedRemovedEvent extends AccessCodeEventBase {
  event_type: 'access_code.unmanaged.removed'
}

interface AccessCodeEventBase {
  access_code_id: string
  connected_account_custom_metadata?: Record<string, string | boolean>
  connected_account_id: string
  created_at: string
  device_custom_metadata?: Record<string, string | boolean>
  device_id: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export type AccessCodeEvent =
  | AccessCodeCreatedEvent
  | AccessCodeChangedEvent
  | AccessCodeNameChangedEvent
  | AccessCodeCodeChangedEvent
  | AccessCodeTimeFrameChangedEvent
  | AccessCodeMutationsRequestedEvent
  | AccessCodeScheduledOnDeviceEvent
  | AccessCodeSetOnDeviceEvent
  | AccessCodeRemovedFromDeviceEvent
  | AccessCodeDelayInSettingOnDeviceEvent
  | AccessCodeFailedToSetOnDeviceEvent
  | AccessCodeDeletedEvent
  | AccessCodeDelayInRemovingFromDeviceEvent
  | AccessCodeFailedToRemoveFromDeviceEvent
  | AccessCodeModifiedExternalToSeamEvent
  | AccessCodeDeletedExternalToSeamEvent
  | AccessCodeBackupAccessCodePulledEvent
  | AccessCodeUnmanagedConvertedToManagedEvent
  | AccessCodeUnmanagedFailedToConvertToManagedEvent
  | AccessCodeUnmanagedCreatedEvent
  | AccessCodeUnmanagedRemovedEvent
