import type { Call } from './call.js'

export interface AccessCodesCalls {
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
