import type { Call } from './call.js'

export interface DevicesCalls {
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
