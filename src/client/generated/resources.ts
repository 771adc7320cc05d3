// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface AccessCode {
  access_code_id: string
  /** The PIN; `null` until there is one. */
  code: string | null
  /** Codes with the same key have the same PIN. */
  common_code_key: string | null
  created_at: string
  device_id: string
  dormakaba_oracode_metadata?: AccessCodeDormakabaOracodeMetadata | null
  /** An ISO 8601 moment; of a time-bound code alone. */
  ends_at?: string | null
  errors: AccessCodeError[]
  /** Whether it is in reserve for another code. */
  is_backup?: boolean
  is_backup_access_code_available: boolean
  is_external_modification_allowed: boolean
  is_managed: true
  /** Whether the lock knows the PIN without being told, so that it cannot be changed. */
  is_offline_access_code: boolean
  is_one_time_use: boolean
  /** Whether the lock, rather than the platform, keeps the times. */
  is_scheduled_on_device?: boolean
  is_waiting_for_code_assignment?: boolean
  /** As the platform has it; the maker's app may show another. */
  name: string | null
  pending_mutations: AccessCodePendingMutation[]
  /** Of the code that took this one's place. */
  pulled_backup_access_code_id?: string | null
  /** An ISO 8601 moment; of a time-bound code alone. */
  starts_at?: string | null
  status: 'setting' | 'set' | 'unset' | 'removing' | 'unknown'
  type: 'time_bound' | 'ongoing'
  warnings: AccessCodeWarning[]
  workspace_id: string
}

export interface AccessCodeBackupAccessCodePulledEvent extends AccessCodeEventBase {
  backup_access_code_id: string
  event_type: 'access_code.backup_access_code_pulled'
}

export interface AccessCodeChangedEvent extends AccessCodeEventBase {
  change_reason?: string
  changed_properties?: Array<{ from: string | null; property: string; to: string | null }>
  event_type: 'access_code.changed'
}

export interface AccessCodeCodeChangedEvent extends AccessCodeEventBase {
  description: string
  event_type: 'access_code.code_changed'
  from: AccessCodeCodeChangedEventFrom
  to: AccessCodeCodeChangedEventTo
}

export interface AccessCodeCodeChangedEventFrom {
  /** The PIN; `null` until there is one. */
  code: string | null
}

export interface AccessCodeCodeChangedEventTo {
  /** The PIN; `null` until there is one. */
  code: string | null
}

export interface AccessCodeCreatedEvent extends AccessCodeEventBase {
  event_type: 'access_code.created'
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

export interface AccessCodeDelayInSettingOnDeviceEvent extends AccessCodeEventBase {
  access_code_errors: Array<{ created_at: string; error_code: string; message: string }>
  access_code_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  device_errors: Array<{ created_at: string; error_code: string; message: string }>
  device_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  event_type: 'access_code.delay_in_setting_on_device'
}

export interface AccessCodeDeletedEvent extends AccessCodeEventBase {
  /** The PIN; `null` until there is one. */
  code: string | null
  event_type: 'access_code.deleted'
}

export interface AccessCodeDeletedExternalToSeamEvent extends AccessCodeEventBase {
  event_type: 'access_code.deleted_external_to_seam'
}

export interface AccessCodeDormakabaOracodeMetadata {
  is_cancellable?: boolean
  is_early_checkin_able?: boolean
  is_extendable?: boolean
  is_overridable?: boolean
  site_name?: string
  stay_id?: number
  user_level_id?: string
  user_level_name?: string | null
}

export type AccessCodeError =
  | {
      created_at?: string
      error_code: 'provider_issue'
      is_access_code_error: true
      message: string
    }
  | {
      created_at?: string
      error_code: 'failed_to_set_on_device'
      is_access_code_error: true
      message: string
    }
  | {
      created_at?: string
      error_code: 'failed_to_remove_from_device'
      is_access_code_error: true
      message: string
    }
  | {
      created_at?: string
      error_code: 'duplicate_code_on_device'
      is_access_code_error: true
      /** The code of the platform that has the same PIN. */
      managed_access_code_id?: string
      message: string
      /** The code on the device that has the same PIN. */
      unmanaged_access_code_id?: string
    }
  | {
      created_at?: string
      error_code: 'no_space_for_access_code_on_device'
      is_access_code_error: true
      message: string
    }
  | {
      /** What was done to the code outside the platform. */
      change_type?: 'modified' | 'removed'
      created_at?: string
      error_code: 'conflicting_external_modification'
      is_access_code_error: true
      message: string
      modified_fields?: Array<{ field: string; from: string | null; to: string | null }>
    }
  | {
      created_at?: string
      error_code: 'access_code_inactive'
      is_access_code_error: true
      message: string
    }
  | {
      created_at?: string
      error_code: 'insufficient_permissions'
      is_access_code_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'account_disconnected'
      is_connected_account_error: true
      is_device_error: false
      message: string
    }
  | {
      created_at: string
      error_code: 'salto_ks_subscription_limit_exceeded'
      is_connected_account_error: true
      is_device_error: false
      message: string
    }
  | {
      created_at: string
      error_code: 'dormakaba_sites_disconnected'
      is_connected_account_error: true
      is_device_error: false
      message: string
    }
  | { created_at: string; error_code: 'device_offline'; is_device_error: true; message: string }
  | { created_at: string; error_code: 'device_removed'; is_device_error: true; message: string }
  | { created_at: string; error_code: 'hub_disconnected'; is_device_error: true; message: string }
  | {
      created_at: string
      error_code: 'device_disconnected'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'empty_backup_access_code_pool'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'august_lock_not_authorized'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'missing_device_credentials'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'auxiliary_heat_running'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'subscription_required'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'bridge_disconnected'
      is_bridge_error?: boolean
      is_connected_account_error?: boolean
      message: string
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

export interface AccessCodeFailedToRemoveFromDeviceEvent extends AccessCodeEventBase {
  access_code_errors: Array<{ created_at: string; error_code: string; message: string }>
  access_code_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  device_errors: Array<{ created_at: string; error_code: string; message: string }>
  device_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  event_type: 'access_code.failed_to_remove_from_device'
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

export interface AccessCodeModifiedExternalToSeamEvent extends AccessCodeEventBase {
  event_type: 'access_code.modified_external_to_seam'
}

export interface AccessCodeMutationsRequestedEvent extends AccessCodeEventBase {
  event_type: 'access_code.mutations_requested'
  requested_mutations: AccessCodeMutationsRequestedEventRequestedMutation[]
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

export interface AccessCodeNameChangedEvent extends AccessCodeEventBase {
  description: string
  event_type: 'access_code.name_changed'
  from: AccessCodeNameChangedEventFrom
  to: AccessCodeNameChangedEventTo
}

export interface AccessCodeNameChangedEventFrom {
  /** As the platform has it; the maker's app may show another. */
  name: string | null
}

export interface AccessCodeNameChangedEventTo {
  /** As the platform has it; the maker's app may show another. */
  name: string | null
}

export type AccessCodePendingMutation =
  | { created_at: string; message: string; mutation_code: 'creating' }
  | {
      created_at: string
      message: string
      mutation_code: 'deferring_creation'
      /** When a deferred code is put on the device, as an ISO 8601 moment. */
      scheduled_at: string
    }
  | { created_at: string; message: string; mutation_code: 'deleting' }
  | {
      created_at: string
      from: AccessCodePendingMutationFrom
      message: string
      mutation_code: 'updating_code'
      to: AccessCodePendingMutationTo
    }
  | {
      created_at: string
      from: {
        /** As the platform has it; the maker's app may show another. */
        name: string | null
      }
      message: string
      mutation_code: 'updating_name'
      to: {
        /** As the platform has it; the maker's app may show another. */
        name: string | null
      }
    }
  | {
      created_at: string
      from: {
        /** An ISO 8601 moment; of a time-bound code alone. */
        ends_at: string | null
        /** An ISO 8601 moment; of a time-bound code alone. */
        starts_at: string | null
      }
      message: string
      mutation_code: 'updating_time_frame'
      to: {
        /** An ISO 8601 moment; of a time-bound code alone. */
        ends_at: string | null
        /** An ISO 8601 moment; of a time-bound code alone. */
        starts_at: string | null
      }
    }

export interface AccessCodePendingMutationFrom {
  /** The PIN; `null` until there is one. */
  code: string | null
}

export interface AccessCodePendingMutationTo {
  /** The PIN; `null` until there is one. */
  code: string | null
}

export interface AccessCodeRemovedFromDeviceEvent extends AccessCodeEventBase {
  event_type: 'access_code.removed_from_device'
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

export interface AccessCodeTimeFrameChangedEvent extends AccessCodeEventBase {
  description: string
  event_type: 'access_code.time_frame_changed'
  from: AccessCodeTimeFrameChangedEventFrom
  to: AccessCodeTimeFrameChangedEventTo
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

export interface AccessCodeUnmanagedConvertedToManagedEvent extends AccessCodeEventBase {
  event_type: 'access_code.unmanaged.converted_to_managed'
}

export interface AccessCodeUnmanagedCreatedEvent extends AccessCodeEventBase {
  event_type: 'access_code.unmanaged.created'
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

export interface AccessCodeUnmanagedRemovedEvent extends AccessCodeEventBase {
  event_type: 'access_code.unmanaged.removed'
}

export type AccessCodeWarning =
  | { created_at?: string; message: string; warning_code: 'code_rotates_periodically' }
  | {
      created_at?: string
      message: string
      warning_code: 'time_frame_adjusted_for_unknown_time_zone'
    }
  | {
      /** What was done to the code outside the platform. */
      change_type?: 'modified' | 'removed'
      created_at?: string
      message: string
      modified_fields?: Array<{ field: string; from: string | null; to: string | null }>
      warning_code: 'external_modification_in_effect'
    }
  | { created_at?: string; message: string; warning_code: 'delay_in_setting_on_device' }
  | { created_at?: string; message: string; warning_code: 'delay_in_removing_from_device' }
  | { created_at?: string; message: string; warning_code: 'third_party_integration_detected' }
  | {
      created_at?: string
      message: string
      warning_code: 'igloo_algopin_must_be_used_within_24_hours'
    }
  | { created_at?: string; message: string; warning_code: 'management_transferred' }
  | { created_at?: string; message: string; warning_code: 'using_backup_access_code' }
  | { created_at?: string; message: string; warning_code: 'being_deleted' }
  | { created_at?: string; message: string; warning_code: 'unknown_issue_with_access_code' }

export interface AccessGrant {
  access_grant_id: string
  access_grant_key?: string
  access_method_ids: string[]
  client_session_token?: string
  created_at: string
  customization_profile_id?: string
  display_name: string
  /** An ISO 8601 moment, or `null` for a grant without an end. */
  ends_at: string | null
  errors: AccessGrantError[]
  /** Opens the instant key, where one was asked for. */
  instant_key_url?: string
  /** @deprecated */
  location_ids: string[]
  name: string | null
  pending_mutations: AccessGrantPendingMutation[]
  requested_access_methods: AccessGrantRequestedAccessMethod[]
  reservation_key?: string
  space_ids: string[]
  /** An ISO 8601 moment. */
  starts_at: string
  user_identity_id: string
  warnings: AccessGrantWarning[]
  workspace_id: string
}

export interface AccessGrantAccessGrantedToAllDoorsEvent extends AccessGrantEventBase {
  event_type: 'access_grant.access_granted_to_all_doors'
}

export interface AccessGrantAccessGrantedToDoorEvent extends AccessGrantEventBase {
  acs_entrance_id: string
  event_type: 'access_grant.access_granted_to_door'
}

export interface AccessGrantAccessTimesChangedEvent extends AccessGrantEventBase {
  access_grant_key?: string
  /** An ISO 8601 moment, or `null` for a grant without an end. */
  ends_at?: string
  event_type: 'access_grant.access_times_changed'
  /** An ISO 8601 moment. */
  starts_at?: string
}

export interface AccessGrantAccessToDoorLostEvent extends AccessGrantEventBase {
  acs_entrance_id: string
  event_type: 'access_grant.access_to_door_lost'
}

export interface AccessGrantCouldNotCreateRequestedAccessMethodsEvent extends AccessGrantEventBase {
  error_message: string
  event_type: 'access_grant.could_not_create_requested_access_methods'
  missing_device_ids?: string[]
}

export interface AccessGrantCreatedEvent extends AccessGrantEventBase {
  event_type: 'access_grant.created'
}

export interface AccessGrantDeletedEvent extends AccessGrantEventBase {
  event_type: 'access_grant.deleted'
}

export type AccessGrantError =
  | {
      created_at: string
      error_code: 'cannot_create_requested_access_methods'
      message: string
      missing_device_ids?: string[]
    }

export type AccessGrantEvent =
  | AccessGrantCreatedEvent
  | AccessGrantDeletedEvent
  | AccessGrantAccessGrantedToAllDoorsEvent
  | AccessGrantAccessGrantedToDoorEvent
  | AccessGrantAccessToDoorLostEvent
  | AccessGrantAccessTimesChangedEvent
  | AccessGrantCouldNotCreateRequestedAccessMethodsEvent

interface AccessGrantEventBase {
  access_grant_id: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export type AccessGrantPendingMutation =
  | {
      created_at: string
      from: { device_ids: string[] }
      message: string
      mutation_code: 'updating_spaces'
      to: AccessGrantPendingMutationTo
    }
  | {
      access_method_ids: string[]
      created_at: string
      from: AccessGrantPendingMutationFrom
      message: string
      mutation_code: 'updating_access_times'
      to: {
        /** An ISO 8601 moment, or `null` for a grant without an end. */
        ends_at: string | null
        /** An ISO 8601 moment. */
        starts_at: string | null
      }
    }

export interface AccessGrantPendingMutationFrom {
  /** An ISO 8601 moment, or `null` for a grant without an end. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string | null
}

export interface AccessGrantPendingMutationTo {
  /** Codes with the same key have the same PIN. */
  common_code_key?: string | null
  device_ids: string[]
}

export interface AccessGrantRequestedAccessMethod {
  code?: string
  created_access_method_ids: string[]
  created_at: string
  display_name: string
  instant_key_max_use_count?: number
  mode: 'code' | 'card' | 'mobile_key' | 'cloud_key'
}

export type AccessGrantWarning =
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | { created_at: string; message: string; warning_code: 'underprovisioned_access' }
  | {
      created_at: string
      failed_devices?: Array<{ device_id: string; error_code: string; message: string }>
      message: string
      warning_code: 'overprovisioned_access'
    }
  | {
      access_method_ids: string[]
      created_at: string
      message: string
      warning_code: 'updating_access_times'
    }
  | {
      created_at: string
      device_id: string
      message: string
      new_code: string
      original_code: string
      warning_code: 'requested_code_unavailable'
    }
  | {
      created_at: string
      device_id: string
      message: string
      warning_code: 'device_does_not_support_access_codes'
    }
  | {
      created_at: string
      device_id: string
      message: string
      reason: 'duration_exceeds_max' | 'times_do_not_match_slots' | 'ongoing_not_supported'
      warning_code: 'device_time_constraints_violated'
    }

export type AccessGroupType =
  | 'pti_unit'
  | 'pti_access_level'
  | 'salto_ks_access_group'
  | 'brivo_group'
  | 'salto_space_group'
  | 'dormakaba_community_access_group'
  | 'dormakaba_ambiance_access_group'
  | 'avigilon_alta_group'
  | 'kisi_access_group'

export interface AccessMethod {
  access_method_id: string
  client_session_token?: string
  code?: string | null
  created_at: string
  customization_profile_id?: string
  display_name: string
  errors: Array<{ created_at: string; error_code: 'failed_to_issue'; message: string }>
  instant_key_url?: string
  is_assignment_required?: boolean
  is_encoding_required?: boolean
  is_issued: boolean
  is_ready_for_assignment?: boolean
  is_ready_for_encoding?: boolean
  /** An ISO 8601 moment. */
  issued_at: string | null
  mode: 'code' | 'card' | 'mobile_key' | 'cloud_key'
  pending_mutations: AccessMethodPendingMutation[]
  warnings: AccessMethodWarning[]
  workspace_id: string
}

export interface AccessMethodCardEncodingRequiredEvent extends AccessMethodEventBase {
  event_type: 'access_method.card_encoding_required'
}

export interface AccessMethodCreatedEvent extends AccessMethodEventBase {
  event_type: 'access_method.created'
}

export interface AccessMethodDelayInIssuingEvent extends AccessMethodEventBase {
  event_type: 'access_method.delay_in_issuing'
}

export interface AccessMethodDeletedEvent extends AccessMethodEventBase {
  event_type: 'access_method.deleted'
}

export type AccessMethodEvent =
  | AccessMethodIssuedEvent
  | AccessMethodRevokedEvent
  | AccessMethodCardEncodingRequiredEvent
  | AccessMethodDeletedEvent
  | AccessMethodReissuedEvent
  | AccessMethodCreatedEvent
  | AccessMethodDelayInIssuingEvent
  | AccessMethodFailedToIssueEvent

interface AccessMethodEventBase {
  access_grant_ids: string[]
  access_grant_keys?: string[]
  access_method_id: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export interface AccessMethodFailedToIssueEvent extends AccessMethodEventBase {
  event_type: 'access_method.failed_to_issue'
}

export interface AccessMethodIssuedEvent extends AccessMethodEventBase {
  code?: string
  event_type: 'access_method.issued'
  is_backup_code?: boolean
}

export type AccessMethodPendingMutation =
  | {
      created_at: string
      from: { device_ids: string[] }
      message: string
      mutation_code: 'provisioning_access'
      to: { device_ids: string[] }
    }
  | {
      created_at: string
      from: { device_ids: string[] }
      message: string
      mutation_code: 'revoking_access'
      to: { device_ids: string[] }
    }
  | {
      created_at: string
      from: AccessMethodPendingMutationFrom
      message: string
      mutation_code: 'updating_access_times'
      to: AccessMethodPendingMutationTo
    }

export interface AccessMethodPendingMutationFrom {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string | null
}

export interface AccessMethodPendingMutationTo {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string | null
}

export interface AccessMethodReissuedEvent extends AccessMethodEventBase {
  code?: string
  event_type: 'access_method.reissued'
  is_backup_code?: boolean
}

export interface AccessMethodRevokedEvent extends AccessMethodEventBase {
  event_type: 'access_method.revoked'
}

export type AccessMethodWarning =
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | { created_at: string; message: string; warning_code: 'updating_access_times' }
  | {
      created_at: string
      message: string
      original_access_method_id?: string
      warning_code: 'pulled_backup_access_code'
    }
  | { created_at: string; message: string; warning_code: 'delay_in_issuing' }

export interface AcsAccessGroup {
  /** @deprecated */
  access_group_type: AccessGroupType
  /** @deprecated */
  access_group_type_display_name: string
  access_schedule?: AcsAccessGroupAccessSchedule
  acs_access_group_id: string
  acs_system_id: string
  connected_account_id: string
  created_at: string
  display_name: string
  errors: Array<{ created_at: string; error_code: 'failed_to_create_on_acs_system'; message: string }>
  external_type: AcsAccessGroupExternalType
  external_type_display_name: string
  is_managed: true
  name: string
  pending_mutations: AcsAccessGroupPendingMutation[]
  warnings: AcsAccessGroupWarning[]
  workspace_id: string
}

export interface AcsAccessGroupAccessSchedule {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string
}

export interface AcsAccessGroupEvent {
  acs_access_group_id: string
  acs_system_id: string
  connected_account_id?: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  event_type: 'acs_access_group.deleted'
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export type AcsAccessGroupExternalType =
  | 'pti_unit'
  | 'pti_access_level'
  | 'salto_ks_access_group'
  | 'brivo_group'
  | 'salto_space_group'
  | 'dormakaba_community_access_group'
  | 'dormakaba_ambiance_access_group'
  | 'avigilon_alta_group'
  | 'kisi_access_group'

export type AcsAccessGroupPendingMutation =
  | { created_at: string; message: string; mutation_code: 'creating' }
  | { created_at: string; message: string; mutation_code: 'deleting' }
  | { created_at: string; message: string; mutation_code: 'deferring_deletion' }
  | {
      created_at: string
      from: { name?: string | null }
      message: string
      mutation_code: 'updating_group_information'
      to: { name?: string | null }
    }
  | {
      created_at: string
      from: AcsAccessGroupPendingMutationFrom
      message: string
      mutation_code: 'updating_access_schedule'
      to: AcsAccessGroupPendingMutationTo
    }
  | {
      created_at: string
      from: { acs_user_id: string | null }
      message: string
      mutation_code: 'updating_user_membership'
      to: { acs_user_id: string | null }
    }
  | {
      created_at: string
      from: { acs_entrance_id: string | null }
      message: string
      mutation_code: 'updating_entrance_membership'
      to: { acs_entrance_id: string | null }
    }
  | {
      acs_user_id: string
      created_at: string
      message: string
      mutation_code: 'deferring_user_membership_update'
      variant: 'adding' | 'removing'
    }

export interface AcsAccessGroupPendingMutationFrom {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string | null
}

export interface AcsAccessGroupPendingMutationTo {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string | null
}

export type AcsAccessGroupWarning =
  | { created_at: string; message: string; warning_code: 'unknown_issue_with_acs_access_group' }
  | { created_at: string; message: string; warning_code: 'being_deleted' }

export interface AcsCredential {
  access_method: 'code' | 'card' | 'mobile_key' | 'cloud_key'
  acs_credential_id: string
  acs_credential_pool_id?: string
  acs_system_id: string
  acs_user_id?: string
  assa_abloy_vostio_metadata?: AcsCredentialAssaAbloyVostioMetadata
  card_number?: string | null
  code?: string | null
  connected_account_id: string
  created_at: string
  display_name: string
  /** An ISO 8601 moment. */
  ends_at?: string
  errors: Array<{ created_at: string; error_code: string; message: string }>
  external_type?: ScanCredentialActionAttemptExternalType
  external_type_display_name?: string
  is_issued?: boolean
  is_latest_desired_state_synced_with_provider?: boolean | null
  is_managed: true
  is_multi_phone_sync_credential?: boolean
  is_one_time_use?: boolean
  /** An ISO 8601 moment. */
  issued_at?: string | null
  latest_desired_state_synced_with_provider_at?: string | null
  parent_acs_credential_id?: string
  /** An ISO 8601 moment. */
  starts_at?: string
  user_identity_id?: string
  visionline_metadata?: AcsCredentialVisionlineMetadata
  warnings: AcsCredentialWarning[]
  workspace_id: string
}

export interface AcsCredentialAssaAbloyVostioMetadata {
  auto_join?: boolean
  door_names?: string[]
  endpoint_id?: string
  key_id?: string
  key_issuing_request_id?: string
  override_guest_acs_entrance_ids?: string[]
}

export interface AcsCredentialDeletedEvent extends AcsCredentialEventBase {
  event_type: 'acs_credential.deleted'
}

export type AcsCredentialEvent =
  | AcsCredentialDeletedEvent
  | AcsCredentialIssuedEvent
  | AcsCredentialReissuedEvent
  | AcsCredentialInvalidatedEvent

interface AcsCredentialEventBase {
  acs_credential_id: string
  acs_system_id: string
  connected_account_id?: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export interface AcsCredentialInvalidatedEvent extends AcsCredentialEventBase {
  event_type: 'acs_credential.invalidated'
}

export interface AcsCredentialIssuedEvent extends AcsCredentialEventBase {
  event_type: 'acs_credential.issued'
}

export interface AcsCredentialPool {
  acs_credential_pool_id: string
  acs_system_id: string
  created_at: string
  display_name: string
  external_type: 'hid_part_number'
  external_type_display_name: string
  workspace_id: string
}

export interface AcsCredentialProvisioningAutomation {
  acs_credential_provisioning_automation_id: string
  created_at: string
  credential_manager_acs_system_id: string
  user_identity_id: string
  workspace_id: string
}

export interface AcsCredentialReissuedEvent extends AcsCredentialEventBase {
  event_type: 'acs_credential.reissued'
}

export interface AcsCredentialVisionlineMetadata {
  auto_join?: boolean
  card_function_type?: 'guest' | 'staff'
  card_id?: string
  common_acs_entrance_ids?: string[]
  credential_id?: string
  guest_acs_entrance_ids?: string[]
  is_valid?: boolean
  joiner_acs_credential_ids?: string[]
}

export type AcsCredentialWarning =
  | { created_at: string; message: string; warning_code: 'waiting_to_be_issued' }
  | { created_at: string; message: string; warning_code: 'schedule_externally_modified' }
  | { created_at: string; message: string; warning_code: 'schedule_modified' }
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | { created_at: string; message: string; warning_code: 'unknown_issue_with_acs_credential' }
  | { created_at: string; message: string; warning_code: 'needs_to_be_reissued' }

export interface AcsEncoder {
  acs_encoder_id: string
  acs_system_id: string
  connected_account_id: string
  created_at: string
  display_name: string
  errors: Array<{ created_at: string; error_code: 'acs_encoder_removed'; message: string }>
  workspace_id: string
}

export interface AcsEncoderAddedEvent extends AcsEncoderEventBase {
  event_type: 'acs_encoder.added'
}

export type AcsEncoderEvent =
  | AcsEncoderAddedEvent
  | AcsEncoderRemovedEvent

interface AcsEncoderEventBase {
  acs_encoder_id: string
  acs_system_id: string
  connected_account_id?: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export interface AcsEncoderRemovedEvent extends AcsEncoderEventBase {
  event_type: 'acs_encoder.removed'
}

export interface AcsEntrance {
  acs_entrance_id: string
  acs_system_id: string
  assa_abloy_vostio_metadata?: AcsEntranceAssaAbloyVostioMetadata
  avigilon_alta_metadata?: AcsEntranceAvigilonAltaMetadata
  brivo_metadata?: { access_point_id?: string; site_id?: number; site_name?: string }
  can_belong_to_reservation?: boolean
  can_unlock_with_card?: boolean
  can_unlock_with_cloud_key?: boolean
  can_unlock_with_code?: boolean
  can_unlock_with_mobile_key?: boolean
  connected_account_id: string
  created_at: string
  display_name: string
  dormakaba_ambiance_metadata?: { access_point_name?: string }
  dormakaba_community_metadata?: { access_point_profile?: string }
  errors: Array<{ created_at: string; error_code: string; message: string }>
  hotek_metadata?: { common_area_name?: string; common_area_number?: string; room_number?: string }
  is_locked?: boolean
  latch_metadata?: AcsEntranceLatchMetadata
  salto_ks_metadata?: AcsEntranceSaltoKsMetadata
  salto_space_metadata?: AcsEntranceSaltoSpaceMetadata
  space_ids: string[]
  visionline_metadata?: AcsEntranceVisionlineMetadata
  warnings: AcsEntranceWarning[]
}

export interface AcsEntranceAddedEvent extends AcsEntranceEventBase {
  event_type: 'acs_entrance.added'
}

export interface AcsEntranceAssaAbloyVostioMetadata {
  door_name?: string
  door_number?: number
  door_type?: 'CommonDoor' | 'EntranceDoor' | 'GuestDoor' | 'Elevator'
  pms_id?: string
  stand_open?: boolean
}

export interface AcsEntranceAvigilonAltaMetadata {
  entry_name?: string
  entry_relays_total_count?: number
  org_name?: string
  site_id?: number
  site_name?: string
  zone_id?: number
  zone_name?: string
}

export type AcsEntranceEvent =
  | AcsEntranceAddedEvent
  | AcsEntranceRemovedEvent

interface AcsEntranceEventBase {
  acs_entrance_id: string
  acs_system_id: string
  connected_account_id?: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export interface AcsEntranceLatchMetadata {
  accessibility_type?: string
  door_name?: string
  door_type?: string
  is_connected?: boolean
}

export interface AcsEntranceRemovedEvent extends AcsEntranceEventBase {
  event_type: 'acs_entrance.removed'
}

export interface AcsEntranceSaltoKsMetadata {
  /** From 0 to 1. */
  battery_level?: string
  door_name?: string
  intrusion_alarm?: boolean
  left_open_alarm?: boolean
  lock_type?: string
  locked_state?: string
  online?: boolean
  privacy_mode?: boolean
}

export interface AcsEntranceSaltoSpaceMetadata {
  audit_on_keys?: boolean
  door_description?: string
  door_id?: string
  door_name?: string
  room_description?: string
  room_name?: string
}

export interface AcsEntranceVisionlineMetadata {
  door_category?: 'entrance' | 'guest' | 'elevator reader' | 'common' | 'common (PMS)'
  door_name?: string
  profiles?: AcsEntranceVisionlineMetadataProfile[]
}

export interface AcsEntranceVisionlineMetadataProfile {
  visionline_door_profile_id?: string
  visionline_door_profile_type?: 'BLE' | 'commonDoor' | 'touch'
}

export type AcsEntranceWarning =
  | {
      created_at: string
      message: string
      warning_code: 'salto_ks_entrance_access_code_support_removed'
    }
  | { created_at: string; message: string; warning_code: 'entrance_shares_zone' }
  | { created_at: string; message: string; warning_code: 'entrance_setup_required' }
  | { created_at: string; message: string; warning_code: 'salto_ks_privacy_mode' }
  | { created_at: string; message: string; warning_code: 'privacy_mode' }

export interface AcsSystem {
  acs_access_group_count?: number
  acs_system_id: string
  acs_user_count?: number
  connected_account_id: string
  /** @deprecated */
  connected_account_ids: string[]
  created_at: string
  default_credential_manager_acs_system_id?: string | null
  errors: AcsSystemError[]
  external_type?: AcsSystemExternalType
  external_type_display_name?: string
  image_alt_text: string
  image_url: string
  is_credential_manager: boolean
  location: AcsSystemLocation
  name: string
  /** @deprecated */
  system_type?: SystemType
  /** @deprecated */
  system_type_display_name?: string
  visionline_metadata?: { lan_address?: string; mobile_access_uuid?: string; system_id?: string }
  warnings: AcsSystemWarning[]
  workspace_id: string
}

export interface AcsSystemAddedEvent extends AcsSystemEventBase {
  event_type: 'acs_system.added'
}

export interface AcsSystemConnectedEvent extends AcsSystemEventBase {
  event_type: 'acs_system.connected'
}

export interface AcsSystemDisconnectedEvent extends AcsSystemEventBase {
  acs_system_errors: Array<{ created_at: string; error_code: string; message: string }>
  acs_system_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  event_type: 'acs_system.disconnected'
}

export type AcsSystemError =
  | { created_at: string; error_code: 'seam_bridge_disconnected'; message: string }
  | {
      created_at: string
      error_code: 'bridge_disconnected'
      is_bridge_error?: boolean
      message: string
    }
  | { created_at: string; error_code: 'visionline_instance_unreachable'; message: string }
  | { created_at: string; error_code: 'salto_ks_subscription_limit_exceeded'; message: string }
  | { created_at: string; error_code: 'acs_system_disconnected'; message: string }
  | { created_at: string; error_code: 'account_disconnected'; message: string }
  | { created_at: string; error_code: 'salto_ks_certification_expired'; message: string }
  | { created_at: string; error_code: 'provider_service_unavailable'; message: string }

export type AcsSystemEvent =
  | AcsSystemConnectedEvent
  | AcsSystemAddedEvent
  | AcsSystemDisconnectedEvent

interface AcsSystemEventBase {
  acs_system_id: string
  connected_account_id?: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export type AcsSystemExternalType =
  | 'pti_site'
  | 'avigilon_alta_org'
  | 'salto_ks_site'
  | 'salto_space_system'
  | 'brivo_account'
  | 'hid_credential_manager_organization'
  | 'visionline_system'
  | 'assa_abloy_credential_service'
  | 'latch_building'
  | 'dormakaba_community_site'
  | 'dormakaba_ambiance_site'
  | 'legic_connect_credential_service'
  | 'assa_abloy_vostio'
  | 'assa_abloy_vostio_credential_service'
  | 'hotek_site'
  | 'kisi_organization'

export interface AcsSystemLocation {
  /** One of the IANA list. */
  time_zone: string | null
}

export type AcsSystemWarning =
  | {
      created_at: string
      message: string
      warning_code: 'salto_ks_subscription_limit_almost_reached'
    }
  | {
      created_at: string
      message: string
      /** @deprecated */
      misconfigured_acs_entrance_ids?: string[]
      warning_code: 'time_zone_does_not_match_location'
    }
  | { created_at: string; message: string; warning_code: 'setup_required' }

export interface AcsUser {
  access_schedule?: AcsUserAccessSchedule
  acs_system_id: string
  acs_user_id: string
  connected_account_id: string
  created_at: string
  display_name: string
  /** @deprecated */
  email?: string
  email_address?: string
  errors: AcsUserError[]
  external_type?: AcsUserExternalType
  external_type_display_name?: string
  full_name?: string
  hid_acs_system_id?: string
  is_managed: true
  is_suspended?: boolean
  last_successful_sync_at: string | null
  pending_mutations?: AcsUserPendingMutation[]
  phone_number?: string
  salto_ks_metadata?: { is_subscribed?: boolean }
  salto_space_metadata?: { audit_openings?: boolean; user_id?: string }
  user_identity_email_address?: string | null
  user_identity_full_name?: string | null
  user_identity_id?: string
  user_identity_phone_number?: string | null
  warnings: AcsUserWarning[]
  workspace_id: string
}

export interface AcsUserAccessSchedule {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string
}

export interface AcsUserCreatedEvent extends AcsUserEventBase {
  event_type: 'acs_user.created'
}

export interface AcsUserDeletedEvent extends AcsUserEventBase {
  event_type: 'acs_user.deleted'
}

export type AcsUserError =
  | { created_at: string; error_code: 'deleted_externally'; message: string }
  | { created_at: string; error_code: 'salto_ks_subscription_limit_exceeded'; message: string }
  | { created_at: string; error_code: 'failed_to_create_on_acs_system'; message: string }
  | { created_at: string; error_code: 'failed_to_update_on_acs_system'; message: string }
  | { created_at: string; error_code: 'failed_to_delete_on_acs_system'; message: string }
  | { created_at: string; error_code: 'latch_conflict_with_resident_user'; message: string }

export type AcsUserEvent =
  | AcsUserCreatedEvent
  | AcsUserDeletedEvent

interface AcsUserEventBase {
  acs_system_id: string
  acs_user_id: string
  connected_account_id?: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export type AcsUserExternalType =
  | 'pti_user'
  | 'brivo_user'
  | 'hid_credential_manager_user'
  | 'salto_site_user'
  | 'latch_user'
  | 'dormakaba_community_user'
  | 'salto_space_user'
  | 'avigilon_alta_user'
  | 'kisi_user'

export type AcsUserPendingMutation =
  | { created_at: string; message: string; mutation_code: 'creating' }
  | { created_at: string; message: string; mutation_code: 'deleting' }
  | {
      created_at: string
      message: string
      mutation_code: 'deferring_creation'
      /** When a deferred code is put on the device, as an ISO 8601 moment. */
      scheduled_at?: string | null
    }
  | {
      created_at: string
      from: { email_address?: string | null; full_name?: string | null; phone_number?: string | null }
      message: string
      mutation_code: 'updating_user_information'
      to: { email_address?: string | null; full_name?: string | null; phone_number?: string | null }
    }
  | {
      created_at: string
      from: AcsUserPendingMutationFrom
      message: string
      mutation_code: 'updating_access_schedule'
      to: AcsUserPendingMutationTo
    }
  | {
      created_at: string
      from: { is_suspended: boolean }
      message: string
      mutation_code: 'updating_suspension_state'
      to: { is_suspended: boolean }
    }
  | {
      created_at: string
      from: { acs_access_group_id: string | null }
      message: string
      mutation_code: 'updating_group_membership'
      to: { acs_access_group_id: string | null }
    }
  | {
      acs_access_group_id: string
      created_at: string
      message: string
      mutation_code: 'deferring_group_membership_update'
      variant: 'adding' | 'removing'
    }
  | {
      created_at: string
      from: { acs_credential_id: string | null }
      message: string
      mutation_code: 'updating_credential_assignment'
      to: { acs_credential_id: string | null }
    }

export interface AcsUserPendingMutationFrom {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string | null
}

export interface AcsUserPendingMutationTo {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string | null
}

export type AcsUserWarning =
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | { created_at: string; message: string; warning_code: 'salto_ks_user_not_subscribed' }
  | { created_at: string; message: string; warning_code: 'acs_user_inactive' }
  | { created_at: string; message: string; warning_code: 'unknown_issue_with_acs_user' }
  | { created_at: string; message: string; warning_code: 'latch_resident_user' }

export type ActionAttempt =
  | LockDoorActionAttempt
  | UnlockDoorActionAttempt
  | ScanCredentialActionAttempt
  | EncodeCredentialActionAttempt
  | ScanToAssignCredentialActionAttempt
  | AssignCredentialActionAttempt
  | ResetSandboxWorkspaceActionAttempt
  | SetFanModeActionAttempt
  | SetHvacModeActionAttempt
  | ActivateClimatePresetActionAttempt
  | SimulateKeypadCodeEntryActionAttempt
  | SimulateManualLockViaKeypadActionAttempt
  | PushThermostatProgramsActionAttempt
  | ConfigureAutoLockActionAttempt
  | SyncAccessCodesActionAttempt
  | CreateAccessCodeActionAttempt
  | DeleteAccessCodeActionAttempt
  | UpdateAccessCodeActionAttempt
  | CreateNoiseThresholdActionAttempt
  | DeleteNoiseThresholdActionAttempt
  | UpdateNoiseThresholdActionAttempt

export type ActionAttemptEvent =
  | ActionAttemptLockDoorSucceededEvent
  | ActionAttemptLockDoorFailedEvent
  | ActionAttemptUnlockDoorSucceededEvent
  | ActionAttemptUnlockDoorFailedEvent
  | ActionAttemptSimulateKeypadCodeEntrySucceededEvent
  | ActionAttemptSimulateKeypadCodeEntryFailedEvent
  | ActionAttemptSimulateManualLockViaKeypadSucceededEvent
  | ActionAttemptSimulateManualLockViaKeypadFailedEvent

interface ActionAttemptEventBase {
  action_attempt_id: string
  action_type: string
  connected_account_id?: string
  created_at: string
  device_id?: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  status: string
  workspace_id: string
}

export interface ActionAttemptLockDoorFailedEvent extends ActionAttemptEventBase {
  event_type: 'action_attempt.lock_door.failed'
}

export interface ActionAttemptLockDoorSucceededEvent extends ActionAttemptEventBase {
  event_type: 'action_attempt.lock_door.succeeded'
}

export interface ActionAttemptSimulateKeypadCodeEntryFailedEvent extends ActionAttemptEventBase {
  event_type: 'action_attempt.simulate_keypad_code_entry.failed'
}

export interface ActionAttemptSimulateKeypadCodeEntrySucceededEvent extends ActionAttemptEventBase {
  event_type: 'action_attempt.simulate_keypad_code_entry.succeeded'
}

export interface ActionAttemptSimulateManualLockViaKeypadFailedEvent extends ActionAttemptEventBase {
  event_type: 'action_attempt.simulate_manual_lock_via_keypad.failed'
}

export interface ActionAttemptSimulateManualLockViaKeypadSucceededEvent extends ActionAttemptEventBase {
  event_type: 'action_attempt.simulate_manual_lock_via_keypad.succeeded'
}

export interface ActionAttemptUnlockDoorFailedEvent extends ActionAttemptEventBase {
  event_type: 'action_attempt.unlock_door.failed'
}

export interface ActionAttemptUnlockDoorSucceededEvent extends ActionAttemptEventBase {
  event_type: 'action_attempt.unlock_door.succeeded'
}

export type ActivateClimatePresetActionAttempt =
  | PendingActivateClimatePresetActionAttempt
  | SuccessActivateClimatePresetActionAttempt
  | ErrorActivateClimatePresetActionAttempt

interface ActivateClimatePresetActionAttemptBase {
  action_attempt_id: string
  action_type: 'ACTIVATE_CLIMATE_PRESET'
}

export type AssignCredentialActionAttempt =
  | PendingAssignCredentialActionAttempt
  | SuccessAssignCredentialActionAttempt
  | ErrorAssignCredentialActionAttempt

interface AssignCredentialActionAttemptBase {
  action_attempt_id: string
  action_type: 'ASSIGN_CREDENTIAL'
}

export interface CameraEvent {
  activation_reason: 'motion_detected'
  connected_account_custom_metadata?: Record<string, string | boolean>
  connected_account_id: string
  created_at: string
  customer_key?: string
  device_custom_metadata?: Record<string, string | boolean>
  device_id: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  event_type: 'camera.activated'
  image_url?: string
  motion_sub_type?: 'human' | 'vehicle' | 'package' | 'other'
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  video_url?: string
  workspace_id: string
}

export interface ClientSession {
  client_session_id: string
  connect_webview_ids: string[]
  connected_account_ids: string[]
  created_at: string
  customer_key?: string
  device_count: number
  /** An ISO 8601 moment. */
  expires_at: string
  /** A secret: whoever has it acts as the user. */
  token: string
  /** Who the user is to the host. */
  user_identifier_key: string | null
  user_identity_id?: string
  /** @deprecated */
  user_identity_ids: string[]
  workspace_id: string
}

export interface ClientSessionEvent {
  client_session_id: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  event_type: 'client_session.deleted'
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export type ConfigureAutoLockActionAttempt =
  | PendingConfigureAutoLockActionAttempt
  | SuccessConfigureAutoLockActionAttempt
  | ErrorConfigureAutoLockActionAttempt

interface ConfigureAutoLockActionAttemptBase {
  action_attempt_id: string
  action_type: 'CONFIGURE_AUTO_LOCK'
}

export interface ConnectWebview {
  accepted_capabilities: Array<'lock' | 'thermostat' | 'noise_sensor' | 'access_control' | 'camera'>
  /** @deprecated */
  accepted_devices: string[]
  accepted_providers: string[]
  /** @deprecated */
  any_device_allowed: boolean
  any_provider_allowed: boolean
  authorized_at: string | null
  /** Whether new devices are managed from the start. */
  automatically_manage_new_devices: boolean
  connect_webview_id: string
  /** Of the account, once there is one. */
  connected_account_id: string | null
  created_at: string
  custom_metadata: Record<string, string | boolean>
  /** Where the user goes when it failed. */
  custom_redirect_failure_url: string | null
  /** Where the user goes afterwards. */
  custom_redirect_url: string | null
  customer_key?: string
  device_selection_mode: 'none' | 'single' | 'multiple'
  login_successful: boolean
  selected_provider: string | null
  status: 'pending' | 'failed' | 'authorized'
  /** Where the page is. */
  url: string
  /** Whether it is done only when every device is there. */
  wait_for_device_creation: boolean
  workspace_id: string
}

export type ConnectWebviewEvent =
  | ConnectWebviewLoginSucceededEvent
  | ConnectWebviewLoginFailedEvent

interface ConnectWebviewEventBase {
  connect_webview_id: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export interface ConnectWebviewLoginFailedEvent extends ConnectWebviewEventBase {
  event_type: 'connect_webview.login_failed'
}

export interface ConnectWebviewLoginSucceededEvent extends ConnectWebviewEventBase {
  connected_account_custom_metadata?: Record<string, string | boolean>
  /** Of the account, once there is one. */
  connected_account_id: string
  customer_key?: string
  event_type: 'connect_webview.login_succeeded'
}

export interface ConnectedAccount {
  accepted_capabilities: Array<'lock' | 'thermostat' | 'noise_sensor' | 'access_control' | 'camera'>
  account_type?: string
  account_type_display_name: string
  /** Whether new devices are managed from the start. */
  automatically_manage_new_devices: boolean
  connected_account_id: string
  created_at?: string
  custom_metadata: Record<string, string | boolean>
  customer_key?: string
  default_checkin_time?: string
  default_checkout_time?: string
  display_name: string
  errors: ConnectedAccountError[]
  ical_feed_origin?: string
  ical_url?: string
  image_url?: string
  /** One of the IANA list. */
  time_zone?: string
  /** @deprecated */
  user_identifier?: ConnectedAccountUserIdentifier
  warnings: ConnectedAccountWarning[]
}

export interface ConnectedAccountCompletedFirstSyncAfterReconnectionEvent extends ConnectedAccountEventBase {
  event_type: 'connected_account.completed_first_sync_after_reconnection'
}

export interface ConnectedAccountCompletedFirstSyncEvent extends ConnectedAccountEventBase {
  event_type: 'connected_account.completed_first_sync'
}

export interface ConnectedAccountConnectedEvent extends ConnectedAccountEventBase {
  connect_webview_id?: string
  customer_key?: string
  event_type: 'connected_account.connected'
}

export interface ConnectedAccountCreatedEvent extends ConnectedAccountEventBase {
  connect_webview_id: string
  event_type: 'connected_account.created'
}

export interface ConnectedAccountDeletedEvent extends ConnectedAccountEventBase {
  connected_account_type?: string
  customer_key?: string
  event_type: 'connected_account.deleted'
}

export interface ConnectedAccountDisconnectedEvent extends ConnectedAccountEventBase {
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  event_type: 'connected_account.disconnected'
}

export type ConnectedAccountError =
  | {
      created_at: string
      error_code: 'account_disconnected'
      is_bridge_error?: boolean
      is_connected_account_error?: boolean
      message: string
    }
  | {
      created_at: string
      error_code: 'bridge_disconnected'
      is_bridge_error?: boolean
      is_connected_account_error?: boolean
      message: string
    }
  | {
      created_at: string
      error_code: 'salto_ks_subscription_limit_exceeded'
      is_bridge_error?: boolean
      is_connected_account_error?: boolean
      message: string
      salto_ks_metadata: { sites?: ConnectedAccountErrorSaltoKsMetadataSite[] }
    }
  | {
      created_at: string
      error_code: 'dormakaba_sites_disconnected'
      is_bridge_error?: boolean
      is_connected_account_error?: boolean
      message: string
    }

export interface ConnectedAccountErrorSaltoKsMetadataSite {
  site_id?: string
  site_name?: string
  site_user_subscription_limit?: number
  subscribed_site_user_count?: number
}

export type ConnectedAccountEvent =
  | ConnectedAccountConnectedEvent
  | ConnectedAccountCreatedEvent
  | ConnectedAccountSuccessfulLoginEvent
  | ConnectedAccountDisconnectedEvent
  | ConnectedAccountCompletedFirstSyncEvent
  | ConnectedAccountDeletedEvent
  | ConnectedAccountCompletedFirstSyncAfterReconnectionEvent
  | ConnectedAccountReauthorizationRequestedEvent

interface ConnectedAccountEventBase {
  connected_account_custom_metadata?: Record<string, string | boolean>
  connected_account_id: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export interface ConnectedAccountReauthorizationRequestedEvent extends ConnectedAccountEventBase {
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  event_type: 'connected_account.reauthorization_requested'
}

export interface ConnectedAccountSuccessfulLoginEvent extends ConnectedAccountEventBase {
  connect_webview_id: string
  event_type: 'connected_account.successful_login'
}

export interface ConnectedAccountUserIdentifier {
  api_url?: string
  email?: string
  exclusive?: boolean
  phone?: string
  username?: string
}

export type ConnectedAccountWarning =
  | { created_at: string; message: string; warning_code: 'scheduled_maintenance_window' }
  | { created_at: string; message: string; warning_code: 'unknown_issue_with_connected_account' }
  | {
      created_at: string
      message: string
      salto_ks_metadata: { sites?: ConnectedAccountWarningSaltoKsMetadataSite[] }
      warning_code: 'salto_ks_subscription_limit_almost_reached'
    }
  | { created_at: string; message: string; warning_code: 'account_reauthorization_requested' }
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | { created_at: string; message: string; warning_code: 'provider_service_unavailable' }
  | { created_at: string; message: string; warning_code: 'setup_required' }
  | { created_at: string; message: string; warning_code: 'dormakaba_sites_unapproved' }

export interface ConnectedAccountWarningSaltoKsMetadataSite {
  site_id?: string
  site_name?: string
  site_user_subscription_limit?: number
  subscribed_site_user_count?: number
}

export type ConstraintType =
  | 'no_zeros'
  | 'cannot_start_with_12'
  | 'no_triple_consecutive_ints'
  | 'cannot_specify_pin_code'
  | 'pin_code_matches_existing_set'
  | 'start_date_in_future'
  | 'no_ascending_or_descending_sequence'
  | 'at_least_three_unique_digits'
  | 'cannot_contain_089'
  | 'cannot_contain_0789'
  | 'unique_first_four_digits'
  | 'no_all_same_digits'

export type CreateAccessCodeActionAttempt =
  | PendingCreateAccessCodeActionAttempt
  | SuccessCreateAccessCodeActionAttempt
  | ErrorCreateAccessCodeActionAttempt

interface CreateAccessCodeActionAttemptBase {
  action_attempt_id: string
}

export type CreateNoiseThresholdActionAttempt =
  | PendingCreateNoiseThresholdActionAttempt
  | SuccessCreateNoiseThresholdActionAttempt
  | ErrorCreateNoiseThresholdActionAttempt

interface CreateNoiseThresholdActionAttemptBase {
  action_attempt_id: string
}

export type DeleteAccessCodeActionAttempt =
  | PendingDeleteAccessCodeActionAttempt
  | SuccessDeleteAccessCodeActionAttempt
  | ErrorDeleteAccessCodeActionAttempt

interface DeleteAccessCodeActionAttemptBase {
  action_attempt_id: string
}

export type DeleteNoiseThresholdActionAttempt =
  | PendingDeleteNoiseThresholdActionAttempt
  | SuccessDeleteNoiseThresholdActionAttempt
  | ErrorDeleteNoiseThresholdActionAttempt

interface DeleteNoiseThresholdActionAttemptBase {
  action_attempt_id: string
}

export interface Device {
  can_configure_auto_lock?: boolean
  can_hvac_cool?: boolean
  can_hvac_heat?: boolean
  can_hvac_heat_cool?: boolean
  can_program_offline_access_codes?: boolean
  can_program_online_access_codes?: boolean
  can_program_thermostat_programs_as_different_each_day?: boolean
  can_program_thermostat_programs_as_same_each_day?: boolean
  can_program_thermostat_programs_as_weekday_weekend?: boolean
  can_remotely_lock?: boolean
  can_remotely_unlock?: boolean
  can_run_thermostat_programs?: boolean
  can_simulate_connection?: boolean
  can_simulate_disconnection?: boolean
  can_simulate_hub_connection?: boolean
  can_simulate_hub_disconnection?: boolean
  can_simulate_paid_subscription?: boolean
  can_simulate_removal?: boolean
  can_turn_off_hvac?: boolean
  can_unlock_with_code?: boolean
  capabilities_supported: Array<'access_code' | 'lock' | 'noise_detection' | 'thermostat' | 'battery' | 'phone'>
  connected_account_id: string
  created_at: string
  custom_metadata: Record<string, string | boolean>
  device_id: string
  device_manufacturer?: { display_name: string; image_url?: string; manufacturer: string }
  device_provider?: DeviceDeviceProvider
  device_type: DeviceType
  display_name: string
  errors: DeviceError[]
  is_managed: true
  location?: DeviceLocation
  nickname?: string
  properties: DeviceProperties
  space_ids: string[]
  warnings: DeviceWarning[]
  workspace_id: string
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

export interface DeviceActiveThermostatSchedule {
  climate_preset_key: string
  created_at: string
  device_id: string
  /** An ISO 8601 moment. */
  ends_at: string
  errors: Array<{ created_at: string; error_code: string; message: string }>
  /** Whether people at the thermostat may change what it set. */
  is_override_allowed?: boolean
  /** For how many minutes their change lasts; `null` for no limit. */
  max_override_period_minutes?: number | null
  name: string | null
  /** An ISO 8601 moment. */
  starts_at: string
  thermostat_schedule_id: string
  workspace_id: string
}

export interface DeviceAddedEvent extends DeviceEventBase {
  event_type: 'device.added'
}

export interface DeviceAkilesMetadata {
  _member_group_id?: string
  gadget_id?: string
  gadget_name?: string
  product_name?: string
}

export interface DeviceAssaAbloyCredentialServiceMetadata {
  endpoints?: Array<{ endpoint_id?: string; is_active?: boolean }>
  has_active_endpoint?: boolean
}

export interface DeviceAugustMetadata {
  has_keypad?: boolean
  house_id?: string
  house_name?: string
  keypad_battery_level?: string
  lock_id?: string
  lock_name?: string
  model?: string
}

export interface DeviceAvailableClimatePreset {
  can_delete: boolean
  can_edit: boolean
  /** Whether a daily program may turn it on. */
  can_use_with_thermostat_daily_programs: boolean
  climate_preset_key: string
  climate_preset_mode?: 'home' | 'away' | 'wake' | 'sleep' | 'occupied' | 'unoccupied'
  cooling_set_point_celsius?: number
  cooling_set_point_fahrenheit?: number
  display_name: string
  ecobee_metadata?: { climate_ref?: string; is_optimized?: boolean; owner?: 'user' | 'system' }
  fan_mode_setting?: 'auto' | 'on' | 'circulate'
  heating_set_point_celsius?: number
  heating_set_point_fahrenheit?: number
  hvac_mode_setting?: 'off' | 'heat' | 'cool' | 'heat_cool' | 'eco'
  /** Whether people at the thermostat may change it. @deprecated */
  manual_override_allowed: boolean
  name?: string | null
}

export interface DeviceAvigilonAltaMetadata {
  entry_name?: string
  entry_relays_total_count?: number
  org_name?: string
  site_id?: number
  site_name?: string
  zone_id?: number
  zone_name?: string
}

export interface DeviceBatteryStatusChangedEvent extends DeviceEventBase {
  /** From 0 to 1. */
  battery_level: number
  battery_status: 'critical' | 'low' | 'good' | 'full'
  event_type: 'device.battery_status_changed'
}

export type DeviceCapability =
  | 'can_remotely_unlock'
  | 'can_remotely_lock'
  | 'can_program_offline_access_codes'
  | 'can_program_online_access_codes'
  | 'can_hvac_heat'
  | 'can_hvac_cool'
  | 'can_hvac_heat_cool'
  | 'can_turn_off_hvac'
  | 'can_simulate_removal'
  | 'can_simulate_connection'
  | 'can_simulate_disconnection'
  | 'can_unlock_with_code'
  | 'can_run_thermostat_programs'
  | 'can_program_thermostat_programs_as_weekday_weekend'
  | 'can_program_thermostat_programs_as_different_each_day'
  | 'can_program_thermostat_programs_as_same_each_day'
  | 'can_simulate_hub_connection'
  | 'can_simulate_hub_disconnection'
  | 'can_simulate_paid_subscription'
  | 'can_configure_auto_lock'

export type DeviceCodeConstraint =
  | { constraint_type: ConstraintType }
  | {
      constraint_type: 'name_length' | 'name_must_be_unique'
      /** In characters. */
      max_length?: number
      /** In characters. */
      min_length?: number
    }

export interface DeviceConnectedEvent extends DeviceEventBase {
  event_type: 'device.connected'
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

export interface DeviceConvertedToUnmanagedEvent extends DeviceEventBase {
  event_type: 'device.converted_to_unmanaged'
}

export interface DeviceCurrentClimateSetting {
  can_delete?: boolean
  can_edit?: boolean
  /** Whether a daily program may turn it on. */
  can_use_with_thermostat_daily_programs?: boolean
  climate_preset_key?: string
  climate_preset_mode?: 'home' | 'away' | 'wake' | 'sleep' | 'occupied' | 'unoccupied'
  cooling_set_point_celsius?: number
  cooling_set_point_fahrenheit?: number
  display_name?: string
  ecobee_metadata?: { climate_ref?: string; is_optimized?: boolean; owner?: 'user' | 'system' }
  fan_mode_setting?: 'auto' | 'on' | 'circulate'
  heating_set_point_celsius?: number
  heating_set_point_fahrenheit?: number
  hvac_mode_setting?: 'off' | 'heat' | 'cool' | 'heat_cool' | 'eco'
  /** Whether people at the thermostat may change it. @deprecated */
  manual_override_allowed?: boolean
  name?: string | null
}

export interface DeviceDefaultClimateSetting {
  can_delete?: boolean
  can_edit?: boolean
  /** Whether a daily program may turn it on. */
  can_use_with_thermostat_daily_programs?: boolean
  climate_preset_key?: string
  climate_preset_mode?: 'home' | 'away' | 'wake' | 'sleep' | 'occupied' | 'unoccupied'
  cooling_set_point_celsius?: number
  cooling_set_point_fahrenheit?: number
  display_name?: string
  ecobee_metadata?: { climate_ref?: string; is_optimized?: boolean; owner?: 'user' | 'system' }
  fan_mode_setting?: 'auto' | 'on' | 'circulate'
  heating_set_point_celsius?: number
  heating_set_point_fahrenheit?: number
  hvac_mode_setting?: 'off' | 'heat' | 'cool' | 'heat_cool' | 'eco'
  /** Whether people at the thermostat may change it. @deprecated */
  manual_override_allowed?: boolean
  name?: string | null
}

export interface DeviceDeletedEvent extends DeviceEventBase {
  device_name?: string | null
  event_type: 'device.deleted'
}

export interface DeviceDeviceProvider {
  device_provider_name: string
  display_name: string
  image_url?: string
  provider_category: string
}

export interface DeviceDisconnectedEvent extends DeviceEventBase {
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  device_errors: Array<{ created_at: string; error_code: string; message: string }>
  device_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  error_code: 'account_disconnected' | 'hub_disconnected' | 'device_disconnected'
  event_type: 'device.disconnected'
}

export interface DeviceDoorbellRangEvent extends DeviceEventBase {
  event_type: 'device.doorbell_rang'
  image_url?: string
  video_url?: string
}

export interface DeviceDormakabaOracodeMetadata {
  device_id?: number | string
  door_id?: number
  door_is_wireless?: boolean
  door_name?: string
  iana_timezone?: string
  predefined_time_slots?: DeviceDormakabaOracodeMetadataPredefinedTimeSlot[]
  /** @deprecated */
  site_id?: number | null
  site_name?: string
}

export interface DeviceDormakabaOracodeMetadataPredefinedTimeSlot {
  check_in_time?: string
  check_out_time?: string
  dormakaba_oracode_user_level_id?: string
  dormakaba_oracode_user_level_prefix?: number
  is_24_hour?: boolean
  is_biweekly_mode?: boolean
  is_master?: boolean
  is_one_shot?: boolean
  name?: string
  prefix?: number
}

export type DeviceError =
  | {
      created_at: string
      error_code: 'account_disconnected'
      is_connected_account_error: true
      is_device_error: false
      message: string
    }
  | {
      created_at: string
      error_code: 'salto_ks_subscription_limit_exceeded'
      is_connected_account_error: true
      is_device_error: false
      message: string
    }
  | {
      created_at: string
      error_code: 'dormakaba_sites_disconnected'
      is_connected_account_error: true
      is_device_error: false
      message: string
    }
  | { created_at: string; error_code: 'device_offline'; is_device_error: true; message: string }
  | { created_at: string; error_code: 'device_removed'; is_device_error: true; message: string }
  | { created_at: string; error_code: 'hub_disconnected'; is_device_error: true; message: string }
  | {
      created_at: string
      error_code: 'device_disconnected'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'empty_backup_access_code_pool'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'august_lock_not_authorized'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'missing_device_credentials'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'auxiliary_heat_running'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'subscription_required'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'bridge_disconnected'
      is_bridge_error?: boolean
      is_connected_account_error?: boolean
      message: string
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

export interface DeviceIgloohomeMetadata {
  bridge_id?: string
  bridge_name?: string
  device_id?: string
  device_name?: string
  is_accessory_keypad_linked_to_bridge?: boolean
  keypad_id?: string
}

export interface DeviceKeynestMetadata {
  address?: string | null
  current_or_last_store_id?: number
  current_status?: string | null
  current_user_company?: string | null
  current_user_email?: string | null
  current_user_name?: string | null
  current_user_phone_number?: string | null
  default_office_id?: number
  device_name?: string
  fob_id?: number
  handover_method?: string | null
  has_photo?: boolean
  is_quadient_locker?: boolean
  key_id?: string
  key_notes?: string | null
  keynest_app_user?: string | null
  last_movement?: string
  property_id?: string | null
  property_postcode?: string | null
  status_type?: string
  subscription_plan?: string
}

export interface DeviceKisiMetadata {
  description?: string | null
  lock_id?: number
  lock_name?: string
  place_name?: string | null
}

export interface DeviceKorelockMetadata {
  device_id?: string
  device_name?: string
  firmware_version?: string
  location_id?: string | null
  model_code?: string
  serial_number?: string
  wifi_signal_strength?: number
}

export interface DeviceLocation {
  location_name?: string
  /** One of the IANA list. */
  time_zone?: string
  /** @deprecated */
  timezone?: string
}

export interface DeviceLowBatteryEvent extends DeviceEventBase {
  /** From 0 to 1. */
  battery_level: number
  event_type: 'device.low_battery'
}

export interface DeviceMinutMetadata {
  device_id?: string
  device_name?: string
  latest_sensor_values?: DeviceMinutMetadataLatestSensorValues
}

export interface DeviceMinutMetadataLatestSensorValues {
  accelerometer_z?: { time?: string; value?: number }
  humidity?: { time?: string; value?: number }
  pressure?: { time?: string; value?: number }
  sound?: { time?: string; value?: number }
  temperature?: { time?: string; value?: number }
}

export interface DeviceModel {
  /** @deprecated */
  accessory_keypad_supported?: boolean
  can_connect_accessory_keypad?: boolean
  display_name: string
  has_built_in_keypad?: boolean
  /** The maker, as people know it. */
  manufacturer_display_name: string
  /** @deprecated */
  offline_access_codes_supported?: boolean
  /** @deprecated */
  online_access_codes_supported?: boolean
}

export interface DeviceNameChangedEvent extends DeviceEventBase {
  device_name: string
  event_type: 'device.name_changed'
}

export interface DeviceNestMetadata {
  device_custom_name?: string
  device_name?: string
  display_name?: string
  nest_device_id?: string
}

export interface DeviceNoiseawareMetadata {
  device_id?: string
  device_model?: 'indoor' | 'outdoor'
  device_name?: string
  /** In dB. */
  noise_level_decibel?: number
  /** As NoiseAware's Noise Risk Score. */
  noise_level_nrs?: number
}

export interface DeviceNukiMetadata {
  device_id?: string
  device_name?: string
  keypad_2_paired?: boolean
  keypad_battery_critical?: boolean
  keypad_paired?: boolean
}

export interface DeviceOfflineTimeFrameOption {
  display_name: string
  /** On which days it may end, as an iCalendar RRULE. */
  end_date_recurrence_rule?: string
  /** Whether start and end need the same time of day. */
  matching_start_end_time?: true
  /** An ISO 8601 duration, such as `P367D`. */
  max_duration?: string
  /** An ISO 8601 duration, such as `PT1H`. */
  min_duration?: string
  /** On which days it may start, as an iCalendar RRULE. */
  start_date_recurrence_rule?: string
  /** The only times of day, as `HH:MM`; an end before its start is on a later day. */
  time_pairs?: Array<{ display_name: string; end_time: string; start_time: string }>
  /** One of the IANA list. */
  time_zone?: string
}

export interface DeviceOmnitecMetadata {
  has_gateway?: boolean
  lock_alias?: string
  lock_id?: number
  lock_mac?: string
  lock_name?: string
  /** One of the IANA list. */
  time_zone?: string | null
  timezone_raw_offset_ms?: number
}

export interface DeviceOnlineTimeFrameOption {
  display_name: string
  /** On which days it may end, as an iCalendar RRULE. */
  end_date_recurrence_rule?: string
  /** Whether start and end need the same time of day. */
  matching_start_end_time?: true
  /** An ISO 8601 duration, such as `P367D`. */
  max_duration?: string
  /** An ISO 8601 duration, such as `PT1H`. */
  min_duration?: string
  /** On which days it may start, as an iCalendar RRULE. */
  start_date_recurrence_rule?: string
  /** The only times of day, as `HH:MM`; an end before its start is on a later day. */
  time_pairs?: Array<{ display_name: string; end_time: string; start_time: string }>
  /** One of the IANA list. */
  time_zone?: string
}

export interface DeviceProperties {
  /** A keypad apart from the lock. */
  accessory_keypad?: { battery?: { level: number }; is_connected: boolean }
  /** The name in the maker's app. */
  appearance: { name: string }
  /** `level` runs from 0 to 1. */
  battery?: { level: number; status: 'critical' | 'low' | 'good' | 'full' }
  /** From 0 to 1. */
  battery_level?: number
  /** Of the thresholds that it is louder than at the moment. */
  currently_triggering_noise_threshold_ids?: string[]
  /** Whether it is on mains. */
  has_direct_power?: boolean
  image_alt_text?: string
  image_url?: string
  manufacturer?: string
  model: DeviceModel
  /** The name given to it on the platform, or else in the maker's app. @deprecated */
  name: string
  /** In dB. */
  noise_level_decibels?: number
  /** @deprecated */
  offline_access_codes_enabled?: boolean
  online: boolean
  /** @deprecated */
  online_access_codes_enabled?: boolean
  serial_number?: string
  /** @deprecated */
  supports_accessory_keypad?: boolean
  /** @deprecated */
  supports_offline_access_codes?: boolean
  assa_abloy_credential_service_metadata?: DeviceAssaAbloyCredentialServiceMetadata
  salto_space_credential_service_metadata?: { has_active_phone?: boolean }
  akiles_metadata?: DeviceAkilesMetadata
  assa_abloy_vostio_metadata?: { encoder_name?: string }
  august_metadata?: DeviceAugustMetadata
  avigilon_alta_metadata?: DeviceAvigilonAltaMetadata
  brivo_metadata?: { activation_enabled?: boolean; device_name?: string }
  controlbyweb_metadata?: { device_id?: string; device_name?: string; relay_name?: string | null }
  dormakaba_oracode_metadata?: DeviceDormakabaOracodeMetadata
  ecobee_metadata?: { device_name?: string; ecobee_device_id?: string }
  four_suites_metadata?: { device_id?: number; device_name?: string; reclose_delay_in_seconds?: number }
  genie_metadata?: { device_name?: string; door_name?: string }
  honeywell_resideo_metadata?: { device_name?: string; honeywell_resideo_device_id?: string }
  igloo_metadata?: { bridge_id?: string; device_id?: string; model?: string }
  igloohome_metadata?: DeviceIgloohomeMetadata
  keynest_metadata?: DeviceKeynestMetadata
  kisi_metadata?: DeviceKisiMetadata
  korelock_metadata?: DeviceKorelockMetadata
  kwikset_metadata?: { device_id?: string; device_name?: string; model_number?: string }
  lockly_metadata?: { device_id?: string; device_name?: string; model?: string }
  minut_metadata?: DeviceMinutMetadata
  nest_metadata?: DeviceNestMetadata
  noiseaware_metadata?: DeviceNoiseawareMetadata
  nuki_metadata?: DeviceNukiMetadata
  omnitec_metadata?: DeviceOmnitecMetadata
  ring_metadata?: { device_id?: string; device_name?: string }
  salto_ks_metadata?: DeviceSaltoKsMetadata
  /** @deprecated */
  salto_metadata?: DeviceSaltoMetadata
  schlage_metadata?: { device_id?: string; device_name?: string; model?: string }
  seam_bridge_metadata?: { device_num?: number; name?: string; unlock_method?: 'bridge' | 'doorking' }
  sensi_metadata?: DeviceSensiMetadata
  smartthings_metadata?: DeviceSmartthingsMetadata
  tado_metadata?: { device_type?: string; serial_no?: string }
  tedee_metadata?: DeviceTedeeMetadata
  ttlock_metadata?: DeviceTtlockMetadata
  two_n_metadata?: { device_id?: number; device_name?: string }
  ultraloq_metadata?: DeviceUltraloqMetadata
  visionline_metadata?: { encoder_id?: string }
  wyze_metadata?: DeviceWyzeMetadata
  _experimental_supported_code_from_access_codes_lengths?: number[]
  /** How long it stays unlocked, in seconds. */
  auto_lock_delay_seconds?: number
  auto_lock_enabled?: boolean
  backup_access_code_pool_enabled?: boolean
  code_constraints?: DeviceCodeConstraint[]
  door_open?: boolean
  /** Whether it tells who came in by itself. */
  has_native_entry_events?: boolean
  /** `level` runs from 0 to 1. */
  keypad_battery?: { level: number }
  locked?: boolean
  max_active_codes_supported?: number
  offline_time_frame_options?: DeviceOfflineTimeFrameOption[]
  online_time_frame_options?: DeviceOnlineTimeFrameOption[]
  /** In digits. */
  supported_code_lengths?: number[]
  supports_backup_access_code_pool?: boolean
  /** @deprecated */
  active_thermostat_schedule?: DeviceActiveThermostatSchedule | null
  active_thermostat_schedule_id?: string | null
  available_climate_preset_modes?: Array<'home' | 'away' | 'wake' | 'sleep' | 'occupied' | 'unoccupied'>
  available_climate_presets?: DeviceAvailableClimatePreset[]
  available_fan_mode_settings?: Array<'auto' | 'on' | 'circulate'>
  available_hvac_mode_settings?: Array<'off' | 'heat' | 'cool' | 'heat_cool' | 'eco'>
  current_climate_setting?: DeviceCurrentClimateSetting
  /** @deprecated */
  default_climate_setting?: DeviceDefaultClimateSetting
  /** Of the preset that is in effect where no schedule is. */
  fallback_climate_preset_key?: string | null
  /** @deprecated */
  fan_mode_setting?: 'auto' | 'on' | 'circulate'
  is_cooling?: boolean
  is_fan_running?: boolean
  is_heating?: boolean
  /** Whether someone changed what a program or a schedule had set. */
  is_temporary_manual_override_active?: boolean
  max_cooling_set_point_celsius?: number
  max_cooling_set_point_fahrenheit?: number
  max_heating_set_point_celsius?: number
  max_heating_set_point_fahrenheit?: number
  max_thermostat_daily_program_periods_per_day?: number
  max_unique_climate_presets_per_thermostat_weekly_program?: number
  min_cooling_set_point_celsius?: number
  min_cooling_set_point_fahrenheit?: number
  /** How far apart the set points stay in `heat_cool`. */
  min_heating_cooling_delta_celsius?: number
  /** How far apart the set points stay in `heat_cool`. */
  min_heating_cooling_delta_fahrenheit?: number
  min_heating_set_point_celsius?: number
  min_heating_set_point_fahrenheit?: number
  /** From 0 to 1. */
  relative_humidity?: number
  temperature_celsius?: number
  temperature_fahrenheit?: number
  temperature_threshold?: DeviceTemperatureThreshold
  /** To how many minutes the start of a period is rounded. */
  thermostat_daily_program_period_precision_minutes?: number
  thermostat_daily_programs?: DeviceThermostatDailyProgram[]
  thermostat_weekly_program?: DeviceThermostatWeeklyProgram | null
}

export interface DeviceProvider {
  can_configure_auto_lock?: boolean
  can_hvac_cool?: boolean
  can_hvac_heat?: boolean
  can_hvac_heat_cool?: boolean
  can_program_offline_access_codes?: boolean
  can_program_online_access_codes?: boolean
  can_program_thermostat_programs_as_different_each_day?: boolean
  can_program_thermostat_programs_as_same_each_day?: boolean
  can_program_thermostat_programs_as_weekday_weekend?: boolean
  can_remotely_lock?: boolean
  can_remotely_unlock?: boolean
  can_run_thermostat_programs?: boolean
  can_simulate_connection?: boolean
  can_simulate_disconnection?: boolean
  can_simulate_hub_connection?: boolean
  can_simulate_hub_disconnection?: boolean
  can_simulate_paid_subscription?: boolean
  can_simulate_removal?: boolean
  can_turn_off_hvac?: boolean
  can_unlock_with_code?: boolean
  /** What `connectWebviews.create` takes in `accepted_providers`. */
  device_provider_name: DeviceProviderName
  display_name: string
  image_url: string
  provider_categories: DevicesProviderCategory[]
}

export type DeviceProviderName =
  | 'hotek'
  | 'dormakaba_community'
  | 'legic_connect'
  | 'akuvox'
  | 'august'
  | 'avigilon_alta'
  | 'brivo'
  | 'butterflymx'
  | 'schlage'
  | 'smartthings'
  | 'yale'
  | 'genie'
  | 'doorking'
  | 'salto'
  | 'salto_ks'
  | 'salto_ks_accept'
  | 'lockly'
  | 'ttlock'
  | 'linear'
  | 'noiseaware'
  | 'nuki'
  | 'igloo'
  | 'kwikset'
  | 'minut'
  | 'my_2n'
  | 'controlbyweb'
  | 'nest'
  | 'igloohome'
  | 'ecobee'
  | 'four_suites'
  | 'dormakaba_oracode'
  | 'pti'
  | 'wyze'
  | 'seam_passport'
  | 'visionline'
  | 'assa_abloy_credential_service'
  | 'tedee'
  | 'honeywell_resideo'
  | 'first_alert'
  | 'latch'
  | 'akiles'
  | 'assa_abloy_vostio'
  | 'assa_abloy_vostio_credential_service'
  | 'tado'
  | 'salto_space'
  | 'sensi'
  | 'keynest'
  | 'korelock'
  | 'keyincode'
  | 'dormakaba_ambiance'
  | 'ultraloq'
  | 'dusaw'
  | 'sifely'
  | 'thirty_three_lock'
  | 'ring'
  | 'ical'
  | 'lodgify'
  | 'hostaway'
  | 'guesty'
  | 'acuity_scheduling'
  | 'omnitec'
  | 'kisi'

export interface DeviceRemovedEvent extends DeviceEventBase {
  event_type: 'device.removed'
}

export interface DeviceSaltoKsMetadata {
  /** From 0 to 1. */
  battery_level?: string
  customer_reference?: string
  has_custom_pin_subscription?: boolean
  lock_id?: string
  lock_type?: string
  locked_state?: string
  model?: string
  site_id?: string
  site_name?: string
}

export interface DeviceSaltoMetadata {
  /** From 0 to 1. */
  battery_level?: string
  customer_reference?: string
  lock_id?: string
  lock_type?: string
  locked_state?: string
  model?: string
  site_id?: string
  site_name?: string
}

export interface DeviceSaltoPrivacyModeActivatedEvent extends DeviceEventBase {
  event_type: 'device.salto.privacy_mode_activated'
}

export interface DeviceSaltoPrivacyModeDeactivatedEvent extends DeviceEventBase {
  event_type: 'device.salto.privacy_mode_deactivated'
}

export interface DeviceSensiMetadata {
  device_id?: string
  device_name?: string
  dual_setpoints_not_supported?: boolean
  enforced_setpoint_range_celsius?: [number, number]
  product_type?: string
}

export interface DeviceSmartthingsMetadata {
  device_id?: string
  device_name?: string
  location_id?: string
  model?: string
}

export interface DeviceTamperedEvent extends DeviceEventBase {
  event_type: 'device.tampered'
}

export interface DeviceTedeeMetadata {
  bridge_id?: number
  bridge_name?: string
  device_id?: number
  device_model?: string
  device_name?: string
  keypad_id?: number
  serial_number?: string
}

export interface DeviceTemperatureThreshold {
  lower_limit_celsius: number | null
  lower_limit_fahrenheit: number | null
  upper_limit_celsius: number | null
  upper_limit_fahrenheit: number | null
}

export interface DeviceThermostatDailyProgram {
  created_at: string
  device_id: string
  name: string | null
  periods: DeviceThermostatDailyProgramPeriod[]
  thermostat_daily_program_id: string
  workspace_id: string
}

export interface DeviceThermostatDailyProgramPeriod {
  climate_preset_key: string
  /** On the clock of the thermostat, as an ISO 8601 time: `07:30:00`. */
  starts_at_time: string
}

export interface DeviceThermostatWeeklyProgram {
  created_at: string
  friday_program_id: string | null
  monday_program_id: string | null
  saturday_program_id: string | null
  sunday_program_id: string | null
  thursday_program_id: string | null
  tuesday_program_id: string | null
  wednesday_program_id: string | null
}

export interface DeviceThirdPartyIntegrationDetectedEvent extends DeviceEventBase {
  event_type: 'device.third_party_integration_detected'
}

export interface DeviceThirdPartyIntegrationNoLongerDetectedEvent extends DeviceEventBase {
  event_type: 'device.third_party_integration_no_longer_detected'
}

export interface DeviceTtlockMetadata {
  feature_value?: string
  features?: DeviceTtlockMetadataFeatures
  has_gateway?: boolean
  lock_alias?: string
  lock_id?: number
  timezone_raw_offset_ms?: number | null
  wireless_keypads?: Array<{ wireless_keypad_id?: number; wireless_keypad_name?: string }>
}

export interface DeviceTtlockMetadataFeatures {
  auto_lock_time_config?: boolean
  incomplete_keyboard_passcode?: boolean
  lock_command?: boolean
  passcode?: boolean
  passcode_management?: boolean
  unlock_via_gateway?: boolean
  wifi?: boolean
}

export type DeviceType =
  | 'akuvox_lock'
  | 'august_lock'
  | 'brivo_access_point'
  | 'butterflymx_panel'
  | 'avigilon_alta_entry'
  | 'doorking_lock'
  | 'genie_door'
  | 'igloo_lock'
  | 'linear_lock'
  | 'lockly_lock'
  | 'kwikset_lock'
  | 'nuki_lock'
  | 'salto_lock'
  | 'schlage_lock'
  | 'smartthings_lock'
  | 'wyze_lock'
  | 'yale_lock'
  | 'two_n_intercom'
  | 'controlbyweb_device'
  | 'ttlock_lock'
  | 'igloohome_lock'
  | 'four_suites_door'
  | 'dormakaba_oracode_door'
  | 'tedee_lock'
  | 'akiles_lock'
  | 'ultraloq_lock'
  | 'keyincode_lock'
  | 'omnitec_lock'
  | 'kisi_lock'
  | 'keynest_key'
  | 'noiseaware_activity_zone'
  | 'minut_sensor'
  | 'ecobee_thermostat'
  | 'nest_thermostat'
  | 'honeywell_resideo_thermostat'
  | 'tado_thermostat'
  | 'sensi_thermostat'
  | 'smartthings_thermostat'
  | 'ios_phone'
  | 'android_phone'
  | 'ring_camera'

export interface DeviceUltraloqMetadata {
  device_id?: string
  device_name?: string
  device_type?: string
  /** One of the IANA list. */
  time_zone?: string | null
}

export interface DeviceUnmanagedConnectedEvent extends DeviceEventBase {
  event_type: 'device.unmanaged.connected'
}

export interface DeviceUnmanagedConvertedToManagedEvent extends DeviceEventBase {
  event_type: 'device.unmanaged.converted_to_managed'
}

export interface DeviceUnmanagedDisconnectedEvent extends DeviceEventBase {
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  device_errors: Array<{ created_at: string; error_code: string; message: string }>
  device_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  error_code: 'account_disconnected' | 'hub_disconnected' | 'device_disconnected'
  event_type: 'device.unmanaged.disconnected'
}

export type DeviceWarning =
  | { created_at: string; message: string; warning_code: 'partial_backup_access_code_pool' }
  | { created_at: string; message: string; warning_code: 'many_active_backup_codes' }
  | { created_at: string; message: string; warning_code: 'third_party_integration_detected' }
  | {
      created_at: string
      message: string
      warning_code: 'ttlock_lock_gateway_unlocking_not_enabled'
    }
  | { created_at: string; message: string; warning_code: 'ttlock_weak_gateway_signal' }
  | { created_at: string; message: string; warning_code: 'power_saving_mode' }
  | { created_at: string; message: string; warning_code: 'temperature_threshold_exceeded' }
  | { created_at: string; message: string; warning_code: 'device_communication_degraded' }
  | { created_at: string; message: string; warning_code: 'scheduled_maintenance_window' }
  | { created_at: string; message: string; warning_code: 'device_has_flaky_connection' }
  | { created_at: string; message: string; warning_code: 'salto_ks_office_mode' }
  | { created_at: string; message: string; warning_code: 'salto_ks_privacy_mode' }
  | { created_at: string; message: string; warning_code: 'privacy_mode' }
  | {
      created_at: string
      message: string
      warning_code: 'salto_ks_subscription_limit_almost_reached'
    }
  | {
      created_at: string
      message: string
      warning_code: 'salto_ks_lock_access_code_support_removed'
    }
  | { created_at: string; message: string; warning_code: 'unknown_issue_with_phone' }
  | { created_at: string; message: string; warning_code: 'lockly_time_zone_not_configured' }
  | { created_at: string; message: string; warning_code: 'ultraloq_time_zone_unknown' }
  | { created_at: string; message: string; warning_code: 'time_zone_unknown' }
  | { created_at: string; message: string; warning_code: 'time_zone_mismatch' }
  | { created_at: string; message: string; warning_code: 'two_n_device_missing_timezone' }
  | {
      created_at: string
      message: string
      warning_code: 'hub_required_for_additional_capabilities'
    }
  | { created_at: string; message: string; warning_code: 'provider_issue' }
  | { created_at: string; message: string; warning_code: 'keynest_unsupported_locker' }
  | { created_at: string; message: string; warning_code: 'accessory_keypad_setup_required' }
  | { created_at: string; message: string; warning_code: 'unreliable_online_status' }
  | {
      active_access_code_count: number
      created_at: string
      max_active_access_code_count: number
      message: string
      warning_code: 'max_access_codes_reached'
    }
  | { created_at: string; message: string; warning_code: 'insufficient_permissions' }

export interface DeviceWyzeMetadata {
  device_id?: string
  device_info_model?: string
  device_name?: string
  keypad_uuid?: string
  locker_status_hardlock?: number
  product_model?: string
  product_name?: string
  product_type?: string
}

export type DevicesProviderCategory =
  | 'stable'
  | 'consumer_smartlocks'
  | 'beta'
  | 'thermostats'
  | 'noise_sensors'
  | 'access_control_systems'
  | 'cameras'
  | 'connectors'

export type EncodeCredentialActionAttempt =
  | PendingEncodeCredentialActionAttempt
  | SuccessEncodeCredentialActionAttempt
  | ErrorEncodeCredentialActionAttempt

interface EncodeCredentialActionAttemptBase {
  action_attempt_id: string
  action_type: 'ENCODE_CREDENTIAL'
}

export interface EnrollmentAutomation {
  created_at: string
  credential_manager_acs_system_id: string
  enrollment_automation_id: string
  user_identity_id: string
  workspace_id: string
}

export interface EnrollmentAutomationEvent {
  created_at: string
  enrollment_automation_id: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  event_type: 'enrollment_automation.deleted'
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export interface ErrorActivateClimatePresetActionAttempt extends ActivateClimatePresetActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export interface ErrorAssignCredentialActionAttempt extends AssignCredentialActionAttemptBase {
  error:
    | { message: string; type: 'uncategorized_error' }
    | { message: string; type: 'action_attempt_expired' }
    | { message: string; type: 'credential_not_found' }
  result: null
  status: 'error'
}

export interface ErrorConfigureAutoLockActionAttempt extends ConfigureAutoLockActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export interface ErrorCreateAccessCodeActionAttempt extends CreateAccessCodeActionAttemptBase {
  action_type: 'CREATE_ACCESS_CODE'
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export interface ErrorCreateNoiseThresholdActionAttempt extends CreateNoiseThresholdActionAttemptBase {
  action_type: 'CREATE_NOISE_THRESHOLD'
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export interface ErrorDeleteAccessCodeActionAttempt extends DeleteAccessCodeActionAttemptBase {
  action_type: 'DELETE_ACCESS_CODE'
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export interface ErrorDeleteNoiseThresholdActionAttempt extends DeleteNoiseThresholdActionAttemptBase {
  action_type: 'DELETE_NOISE_THRESHOLD'
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export interface ErrorEncodeCredentialActionAttempt extends EncodeCredentialActionAttemptBase {
  error:
    | { message: string; type: 'uncategorized_error' }
    | { message: string; type: 'action_attempt_expired' }
    | { message: string; type: 'no_credential_on_encoder' }
    | { message: string; type: 'incompatible_card_format' }
    | { message: string; type: 'credential_cannot_be_reissued' }
    | { message: string; type: 'encoder_not_online' }
    | { message: string; type: 'encoder_communication_timeout' }
    | { message: string; type: 'bridge_disconnected' }
    | { message: string; type: 'encoding_interrupted' }
    | { message: string; type: 'credential_deleted' }
  result: null
  status: 'error'
}

export interface ErrorLockDoorActionAttempt extends LockDoorActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export interface ErrorPushThermostatProgramsActionAttempt extends PushThermostatProgramsActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export interface ErrorResetSandboxWorkspaceActionAttempt extends ResetSandboxWorkspaceActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export interface ErrorScanCredentialActionAttempt extends ScanCredentialActionAttemptBase {
  error:
    | { message: string; type: 'uncategorized_error' }
    | { message: string; type: 'action_attempt_expired' }
    | { message: string; type: 'no_credential_on_encoder' }
    | { message: string; type: 'encoder_not_online' }
    | { message: string; type: 'encoder_communication_timeout' }
    | { message: string; type: 'bridge_disconnected' }
  result: null
  status: 'error'
}

export interface ErrorScanToAssignCredentialActionAttempt extends ScanToAssignCredentialActionAttemptBase {
  error:
    | { message: string; type: 'uncategorized_error' }
    | { message: string; type: 'action_attempt_expired' }
    | { message: string; type: 'no_credential_on_encoder' }
  result: null
  status: 'error'
}

export interface ErrorSetFanModeActionAttempt extends SetFanModeActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export interface ErrorSetHvacModeActionAttempt extends SetHvacModeActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export interface ErrorSimulateKeypadCodeEntryActionAttempt extends SimulateKeypadCodeEntryActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export interface ErrorSimulateManualLockViaKeypadActionAttempt extends SimulateManualLockViaKeypadActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export interface ErrorSyncAccessCodesActionAttempt extends SyncAccessCodesActionAttemptBase {
  action_type: 'SYNC_ACCESS_CODES'
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export interface ErrorUnlockDoorActionAttempt extends UnlockDoorActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export interface ErrorUpdateAccessCodeActionAttempt extends UpdateAccessCodeActionAttemptBase {
  action_type: 'UPDATE_ACCESS_CODE'
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export interface ErrorUpdateNoiseThresholdActionAttempt extends UpdateNoiseThresholdActionAttemptBase {
  action_type: 'UPDATE_NOISE_THRESHOLD'
  error: { message: string; type: string }
  result: null
  status: 'error'
}

export type EventType =
  | 'access_code.created'
  | 'access_code.changed'
  | 'access_code.name_changed'
  | 'access_code.code_changed'
  | 'access_code.time_frame_changed'
  | 'access_code.mutations_requested'
  | 'access_code.scheduled_on_device'
  | 'access_code.set_on_device'
  | 'access_code.removed_from_device'
  | 'access_code.delay_in_setting_on_device'
  | 'access_code.failed_to_set_on_device'
  | 'access_code.deleted'
  | 'access_code.delay_in_removing_from_device'
  | 'access_code.failed_to_remove_from_device'
  | 'access_code.modified_external_to_seam'
  | 'access_code.deleted_external_to_seam'
  | 'access_code.backup_access_code_pulled'
  | 'access_code.unmanaged.converted_to_managed'
  | 'access_code.unmanaged.failed_to_convert_to_managed'
  | 'access_code.unmanaged.created'
  | 'access_code.unmanaged.removed'
  | 'access_grant.created'
  | 'access_grant.deleted'
  | 'access_grant.access_granted_to_all_doors'
  | 'access_grant.access_granted_to_door'
  | 'access_grant.access_to_door_lost'
  | 'access_grant.access_times_changed'
  | 'access_grant.could_not_create_requested_access_methods'
  | 'access_method.issued'
  | 'access_method.revoked'
  | 'access_method.card_encoding_required'
  | 'access_method.deleted'
  | 'access_method.reissued'
  | 'access_method.created'
  | 'access_method.delay_in_issuing'
  | 'access_method.failed_to_issue'
  | 'acs_system.connected'
  | 'acs_system.added'
  | 'acs_system.disconnected'
  | 'acs_credential.deleted'
  | 'acs_credential.issued'
  | 'acs_credential.reissued'
  | 'acs_credential.invalidated'
  | 'acs_user.created'
  | 'acs_user.deleted'
  | 'acs_encoder.added'
  | 'acs_encoder.removed'
  | 'acs_access_group.deleted'
  | 'acs_entrance.added'
  | 'acs_entrance.removed'
  | 'client_session.deleted'
  | 'connected_account.connected'
  | 'connected_account.created'
  | 'connected_account.successful_login'
  | 'connected_account.disconnected'
  | 'connected_account.completed_first_sync'
  | 'connected_account.deleted'
  | 'connected_account.completed_first_sync_after_reconnection'
  | 'connected_account.reauthorization_requested'
  | 'action_attempt.lock_door.succeeded'
  | 'action_attempt.lock_door.failed'
  | 'action_attempt.unlock_door.succeeded'
  | 'action_attempt.unlock_door.failed'
  | 'action_attempt.simulate_keypad_code_entry.succeeded'
  | 'action_attempt.simulate_keypad_code_entry.failed'
  | 'action_attempt.simulate_manual_lock_via_keypad.succeeded'
  | 'action_attempt.simulate_manual_lock_via_keypad.failed'
  | 'connect_webview.login_succeeded'
  | 'connect_webview.login_failed'
  | 'device.connected'
  | 'device.added'
  | 'device.converted_to_unmanaged'
  | 'device.unmanaged.converted_to_managed'
  | 'device.unmanaged.connected'
  | 'device.disconnected'
  | 'device.unmanaged.disconnected'
  | 'device.tampered'
  | 'device.low_battery'
  | 'device.battery_status_changed'
  | 'device.removed'
  | 'device.deleted'
  | 'device.third_party_integration_detected'
  | 'device.third_party_integration_no_longer_detected'
  | 'device.salto.privacy_mode_activated'
  | 'device.salto.privacy_mode_deactivated'
  | 'device.connection_became_flaky'
  | 'device.connection_stabilized'
  | 'device.error.subscription_required'
  | 'device.error.subscription_required.resolved'
  | 'device.accessory_keypad_connected'
  | 'device.accessory_keypad_disconnected'
  | 'noise_sensor.noise_threshold_triggered'
  | 'lock.locked'
  | 'lock.unlocked'
  | 'lock.access_denied'
  | 'thermostat.climate_preset_activated'
  | 'thermostat.manually_adjusted'
  | 'thermostat.temperature_threshold_exceeded'
  | 'thermostat.temperature_threshold_no_longer_exceeded'
  | 'thermostat.temperature_reached_set_point'
  | 'thermostat.temperature_changed'
  | 'device.name_changed'
  | 'camera.activated'
  | 'device.doorbell_rang'
  | 'enrollment_automation.deleted'
  | 'phone.deactivated'
  | 'space.device_membership_changed'
  | 'space.created'
  | 'space.deleted'

export interface GeneratedCode {
  code: string
  device_id: string
}

export interface InstantKey {
  client_session_id: string
  created_at: string
  customization?: { logo_url?: string; primary_color?: string; secondary_color?: string }
  customization_profile_id?: string
  /** An ISO 8601 moment. */
  expires_at: string
  instant_key_id: string
  instant_key_url: string
  user_identity_id: string
  workspace_id: string
}

export type Locale = 'en-US' | 'pt-PT' | 'fr-FR' | 'it-IT' | 'es-ES' | 'de-DE' | 'nl-NL' | 'el-GR' | 'pl-PL' | 'ru-RU'

export interface LockAccessDeniedEvent extends LockEventBase {
  access_code_id?: string
  acs_entrance_id?: string
  acs_system_id?: string
  acs_user_id?: string
  device_id?: string
  event_type: 'lock.access_denied'
  reason?: LockAccessDeniedEventReason
  user_identity_id?: string
}

export interface LockAccessDeniedEventReason {
  message: string
  reason_code:
    | 'unknown_code'
    | 'expired_code'
    | 'blocklisted_code'
    | 'too_many_attempts'
    | 'blocked_by_privacy_mode'
    | 'credential_error'
}

export type LockDoorActionAttempt =
  | PendingLockDoorActionAttempt
  | SuccessLockDoorActionAttempt
  | ErrorLockDoorActionAttempt

interface LockDoorActionAttemptBase {
  action_attempt_id: string
  action_type: 'LOCK_DOOR'
}

export type LockEvent =
  | LockLockedEvent
  | LockUnlockedEvent
  | LockAccessDeniedEvent

interface LockEventBase {
  connected_account_custom_metadata?: Record<string, string | boolean>
  connected_account_id: string
  created_at: string
  customer_key?: string
  device_custom_metadata?: Record<string, string | boolean>
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export interface LockLockedEvent extends LockEventBase {
  access_code_id?: string
  access_code_is_managed?: boolean
  acs_entrance_id?: string
  acs_system_id?: string
  acs_user_id?: string
  action_attempt_id?: string
  code?: string
  device_id: string
  event_type: 'lock.locked'
  is_via_bluetooth?: boolean
  is_via_nfc?: boolean
  method: 'keycode' | 'manual' | 'automatic' | 'unknown' | 'remote' | 'card'
  user_identity_id?: string
}

export interface LockUnlockedEvent extends LockEventBase {
  access_code_id?: string
  access_code_is_managed?: boolean
  acs_entrance_id?: string
  acs_system_id?: string
  acs_user_id?: string
  action_attempt_id?: string
  code?: string
  device_id?: string
  event_type: 'lock.unlocked'
  is_via_bluetooth?: boolean
  is_via_nfc?: boolean
  method: 'keycode' | 'manual' | 'automatic' | 'unknown' | 'remote' | 'card'
  user_identity_id?: string
}

export type LocksDeviceType =
  | 'akuvox_lock'
  | 'august_lock'
  | 'brivo_access_point'
  | 'butterflymx_panel'
  | 'avigilon_alta_entry'
  | 'doorking_lock'
  | 'genie_door'
  | 'igloo_lock'
  | 'linear_lock'
  | 'lockly_lock'
  | 'kwikset_lock'
  | 'nuki_lock'
  | 'salto_lock'
  | 'schlage_lock'
  | 'smartthings_lock'
  | 'wyze_lock'
  | 'yale_lock'
  | 'two_n_intercom'
  | 'controlbyweb_device'
  | 'ttlock_lock'
  | 'igloohome_lock'
  | 'four_suites_door'
  | 'dormakaba_oracode_door'
  | 'tedee_lock'
  | 'akiles_lock'
  | 'ultraloq_lock'
  | 'keyincode_lock'
  | 'omnitec_lock'
  | 'kisi_lock'

export type LocksManufacturerName =
  | 'akuvox'
  | 'august'
  | 'brivo'
  | 'butterflymx'
  | 'avigilon_alta'
  | 'doorking'
  | 'genie'
  | 'igloo'
  | 'linear'
  | 'lockly'
  | 'kwikset'
  | 'nuki'
  | 'salto'
  | 'schlage'
  | 'seam'
  | 'wyze'
  | 'yale'
  | 'two_n'
  | 'controlbyweb'
  | 'ttlock'
  | 'igloohome'
  | 'four_suites'
  | 'dormakaba_oracode'
  | 'tedee'
  | 'keyincode'
  | 'akiles'
  | 'korelock'
  | 'smartthings'
  | 'ultraloq'
  | 'omnitec'
  | 'kisi'

export interface MagicLink {
  created_at: string
  customer_key: string
  /** An ISO 8601 moment. */
  expires_at: string
  url: string
  workspace_id: string
}

export type ManufacturerName =
  | 'akuvox'
  | 'august'
  | 'avigilon_alta'
  | 'brivo'
  | 'butterflymx'
  | 'doorking'
  | 'four_suites'
  | 'genie'
  | 'igloo'
  | 'keywe'
  | 'kwikset'
  | 'linear'
  | 'lockly'
  | 'nuki'
  | 'philia'
  | 'salto'
  | 'samsung'
  | 'schlage'
  | 'seam'
  | 'unknown'
  | 'wyze'
  | 'yale'
  | 'two_n'
  | 'ttlock'
  | 'igloohome'
  | 'controlbyweb'
  | 'dormakaba_oracode'
  | 'tedee'
  | 'keyincode'
  | 'akiles'
  | 'ecobee'
  | 'honeywell_resideo'
  | 'keynest'
  | 'korelock'
  | 'minut'
  | 'nest'
  | 'noiseaware'
  | 'sensi'
  | 'smartthings'
  | 'tado'
  | 'ultraloq'
  | 'ring'
  | 'ical'
  | 'lodgify'
  | 'hostaway'
  | 'guesty'
  | 'acuity_scheduling'
  | 'omnitec'
  | 'kisi'
  | 'slack'

export interface Network {
  network_id: string
  workspace_id: string
  display_name: string
  created_at: string
}

export interface NoiseSensorEvent {
  connected_account_custom_metadata?: Record<string, string | boolean>
  connected_account_id: string
  created_at: string
  customer_key?: string
  device_custom_metadata?: Record<string, string | boolean>
  device_id: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  event_type: 'noise_sensor.noise_threshold_triggered'
  minut_metadata?: Record<string, unknown>
  /** In dB. */
  noise_level_decibels?: number
  /** As NoiseAware's Noise Risk Score. */
  noise_level_nrs?: number
  noise_threshold_id?: string
  noise_threshold_name?: string
  noiseaware_metadata?: Record<string, unknown>
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export interface NoiseThreshold {
  device_id: string
  /** A time of day and its zone; earlier than the start, it is that of the next day. */
  ends_daily_at: string
  name: string
  /** In dB. */
  noise_threshold_decibels: number
  noise_threshold_id: string
  /** As NoiseAware's Noise Risk Score; other makers have none. */
  noise_threshold_nrs?: number
  /** A time of day and its zone: `22:00:00[America/Los_Angeles]`. */
  starts_daily_at: string
}

export interface PendingActivateClimatePresetActionAttempt extends ActivateClimatePresetActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface PendingAssignCredentialActionAttempt extends AssignCredentialActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface PendingConfigureAutoLockActionAttempt extends ConfigureAutoLockActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface PendingCreateAccessCodeActionAttempt extends CreateAccessCodeActionAttemptBase {
  action_type: 'CREATE_ACCESS_CODE'
  error: null
  result: null
  status: 'pending'
}

export interface PendingCreateNoiseThresholdActionAttempt extends CreateNoiseThresholdActionAttemptBase {
  action_type: 'CREATE_NOISE_THRESHOLD'
  error: null
  result: null
  status: 'pending'
}

export interface PendingDeleteAccessCodeActionAttempt extends DeleteAccessCodeActionAttemptBase {
  action_type: 'DELETE_ACCESS_CODE'
  error: null
  result: null
  status: 'pending'
}

export interface PendingDeleteNoiseThresholdActionAttempt extends DeleteNoiseThresholdActionAttemptBase {
  action_type: 'DELETE_NOISE_THRESHOLD'
  error: null
  result: null
  status: 'pending'
}

export interface PendingEncodeCredentialActionAttempt extends EncodeCredentialActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface PendingLockDoorActionAttempt extends LockDoorActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface PendingPushThermostatProgramsActionAttempt extends PushThermostatProgramsActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface PendingResetSandboxWorkspaceActionAttempt extends ResetSandboxWorkspaceActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface PendingScanCredentialActionAttempt extends ScanCredentialActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface PendingScanToAssignCredentialActionAttempt extends ScanToAssignCredentialActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface PendingSetFanModeActionAttempt extends SetFanModeActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface PendingSetHvacModeActionAttempt extends SetHvacModeActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface PendingSimulateKeypadCodeEntryActionAttempt extends SimulateKeypadCodeEntryActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface PendingSimulateManualLockViaKeypadActionAttempt extends SimulateManualLockViaKeypadActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface PendingSyncAccessCodesActionAttempt extends SyncAccessCodesActionAttemptBase {
  action_type: 'SYNC_ACCESS_CODES'
  error: null
  result: null
  status: 'pending'
}

export interface PendingUnlockDoorActionAttempt extends UnlockDoorActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface PendingUpdateAccessCodeActionAttempt extends UpdateAccessCodeActionAttemptBase {
  action_type: 'UPDATE_ACCESS_CODE'
  error: null
  result: null
  status: 'pending'
}

export interface PendingUpdateNoiseThresholdActionAttempt extends UpdateNoiseThresholdActionAttemptBase {
  action_type: 'UPDATE_NOISE_THRESHOLD'
  error: null
  result: null
  status: 'pending'
}

export interface Phone {
  created_at: string
  custom_metadata: Record<string, string | boolean>
  device_id: string
  device_type: 'ios_phone' | 'android_phone'
  display_name: string
  errors: Array<{ created_at: string; error_code: string; message: string }>
  nickname?: string
  properties: PhoneProperties
  warnings: Array<{ created_at: string; message: string; warning_code: string }>
  workspace_id: string
}

export interface PhoneAssaAbloyCredentialServiceMetadata {
  endpoints?: Array<{ endpoint_id?: string; is_active?: boolean }>
  has_active_endpoint?: boolean
}

export interface PhoneEvent {
  created_at: string
  device_custom_metadata?: Record<string, string | boolean>
  device_id: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  event_type: 'phone.deactivated'
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export interface PhoneProperties {
  assa_abloy_credential_service_metadata?: PhoneAssaAbloyCredentialServiceMetadata
  salto_space_credential_service_metadata?: { has_active_phone?: boolean }
}

export type PlatformEvent =
  | AccessCodeEvent
  | AccessGrantEvent
  | AccessMethodEvent
  | AcsSystemEvent
  | AcsCredentialEvent
  | AcsUserEvent
  | AcsEncoderEvent
  | AcsAccessGroupEvent
  | AcsEntranceEvent
  | ClientSessionEvent
  | ConnectedAccountEvent
  | ActionAttemptEvent
  | ConnectWebviewEvent
  | DeviceEvent
  | NoiseSensorEvent
  | LockEvent
  | ThermostatEvent
  | CameraEvent
  | EnrollmentAutomationEvent
  | PhoneEvent
  | SpaceEvent

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

export type ProviderName =
  | 'hotek'
  | 'dormakaba_community'
  | 'legic_connect'
  | 'akuvox'
  | 'august'
  | 'avigilon_alta'
  | 'brivo'
  | 'butterflymx'
  | 'schlage'
  | 'smartthings'
  | 'yale'
  | 'genie'
  | 'doorking'
  | 'salto'
  | 'salto_ks'
  | 'salto_ks_accept'
  | 'lockly'
  | 'ttlock'
  | 'linear'
  | 'noiseaware'
  | 'nuki'
  | 'igloo'
  | 'kwikset'
  | 'minut'
  | 'my_2n'
  | 'controlbyweb'
  | 'nest'
  | 'igloohome'
  | 'ecobee'
  | 'four_suites'
  | 'dormakaba_oracode'
  | 'pti'
  | 'wyze'
  | 'seam_passport'
  | 'visionline'
  | 'assa_abloy_credential_service'
  | 'tedee'
  | 'honeywell_resideo'
  | 'first_alert'
  | 'latch'
  | 'akiles'
  | 'assa_abloy_vostio'
  | 'assa_abloy_vostio_credential_service'
  | 'tado'
  | 'salto_space'
  | 'sensi'
  | 'keynest'
  | 'korelock'
  | 'keyincode'
  | 'dormakaba_ambiance'
  | 'ultraloq'
  | 'dusaw'
  | 'sifely'
  | 'thirty_three_lock'
  | 'ring'
  | 'ical'
  | 'lodgify'
  | 'hostaway'
  | 'guesty'
  | 'acuity_scheduling'
  | 'omnitec'
  | 'kisi'
  | 'yale_access'
  | 'hid_cm'
  | 'google_nest'
  | 'slack'

export type PushThermostatProgramsActionAttempt =
  | PendingPushThermostatProgramsActionAttempt
  | SuccessPushThermostatProgramsActionAttempt
  | ErrorPushThermostatProgramsActionAttempt

interface PushThermostatProgramsActionAttemptBase {
  action_attempt_id: string
  action_type: 'PUSH_THERMOSTAT_PROGRAMS'
}

export type ResetSandboxWorkspaceActionAttempt =
  | PendingResetSandboxWorkspaceActionAttempt
  | SuccessResetSandboxWorkspaceActionAttempt
  | ErrorResetSandboxWorkspaceActionAttempt

interface ResetSandboxWorkspaceActionAttemptBase {
  action_attempt_id: string
  action_type: 'RESET_SANDBOX_WORKSPACE'
}

export type ScanCredentialActionAttempt =
  | PendingScanCredentialActionAttempt
  | SuccessScanCredentialActionAttempt
  | ErrorScanCredentialActionAttempt

interface ScanCredentialActionAttemptBase {
  action_attempt_id: string
  action_type: 'SCAN_CREDENTIAL'
}

export type ScanCredentialActionAttemptExternalType =
  | 'pti_card'
  | 'brivo_credential'
  | 'hid_credential'
  | 'visionline_card'
  | 'salto_ks_credential'
  | 'assa_abloy_vostio_key'
  | 'salto_space_key'
  | 'latch_access'
  | 'dormakaba_ambiance_credential'
  | 'hotek_card'
  | 'salto_ks_tag'
  | 'avigilon_alta_credential'
  | 'kisi_credential'

export type ScanToAssignCredentialActionAttempt =
  | PendingScanToAssignCredentialActionAttempt
  | SuccessScanToAssignCredentialActionAttempt
  | ErrorScanToAssignCredentialActionAttempt

interface ScanToAssignCredentialActionAttemptBase {
  action_attempt_id: string
  action_type: 'SCAN_TO_ASSIGN_CREDENTIAL'
}

export type SetFanModeActionAttempt =
  | PendingSetFanModeActionAttempt
  | SuccessSetFanModeActionAttempt
  | ErrorSetFanModeActionAttempt

interface SetFanModeActionAttemptBase {
  action_attempt_id: string
  action_type: 'SET_FAN_MODE'
}

export type SetHvacModeActionAttempt =
  | PendingSetHvacModeActionAttempt
  | SuccessSetHvacModeActionAttempt
  | ErrorSetHvacModeActionAttempt

interface SetHvacModeActionAttemptBase {
  action_attempt_id: string
  action_type: 'SET_HVAC_MODE'
}

export type SimulateKeypadCodeEntryActionAttempt =
  | PendingSimulateKeypadCodeEntryActionAttempt
  | SuccessSimulateKeypadCodeEntryActionAttempt
  | ErrorSimulateKeypadCodeEntryActionAttempt

interface SimulateKeypadCodeEntryActionAttemptBase {
  action_attempt_id: string
  action_type: 'SIMULATE_KEYPAD_CODE_ENTRY'
}

export type SimulateManualLockViaKeypadActionAttempt =
  | PendingSimulateManualLockViaKeypadActionAttempt
  | SuccessSimulateManualLockViaKeypadActionAttempt
  | ErrorSimulateManualLockViaKeypadActionAttempt

interface SimulateManualLockViaKeypadActionAttemptBase {
  action_attempt_id: string
  action_type: 'SIMULATE_MANUAL_LOCK_VIA_KEYPAD'
}

export type Space = {
  acs_entrance_count: number
  created_at: string
  customer_data?: SpaceCustomerData & Record<string, string | null>
  customer_key?: string
  device_count: number
  display_name: string
  geolocation?: { latitude: number; longitude: number } | null
  name: string
  parent_space_id?: string
  parent_space_key?: string
  space_id: string
  space_key?: string
  workspace_id: string
}

export interface SpaceCreatedEvent extends SpaceEventBase {
  acs_entrance_ids: string[]
  device_ids: string[]
  event_type: 'space.created'
}

export interface SpaceCustomerData {
  address?: string | null
  default_checkin_time?: string | null
  default_checkout_time?: string | null
  /** One of the IANA list. */
  time_zone?: string | null
}

export interface SpaceDeletedEvent extends SpaceEventBase {
  acs_entrance_ids: string[]
  device_ids: string[]
  event_type: 'space.deleted'
}

export interface SpaceDeviceMembershipChangedEvent extends SpaceEventBase {
  acs_entrance_ids: string[]
  device_ids: string[]
  event_type: 'space.device_membership_changed'
}

export type SpaceEvent =
  | SpaceDeviceMembershipChangedEvent
  | SpaceCreatedEvent
  | SpaceDeletedEvent

interface SpaceEventBase {
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  space_id: string
  space_key?: string
  workspace_id: string
}

export interface SuccessActivateClimatePresetActionAttempt extends ActivateClimatePresetActionAttemptBase {
  error: null
  result: object
  status: 'success'
}

export interface SuccessAssignCredentialActionAttempt extends AssignCredentialActionAttemptBase {
  error: null
  result: SuccessAssignCredentialActionAttemptResult
  status: 'success'
}

export interface SuccessAssignCredentialActionAttemptResult {
  access_method_id: string
  client_session_token?: string
  code?: string | null
  created_at: string
  customization_profile_id?: string
  display_name: string
  errors: Array<{ created_at: string; error_code: 'failed_to_issue'; message: string }>
  instant_key_url?: string
  is_assignment_required?: boolean
  is_encoding_required?: boolean
  is_issued: boolean
  is_ready_for_assignment?: boolean
  is_ready_for_encoding?: boolean
  /** An ISO 8601 moment. */
  issued_at: string | null
  mode: 'code' | 'card' | 'mobile_key' | 'cloud_key'
  pending_mutations: SuccessAssignCredentialActionAttemptResultPendingMutation[]
  warnings: SuccessAssignCredentialActionAttemptResultWarning[]
  workspace_id: string
}

export type SuccessAssignCredentialActionAttemptResultPendingMutation =
  | {
      created_at: string
      from: { device_ids: string[] }
      message: string
      mutation_code: 'provisioning_access'
      to: { device_ids: string[] }
    }
  | {
      created_at: string
      from: { device_ids: string[] }
      message: string
      mutation_code: 'revoking_access'
      to: { device_ids: string[] }
    }
  | {
      created_at: string
      from: SuccessAssignCredentialActionAttemptResultPendingMutationFrom
      message: string
      mutation_code: 'updating_access_times'
      to: SuccessAssignCredentialActionAttemptResultPendingMutationTo
    }

export interface SuccessAssignCredentialActionAttemptResultPendingMutationFrom {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string | null
}

export interface SuccessAssignCredentialActionAttemptResultPendingMutationTo {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string | null
}

export type SuccessAssignCredentialActionAttemptResultWarning =
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | { created_at: string; message: string; warning_code: 'updating_access_times' }
  | {
      created_at: string
      message: string
      original_access_method_id?: string
      warning_code: 'pulled_backup_access_code'
    }
  | { created_at: string; message: string; warning_code: 'delay_in_issuing' }

export interface SuccessConfigureAutoLockActionAttempt extends ConfigureAutoLockActionAttemptBase {
  error: null
  result: object
  status: 'success'
}

export interface SuccessCreateAccessCodeActionAttempt extends CreateAccessCodeActionAttemptBase {
  action_type: 'CREATE_ACCESS_CODE'
  error: null
  result: { access_code?: unknown }
  status: 'success'
}

export interface SuccessCreateNoiseThresholdActionAttempt extends CreateNoiseThresholdActionAttemptBase {
  action_type: 'CREATE_NOISE_THRESHOLD'
  error: null
  result: { noise_threshold?: unknown }
  status: 'success'
}

export interface SuccessDeleteAccessCodeActionAttempt extends DeleteAccessCodeActionAttemptBase {
  action_type: 'DELETE_ACCESS_CODE'
  error: null
  result: object
  status: 'success'
}

export interface SuccessDeleteNoiseThresholdActionAttempt extends DeleteNoiseThresholdActionAttemptBase {
  action_type: 'DELETE_NOISE_THRESHOLD'
  error: null
  result: object
  status: 'success'
}

export interface SuccessEncodeCredentialActionAttempt extends EncodeCredentialActionAttemptBase {
  error: null
  result:
    | {
        access_method: 'code' | 'card' | 'mobile_key' | 'cloud_key'
        acs_credential_id: string
        acs_credential_pool_id?: string
        acs_system_id: string
        acs_user_id?: string
        assa_abloy_vostio_metadata?: SuccessEncodeCredentialActionAttemptResultAssaAbloyVostioMetadata
        card_number?: string | null
        code?: string | null
        connected_account_id: string
        created_at: string
        display_name: string
        /** An ISO 8601 moment. */
        ends_at?: string
        errors: Array<{ created_at: string; error_code: string; message: string }>
        external_type?: ScanCredentialActionAttemptExternalType
        external_type_display_name?: string
        is_issued?: boolean
        is_latest_desired_state_synced_with_provider?: boolean | null
        is_managed: true
        is_multi_phone_sync_credential?: boolean
        is_one_time_use?: boolean
        /** An ISO 8601 moment. */
        issued_at?: string | null
        latest_desired_state_synced_with_provider_at?: string | null
        parent_acs_credential_id?: string
        /** An ISO 8601 moment. */
        starts_at?: string
        user_identity_id?: string
        visionline_metadata?: SuccessEncodeCredentialActionAttemptResultVisionlineMetadata
        warnings: SuccessEncodeCredentialActionAttemptResultWarning[]
        workspace_id: string
      }
    | {
        access_method: 'code' | 'card' | 'mobile_key' | 'cloud_key'
        acs_credential_id: string
        acs_credential_pool_id?: string
        acs_system_id: string
        acs_user_id?: string
        assa_abloy_vostio_metadata?: SuccessEncodeCredentialActionAttemptResultAssaAbloyVostioMetadata
        card_number?: string | null
        code?: string | null
        connected_account_id: string
        created_at: string
        display_name: string
        /** An ISO 8601 moment. */
        ends_at?: string
        errors: Array<{ created_at: string; error_code: string; message: string }>
        external_type?: ScanCredentialActionAttemptExternalType
        external_type_display_name?: string
        is_issued?: boolean
        is_latest_desired_state_synced_with_provider?: boolean | null
        is_managed: false
        is_multi_phone_sync_credential?: boolean
        is_one_time_use?: boolean
        /** An ISO 8601 moment. */
        issued_at?: string | null
        latest_desired_state_synced_with_provider_at?: string | null
        parent_acs_credential_id?: string
        /** An ISO 8601 moment. */
        starts_at?: string
        user_identity_id?: string
        visionline_metadata?: SuccessEncodeCredentialActionAttemptResultVisionlineMetadata
        warnings: SuccessEncodeCredentialActionAttemptResultWarning[]
        workspace_id: string
      }
  status: 'success'
}

export interface SuccessEncodeCredentialActionAttemptResultAssaAbloyVostioMetadata {
  auto_join?: boolean
  door_names?: string[]
  endpoint_id?: string
  key_id?: string
  key_issuing_request_id?: string
  override_guest_acs_entrance_ids?: string[]
}

export interface SuccessEncodeCredentialActionAttemptResultVisionlineMetadata {
  auto_join?: boolean
  card_function_type?: 'guest' | 'staff'
  card_id?: string
  common_acs_entrance_ids?: string[]
  credential_id?: string
  guest_acs_entrance_ids?: string[]
  is_valid?: boolean
  joiner_acs_credential_ids?: string[]
}

export type SuccessEncodeCredentialActionAttemptResultWarning =
  | { created_at: string; message: string; warning_code: 'waiting_to_be_issued' }
  | { created_at: string; message: string; warning_code: 'schedule_externally_modified' }
  | { created_at: string; message: string; warning_code: 'schedule_modified' }
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | { created_at: string; message: string; warning_code: 'unknown_issue_with_acs_credential' }
  | { created_at: string; message: string; warning_code: 'needs_to_be_reissued' }

export interface SuccessLockDoorActionAttempt extends LockDoorActionAttemptBase {
  error: null
  result: SuccessLockDoorActionAttemptResult
  status: 'success'
}

export interface SuccessLockDoorActionAttemptResult {
  /** Whether the device itself said that it is done. */
  was_confirmed_by_device?: boolean
}

export interface SuccessPushThermostatProgramsActionAttempt extends PushThermostatProgramsActionAttemptBase {
  error: null
  result: object
  status: 'success'
}

export interface SuccessResetSandboxWorkspaceActionAttempt extends ResetSandboxWorkspaceActionAttemptBase {
  error: null
  result: object
  status: 'success'
}

export interface SuccessScanCredentialActionAttempt extends ScanCredentialActionAttemptBase {
  error: null
  result: SuccessScanCredentialActionAttemptResult
  status: 'success'
}

export interface SuccessScanCredentialActionAttemptResult {
  acs_credential_on_encoder: SuccessScanCredentialActionAttemptResultAcsCredentialOnEncoder | null
  acs_credential_on_seam:
    | {
        access_method: 'code' | 'card' | 'mobile_key' | 'cloud_key'
        acs_credential_id: string
        acs_credential_pool_id?: string
        acs_system_id: string
        acs_user_id?: string
        assa_abloy_vostio_metadata?: SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamAssaAbloyVostioMetadata
        card_number?: string | null
        code?: string | null
        connected_account_id: string
        created_at: string
        display_name: string
        /** An ISO 8601 moment. */
        ends_at?: string
        errors: Array<{ created_at: string; error_code: string; message: string }>
        external_type?: ScanCredentialActionAttemptExternalType
        external_type_display_name?: string
        is_issued?: boolean
        is_latest_desired_state_synced_with_provider?: boolean | null
        is_managed: true
        is_multi_phone_sync_credential?: boolean
        is_one_time_use?: boolean
        /** An ISO 8601 moment. */
        issued_at?: string | null
        latest_desired_state_synced_with_provider_at?: string | null
        parent_acs_credential_id?: string
        /** An ISO 8601 moment. */
        starts_at?: string
        user_identity_id?: string
        visionline_metadata?: SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamVisionlineMetadata
        warnings: SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamWarning[]
        workspace_id: string
      }
    | {
        access_method: 'code' | 'card' | 'mobile_key' | 'cloud_key'
        acs_credential_id: string
        acs_credential_pool_id?: string
        acs_system_id: string
        acs_user_id?: string
        assa_abloy_vostio_metadata?: SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamAssaAbloyVostioMetadata
        card_number?: string | null
        code?: string | null
        connected_account_id: string
        created_at: string
        display_name: string
        /** An ISO 8601 moment. */
        ends_at?: string
        errors: Array<{ created_at: string; error_code: string; message: string }>
        external_type?: ScanCredentialActionAttemptExternalType
        external_type_display_name?: string
        is_issued?: boolean
        is_latest_desired_state_synced_with_provider?: boolean | null
        is_managed: false
        is_multi_phone_sync_credential?: boolean
        is_one_time_use?: boolean
        /** An ISO 8601 moment. */
        issued_at?: string | null
        latest_desired_state_synced_with_provider_at?: string | null
        parent_acs_credential_id?: string
        /** An ISO 8601 moment. */
        starts_at?: string
        user_identity_id?: string
        visionline_metadata?: SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamVisionlineMetadata
        warnings: SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamWarning[]
        workspace_id: string
      }
    | null
  warnings: SuccessScanCredentialActionAttemptResultWarning[]
}

export interface SuccessScanCredentialActionAttemptResultAcsCredentialOnEncoder {
  card_number: string | null
  created_at: string | null
  /** An ISO 8601 moment. */
  ends_at: string | null
  is_issued: boolean | null
  /** An ISO 8601 moment. */
  starts_at: string | null
  visionline_metadata?: SuccessScanCredentialActionAttemptResultAcsCredentialOnEncoderVisionlineMetadata
}

export interface SuccessScanCredentialActionAttemptResultAcsCredentialOnEncoderVisionlineMetadata {
  cancelled?: boolean
  card_format?: 'TLCode' | 'rfid48'
  card_holder?: string
  card_id?: string
  common_acs_entrance_ids?: string[]
  discarded?: boolean
  expired?: boolean
  guest_acs_entrance_ids?: string[]
  number_of_issued_cards?: number
  overridden?: boolean
  overwritten?: boolean
  pending_auto_update?: boolean
}

export interface SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamAssaAbloyVostioMetadata {
  auto_join?: boolean
  door_names?: string[]
  endpoint_id?: string
  key_id?: string
  key_issuing_request_id?: string
  override_guest_acs_entrance_ids?: string[]
}

export interface SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamVisionlineMetadata {
  auto_join?: boolean
  card_function_type?: 'guest' | 'staff'
  card_id?: string
  common_acs_entrance_ids?: string[]
  credential_id?: string
  guest_acs_entrance_ids?: string[]
  is_valid?: boolean
  joiner_acs_credential_ids?: string[]
}

export type SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamWarning =
  | { created_at: string; message: string; warning_code: 'waiting_to_be_issued' }
  | { created_at: string; message: string; warning_code: 'schedule_externally_modified' }
  | { created_at: string; message: string; warning_code: 'schedule_modified' }
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | { created_at: string; message: string; warning_code: 'unknown_issue_with_acs_credential' }
  | { created_at: string; message: string; warning_code: 'needs_to_be_reissued' }

export interface SuccessScanCredentialActionAttemptResultWarning {
  warning_code: 'acs_credential_on_encoder_out_of_sync' | 'acs_credential_on_seam_not_found'
  warning_message: string
}

export interface SuccessScanToAssignCredentialActionAttempt extends ScanToAssignCredentialActionAttemptBase {
  error: null
  result: SuccessScanToAssignCredentialActionAttemptResult
  status: 'success'
}

export interface SuccessScanToAssignCredentialActionAttemptResult {
  access_method: 'code' | 'card' | 'mobile_key' | 'cloud_key'
  acs_credential_id: string
  acs_credential_pool_id?: string
  acs_system_id: string
  acs_user_id?: string
  assa_abloy_vostio_metadata?: SuccessScanToAssignCredentialActionAttemptResultAssaAbloyVostioMetadata
  card_number?: string | null
  code?: string | null
  connected_account_id: string
  created_at: string
  display_name: string
  /** An ISO 8601 moment. */
  ends_at?: string
  errors: Array<{ created_at: string; error_code: string; message: string }>
  external_type?: ScanCredentialActionAttemptExternalType
  external_type_display_name?: string
  is_issued?: boolean
  is_latest_desired_state_synced_with_provider?: boolean | null
  is_managed: true
  is_multi_phone_sync_credential?: boolean
  is_one_time_use?: boolean
  /** An ISO 8601 moment. */
  issued_at?: string | null
  latest_desired_state_synced_with_provider_at?: string | null
  parent_acs_credential_id?: string
  /** An ISO 8601 moment. */
  starts_at?: string
  user_identity_id?: string
  visionline_metadata?: SuccessScanToAssignCredentialActionAttemptResultVisionlineMetadata
  warnings: SuccessScanToAssignCredentialActionAttemptResultWarning[]
  workspace_id: string
}

export interface SuccessScanToAssignCredentialActionAttemptResultAssaAbloyVostioMetadata {
  auto_join?: boolean
  door_names?: string[]
  endpoint_id?: string
  key_id?: string
  key_issuing_request_id?: string
  override_guest_acs_entrance_ids?: string[]
}

export interface SuccessScanToAssignCredentialActionAttemptResultVisionlineMetadata {
  auto_join?: boolean
  card_function_type?: 'guest' | 'staff'
  card_id?: string
  common_acs_entrance_ids?: string[]
  credential_id?: string
  guest_acs_entrance_ids?: string[]
  is_valid?: boolean
  joiner_acs_credential_ids?: string[]
}

export type SuccessScanToAssignCredentialActionAttemptResultWarning =
  | { created_at: string; message: string; warning_code: 'waiting_to_be_issued' }
  | { created_at: string; message: string; warning_code: 'schedule_externally_modified' }
  | { created_at: string; message: string; warning_code: 'schedule_modified' }
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | { created_at: string; message: string; warning_code: 'unknown_issue_with_acs_credential' }
  | { created_at: string; message: string; warning_code: 'needs_to_be_reissued' }

export interface SuccessSetFanModeActionAttempt extends SetFanModeActionAttemptBase {
  error: null
  result: object
  status: 'success'
}

export interface SuccessSetHvacModeActionAttempt extends SetHvacModeActionAttemptBase {
  error: null
  result: object
  status: 'success'
}

export interface SuccessSimulateKeypadCodeEntryActionAttempt extends SimulateKeypadCodeEntryActionAttemptBase {
  error: null
  result: object
  status: 'success'
}

export interface SuccessSimulateManualLockViaKeypadActionAttempt extends SimulateManualLockViaKeypadActionAttemptBase {
  error: null
  result: object
  status: 'success'
}

export interface SuccessSyncAccessCodesActionAttempt extends SyncAccessCodesActionAttemptBase {
  action_type: 'SYNC_ACCESS_CODES'
  error: null
  result: object
  status: 'success'
}

export interface SuccessUnlockDoorActionAttempt extends UnlockDoorActionAttemptBase {
  error: null
  result: SuccessUnlockDoorActionAttemptResult
  status: 'success'
}

export interface SuccessUnlockDoorActionAttemptResult {
  /** Whether the device itself said that it is done. */
  was_confirmed_by_device?: boolean
}

export interface SuccessUpdateAccessCodeActionAttempt extends UpdateAccessCodeActionAttemptBase {
  action_type: 'UPDATE_ACCESS_CODE'
  error: null
  result: { access_code?: unknown }
  status: 'success'
}

export interface SuccessUpdateNoiseThresholdActionAttempt extends UpdateNoiseThresholdActionAttemptBase {
  action_type: 'UPDATE_NOISE_THRESHOLD'
  error: null
  result: { noise_threshold?: unknown }
  status: 'success'
}

export type SyncAccessCodesActionAttempt =
  | PendingSyncAccessCodesActionAttempt
  | SuccessSyncAccessCodesActionAttempt
  | ErrorSyncAccessCodesActionAttempt

interface SyncAccessCodesActionAttemptBase {
  action_attempt_id: string
}

export type SystemType =
  | 'pti_site'
  | 'avigilon_alta_org'
  | 'salto_ks_site'
  | 'salto_space_system'
  | 'brivo_account'
  | 'hid_credential_manager_organization'
  | 'visionline_system'
  | 'assa_abloy_credential_service'
  | 'latch_building'
  | 'dormakaba_community_site'
  | 'dormakaba_ambiance_site'
  | 'legic_connect_credential_service'
  | 'assa_abloy_vostio'
  | 'assa_abloy_vostio_credential_service'
  | 'hotek_site'
  | 'kisi_organization'

export interface ThermostatClimatePresetActivatedEvent extends ThermostatEventBase {
  climate_preset_key: string
  event_type: 'thermostat.climate_preset_activated'
  is_fallback_climate_preset: boolean
  thermostat_schedule_id: string | null
}

export interface ThermostatDailyProgram {
  created_at: string
  device_id: string
  name: string | null
  periods: ThermostatDailyProgramPeriod[]
  thermostat_daily_program_id: string
  workspace_id: string
}

export interface ThermostatDailyProgramPeriod {
  climate_preset_key: string
  /** On the clock of the thermostat, as an ISO 8601 time: `07:30:00`. */
  starts_at_time: string
}

export type ThermostatEvent =
  | ThermostatClimatePresetActivatedEvent
  | ThermostatManuallyAdjustedEvent
  | ThermostatTemperatureThresholdExceededEvent
  | ThermostatTemperatureThresholdNoLongerExceededEvent
  | ThermostatTemperatureReachedSetPointEvent
  | ThermostatTemperatureChangedEvent

interface ThermostatEventBase {
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

export interface ThermostatManuallyAdjustedEvent extends ThermostatEventBase {
  cooling_set_point_celsius?: number
  cooling_set_point_fahrenheit?: number
  event_type: 'thermostat.manually_adjusted'
  fan_mode_setting?: 'auto' | 'on' | 'circulate'
  heating_set_point_celsius?: number
  heating_set_point_fahrenheit?: number
  hvac_mode_setting?: 'off' | 'heat' | 'cool' | 'heat_cool' | 'eco'
  method: 'seam' | 'external'
}

export interface ThermostatSchedule {
  climate_preset_key: string
  created_at: string
  device_id: string
  /** An ISO 8601 moment. */
  ends_at: string
  errors: Array<{ created_at: string; error_code: string; message: string }>
  /** Whether people at the thermostat may change what it set. */
  is_override_allowed?: boolean
  /** For how many minutes their change lasts; `null` for no limit. */
  max_override_period_minutes?: number | null
  name: string | null
  /** An ISO 8601 moment. */
  starts_at: string
  thermostat_schedule_id: string
  workspace_id: string
}

export interface ThermostatTemperatureChangedEvent extends ThermostatEventBase {
  event_type: 'thermostat.temperature_changed'
  temperature_celsius: number
  temperature_fahrenheit: number
}

export interface ThermostatTemperatureReachedSetPointEvent extends ThermostatEventBase {
  /** What the thermostat was to reach. */
  desired_temperature_celsius?: number
  /** What the thermostat was to reach. */
  desired_temperature_fahrenheit?: number
  event_type: 'thermostat.temperature_reached_set_point'
  temperature_celsius: number
  temperature_fahrenheit: number
}

export interface ThermostatTemperatureThresholdExceededEvent extends ThermostatEventBase {
  event_type: 'thermostat.temperature_threshold_exceeded'
  lower_limit_celsius: number | null
  lower_limit_fahrenheit: number | null
  temperature_celsius: number
  temperature_fahrenheit: number
  upper_limit_celsius: number | null
  upper_limit_fahrenheit: number | null
}

export interface ThermostatTemperatureThresholdNoLongerExceededEvent extends ThermostatEventBase {
  event_type: 'thermostat.temperature_threshold_no_longer_exceeded'
  lower_limit_celsius: number | null
  lower_limit_fahrenheit: number | null
  temperature_celsius: number
  temperature_fahrenheit: number
  upper_limit_celsius: number | null
  upper_limit_fahrenheit: number | null
}

export type UnlockDoorActionAttempt =
  | PendingUnlockDoorActionAttempt
  | SuccessUnlockDoorActionAttempt
  | ErrorUnlockDoorActionAttempt

interface UnlockDoorActionAttemptBase {
  action_attempt_id: string
  action_type: 'UNLOCK_DOOR'
}

export interface UnmanagedAccessCode {
  access_code_id: string
  cannot_be_managed?: true
  cannot_delete_unmanaged_access_code?: true
  code: string | null
  created_at: string
  device_id: string
  dormakaba_oracode_metadata?: AccessCodeDormakabaOracodeMetadata | null
  /** An ISO 8601 moment. */
  ends_at?: string | null
  errors: AccessCodeError[]
  is_managed: false
  name: string | null
  /** An ISO 8601 moment. */
  starts_at?: string | null
  status: 'set' | 'unset'
  type: 'time_bound' | 'ongoing'
  warnings: AccessCodeWarning[]
  workspace_id: string
}

export interface UnmanagedAcsAccessGroup {
  /** @deprecated */
  access_group_type: AccessGroupType
  /** @deprecated */
  access_group_type_display_name: string
  access_schedule?: AcsAccessGroupAccessSchedule
  acs_access_group_id: string
  acs_system_id: string
  connected_account_id: string
  created_at: string
  display_name: string
  errors: Array<{ created_at: string; error_code: 'failed_to_create_on_acs_system'; message: string }>
  external_type: AcsAccessGroupExternalType
  external_type_display_name: string
  is_managed: false
  name: string
  pending_mutations: AcsAccessGroupPendingMutation[]
  warnings: AcsAccessGroupWarning[]
  workspace_id: string
}

export interface UnmanagedAcsCredential {
  access_method: 'code' | 'card' | 'mobile_key' | 'cloud_key'
  acs_credential_id: string
  acs_credential_pool_id?: string
  acs_system_id: string
  acs_user_id?: string
  assa_abloy_vostio_metadata?: AcsCredentialAssaAbloyVostioMetadata
  card_number?: string | null
  code?: string | null
  connected_account_id: string
  created_at: string
  display_name: string
  /** An ISO 8601 moment. */
  ends_at?: string
  errors: Array<{ created_at: string; error_code: string; message: string }>
  external_type?: ScanCredentialActionAttemptExternalType
  external_type_display_name?: string
  is_issued?: boolean
  is_latest_desired_state_synced_with_provider?: boolean | null
  is_managed: false
  is_multi_phone_sync_credential?: boolean
  is_one_time_use?: boolean
  /** An ISO 8601 moment. */
  issued_at?: string | null
  latest_desired_state_synced_with_provider_at?: string | null
  parent_acs_credential_id?: string
  /** An ISO 8601 moment. */
  starts_at?: string
  user_identity_id?: string
  visionline_metadata?: AcsCredentialVisionlineMetadata
  warnings: AcsCredentialWarning[]
  workspace_id: string
}

export interface UnmanagedAcsUser {
  access_schedule?: AcsUserAccessSchedule
  acs_system_id: string
  acs_user_id: string
  connected_account_id: string
  created_at: string
  display_name: string
  /** @deprecated */
  email?: string
  email_address?: string
  errors: AcsUserError[]
  external_type?: AcsUserExternalType
  external_type_display_name?: string
  full_name?: string
  hid_acs_system_id?: string
  is_managed: false
  is_suspended?: boolean
  last_successful_sync_at: string | null
  pending_mutations?: AcsUserPendingMutation[]
  phone_number?: string
  salto_ks_metadata?: { is_subscribed?: boolean }
  salto_space_metadata?: { audit_openings?: boolean; user_id?: string }
  user_identity_email_address?: string | null
  user_identity_full_name?: string | null
  user_identity_id?: string
  user_identity_phone_number?: string | null
  warnings: AcsUserWarning[]
  workspace_id: string
}

export interface UnmanagedDevice {
  can_configure_auto_lock?: boolean
  can_hvac_cool?: boolean
  can_hvac_heat?: boolean
  can_hvac_heat_cool?: boolean
  can_program_offline_access_codes?: boolean
  can_program_online_access_codes?: boolean
  can_program_thermostat_programs_as_different_each_day?: boolean
  can_program_thermostat_programs_as_same_each_day?: boolean
  can_program_thermostat_programs_as_weekday_weekend?: boolean
  can_remotely_lock?: boolean
  can_remotely_unlock?: boolean
  can_run_thermostat_programs?: boolean
  can_simulate_connection?: boolean
  can_simulate_disconnection?: boolean
  can_simulate_hub_connection?: boolean
  can_simulate_hub_disconnection?: boolean
  can_simulate_paid_subscription?: boolean
  can_simulate_removal?: boolean
  can_turn_off_hvac?: boolean
  can_unlock_with_code?: boolean
  capabilities_supported: Array<'access_code' | 'lock' | 'noise_detection' | 'thermostat' | 'battery' | 'phone'>
  connected_account_id: string
  created_at: string
  custom_metadata: Record<string, string | boolean>
  device_id: string
  device_type: DeviceType
  errors: DeviceError[]
  is_managed: false
  location?: DeviceLocation
  properties: UnmanagedDeviceProperties
  warnings: DeviceWarning[]
  workspace_id: string
}

export interface UnmanagedDeviceModel {
  /** @deprecated */
  accessory_keypad_supported?: boolean
  can_connect_accessory_keypad?: boolean
  display_name: string
  has_built_in_keypad?: boolean
  manufacturer_display_name: string
  /** @deprecated */
  offline_access_codes_supported?: boolean
  /** @deprecated */
  online_access_codes_supported?: boolean
}

export interface UnmanagedDeviceProperties {
  /** A keypad apart from the lock. */
  accessory_keypad?: { battery?: { level: number }; is_connected: boolean }
  battery?: { level: number; status: 'critical' | 'low' | 'good' | 'full' }
  /** From 0 to 1. */
  battery_level?: number
  image_alt_text?: string
  image_url?: string
  manufacturer?: string
  model: UnmanagedDeviceModel
  /** @deprecated */
  name: string
  /** @deprecated */
  offline_access_codes_enabled?: boolean
  online: boolean
  /** @deprecated */
  online_access_codes_enabled?: boolean
}

export interface UnstableLocation {
  location_id: string
  workspace_id: string
  name: string
  display_name: string
  created_at: string
  geolocation?: { latitude: number; longitude: number }
  /** One of the IANA list. */
  time_zone?: string
}

export type UpdateAccessCodeActionAttempt =
  | PendingUpdateAccessCodeActionAttempt
  | SuccessUpdateAccessCodeActionAttempt
  | ErrorUpdateAccessCodeActionAttempt

interface UpdateAccessCodeActionAttemptBase {
  action_attempt_id: string
}

export type UpdateNoiseThresholdActionAttempt =
  | PendingUpdateNoiseThresholdActionAttempt
  | SuccessUpdateNoiseThresholdActionAttempt
  | ErrorUpdateNoiseThresholdActionAttempt

interface UpdateNoiseThresholdActionAttemptBase {
  action_attempt_id: string
}

export interface UserIdentity {
  acs_user_ids: string[]
  created_at: string
  display_name: string
  email_address: string | null
  errors: UserIdentityError[]
  full_name: string | null
  phone_number: string | null
  user_identity_id: string
  user_identity_key: string | null
  warnings: UserIdentityWarning[]
  workspace_id: string
}

export type UserIdentityError =
  | {
      acs_system_id: string
      acs_user_id: string
      created_at: string
      error_code: 'issue_with_acs_user'
      message: string
    }

export type UserIdentityWarning =
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | {
      created_at: string
      message: string
      warning_code: 'acs_user_profile_does_not_match_user_identity'
    }

export interface Webhook {
  /** All, when it is not there. */
  event_types?: string[]
  /** By which the messages to the address are signed. */
  secret?: string
  url: string
  webhook_id: string
}

export interface Workspace {
  company_name: string
  /** @deprecated */
  connect_partner_name: string | null
  connect_webview_customization: WorkspaceConnectWebviewCustomization
  is_publishable_key_auth_enabled: boolean
  is_sandbox: boolean
  /** Whether a sandbox was put to rest, as nobody used it. */
  is_suspended: boolean
  name: string
  organization_id: string | null
  publishable_key?: string
  workspace_id: string
}

export interface WorkspaceConnectWebviewCustomization {
  inviter_logo_url?: string
  logo_shape?: 'circle' | 'square'
  primary_button_color?: string
  primary_button_text_color?: string
  success_message?: string
}
