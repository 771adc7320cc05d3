import type { SandboxUnmanagedAccessCode } from './configured-devices.js'

/** Codes that were set at the lock or in the manufacturer's app. */
export const sampleUnmanagedCodes: Readonly<Record<string, readonly SandboxUnmanagedAccessCode[]>> = {
  device_bike_room: [
    { name: 'Master code' },
    { name: 'Night watch' },
    { name: 'Fire brigade' },
    { name: 'Cleaning of the building, set at the door years ago by somebody' },
    { name: 'Bicycle workshop' },
    { name: 'Installer', cannotBeManaged: true }
  ],
  device_guest_house: [{ name: 'Neighbour with the spare key' }]
}
