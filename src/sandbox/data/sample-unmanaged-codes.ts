import type { SandboxUnmanagedAccessCode } from './configured-devices.js'

/** The codes that somebody put on the samples at the door, or in the maker's app. */
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
