import type { AccessCodeErrorCode, AccessCodeRecord, AccessCodeWarningCode } from './access-code-record.js'

export interface AccessCodeTraits {
  name: string | null
  /** First and last day of validity, relative to the start of the sandbox. Omit for an ongoing code. */
  days?: readonly [from: number, to: number] | undefined
  /** @default derived from `days` */
  status?: AccessCodeRecord['status']
  /** If `true`, the PIN is not known yet. */
  hasNoCode?: true
  /** @default `true` if the device supports only offline codes */
  isOffline?: true
  /** If `true`, the device has a backup code for it. */
  hasBackup?: true
  errors?: readonly AccessCodeErrorCode[]
  warnings?: readonly AccessCodeWarningCode[]
}

const minutes = 1 / 1440
const slowlyRemoved: AccessCodeWarningCode[] = ['delay_in_removing_from_device', 'being_deleted']
const manyIssues: Pick<AccessCodeTraits, 'errors' | 'warnings'> = {
  errors: ['provider_issue', 'failed_to_set_on_device'],
  warnings: ['unknown_issue_with_access_code', 'third_party_integration_detected']
}

/** The codes of devices with special cases. The first device has every state, name and issue. */
export const sampleAccessCodes: Readonly<Record<string, readonly AccessCodeTraits[]>> = {
  device_garage: [
    { name: 'Family' },
    { name: 'Guest Weber', days: [-2, 5] },
    { name: 'Guest Okafor', days: [3, 10] },
    { name: 'Guest Tanaka', days: [-20, -6] },
    { name: 'Cleaning, every other year', days: [-400, 400] },
    { name: 'Courier', days: [-30 * minutes, 90 * minutes] },
    { name: 'Just created', status: 'setting' },
    { name: 'Waiting for its digits', status: 'setting', hasNoCode: true, warnings: ['delay_in_setting_on_device'] },
    { name: 'Former tenant', status: 'removing' },
    { name: 'Lost key card', status: 'removing', errors: ['failed_to_remove_from_device'], warnings: slowlyRemoved },
    { name: null },
    { name: 'Caretaker of the second staircase, inner courtyard, house 7B' },
    { name: '清掃スタッフ(渋谷)' },
    { name: 'عامل النظافة' },
    { name: '🧹 Putzkräfte & Gäste 👩‍👩‍👧' },
    { name: 'Plumber', status: 'setting', hasBackup: true, errors: ['failed_to_set_on_device'] },
    { name: 'Electrician', status: 'unset', errors: ['duplicate_code_on_device'] },
    { name: 'Painter', status: 'unset', errors: ['no_space_for_access_code_on_device'] },
    { name: 'Neighbour', errors: ['conflicting_external_modification'] },
    { name: 'Dog walker', errors: ['access_code_inactive', 'insufficient_permissions'] },
    { name: 'Gardener', days: [-1, 30], status: 'setting', ...manyIssues },
    { name: 'Babysitter', warnings: ['external_modification_in_effect'] },
    { name: 'Guest Novák', days: [-1, 6], warnings: ['time_frame_adjusted_for_unknown_time_zone'] },
    { name: 'Caterer', warnings: ['using_backup_access_code', 'management_transferred'] },
    { name: 'Lobby display', warnings: ['code_rotates_periodically'] },
    { name: 'Piano tuner', warnings: ['unknown_issue_with_access_code'] }
  ],
  device_office: [{ name: 'Reception' }, { name: 'Cleaning' }, { name: 'Auditor', days: [2, 4] }],
  device_storage_room: [
    { name: 'Stock keeper' },
    { name: 'Courier', days: [-1, 6] },
    { name: 'Inventory', days: [5, 6] }
  ],
  device_lake_cabin: [
    { name: 'Owner' },
    { name: 'Guest Lindqvist', days: [-1, 3] },
    { name: 'Fishing club', isOffline: true },
    { name: 'Guest Moreau', days: [4, 11], isOffline: true, warnings: ['igloo_algopin_must_be_used_within_24_hours'] }
  ]
}
