import type { AccessCode, AccessCodeType, GeneratedCode, UnmanagedAccessCode } from '../resources.js'
import type { Call, Moment, OptionalCall, PageParameters } from './call.js'

/** How a code is found: by its id, or by its PIN on a device. */
type AccessCodeReference =
  | { access_code_id: string; device_id?: string; code?: string }
  | { access_code_id?: string; device_id: string; code: string }

interface Timing {
  /** Without it, the code is good at once. */
  starts_at?: Moment
  /** In the future, and after the start. Without it, the code is good for ever. */
  ends_at?: Moment
}

interface Settings {
  /** The maker's app may show another. */
  name?: string
  /** Whether the lock keeps the times where it can. @default true */
  prefer_native_scheduling?: boolean
  /** Whether the code may be changed outside the platform. @default false */
  is_external_modification_allowed?: boolean
  /** The older name of `is_external_modification_allowed`. */
  allow_external_modification?: boolean
  /** Whether a code in reserve is kept, for `pullBackupAccessCode`. */
  use_backup_access_code_pool?: boolean
  /** Whether to go on although the device is offline. */
  attempt_for_offline_device?: boolean
}

interface Pin {
  /** The PIN. @default one that the device takes */
  code?: string
  /** In digits, where no `code` is given; the shortest that the device takes where it does not take that. */
  preferred_code_length?: number
}

interface Offline {
  /** Whether the lock is to know the PIN without being told. */
  is_offline_access_code?: boolean
  /** @deprecated in favour of `is_offline_access_code` */
  use_offline_access_code?: boolean
  /** Of an offline code: whether it opens only once. */
  is_one_time_use?: boolean
  /** Of an offline code: how far its times may be moved; `1d` makes one that is good by the day. */
  max_time_rounding?: '1hour' | '1day' | '1h' | '1d'
}

interface Synchronous {
  /** Whether the platform answers only when the device is done. @default false */
  sync?: boolean
}

interface Filter {
  user_identifier_key?: string
  /** A part of the name, the PIN or the id. */
  search?: string
}

interface Management {
  access_code_id: string
  is_external_modification_allowed?: boolean
  /** The older name of `is_external_modification_allowed`. */
  allow_external_modification?: boolean
  /** Whether to take the code over from another workspace. */
  force?: boolean
}

interface CreateParameters extends Timing, Settings, Pin, Offline, Synchronous {
  device_id: string
  /** Codes with the same key have the same PIN. */
  common_code_key?: string
}

interface CreateMultipleParameters extends Timing, Settings, Pin {
  device_ids: string[]
  /** What to do when a device does not take the PIN of the others. @default 'throw' */
  behavior_when_code_cannot_be_shared?: 'throw' | 'create_random_code'
}

interface UpdateParameters extends Timing, Settings, Pin, Offline, Synchronous {
  access_code_id: string
  device_id?: string
  /** `ongoing` makes a time-bound code good for ever. */
  type?: AccessCodeType
  is_managed?: boolean
}

interface ListParameters extends PageParameters, Filter {
  device_id?: string
  access_code_ids?: string[]
  access_grant_id?: string
  access_grant_key?: string
  access_method_id?: string
  customer_key?: string
}

export interface AccessCodesCalls {
  /** Makes a PIN, which is then put on the device: until then its status is `setting`. */
  create: Call<CreateParameters, AccessCode>
  /** Makes the same PIN on several devices. */
  createMultiple: Call<CreateMultipleParameters, AccessCode[]>
  /** Takes a PIN off its device: until then its status is `removing`. */
  delete: Call<Synchronous & { access_code_id: string; device_id?: string }, void>
  /** A PIN that the device would take; nothing is kept. */
  generateCode: Call<{ device_id: string }, GeneratedCode>
  /** One code. */
  get: Call<AccessCodeReference, AccessCode>
  /** The codes of a device, a grant or a method, or those with the ids; it pages. */
  list: OptionalCall<ListParameters, AccessCode[]>
  /** Puts the code in reserve in the place of a code, and gives it. */
  pullBackupAccessCode: Call<{ access_code_id: string }, AccessCode>
  /** Tells the platform which PINs a device takes, as lengths or as a range of them, in digits from 4 to 20. */
  reportDeviceConstraints: Call<
    { device_id: string; supported_code_lengths?: number[]; min_code_length?: number; max_code_length?: number },
    void
  >
  /** Changes a code. */
  update: Call<UpdateParameters, void>
  /** Changes the codes that `createMultiple` made under one key. */
  updateMultiple: Call<Timing & { common_code_key: string; name?: string }, void>
  simulate: {
    /** Lets a code appear on a device of a sandbox, as if by other means. */
    createUnmanagedAccessCode: Call<{ device_id: string; name: string; code: string }, UnmanagedAccessCode>
  }
  /** The codes that were put on devices by other means. */
  unmanaged: {
    /** Has the platform manage a code from now on. */
    convertToManaged: Call<Management & Synchronous, void>
    /** Takes a PIN off its device. */
    delete: Call<Synchronous & { access_code_id: string }, void>
    /** One code. */
    get: Call<AccessCodeReference, UnmanagedAccessCode>
    /** The codes of a device. */
    list: Call<Filter & { device_id: string; limit?: number }, UnmanagedAccessCode[]>
    /** Changes whether the platform manages a code. */
    update: Call<Management & { is_managed: boolean }, void>
  }
}
