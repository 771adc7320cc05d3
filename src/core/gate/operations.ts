/** Operations that an element's options can forbid. */
export type Permission =
  | 'lockUnlock'
  | 'createAccessCode'
  | 'editAccessCode'
  | 'deleteAccessCode'
  | 'createAccessGrant'
  | 'editAccessGrant'
  | 'deleteAccessGrant'
  | 'editThresholds'
  | 'editSchedules'

/** Every client method that changes something, with the permission it requires. Others can't be sent. */
export const OPERATIONS = {
  'locks.lockDoor': 'lockUnlock',
  'locks.unlockDoor': 'lockUnlock',
  'devices.update': undefined,
  'accessCodes.create': 'createAccessCode',
  'accessCodes.createMultiple': 'createAccessCode',
  'accessCodes.pullBackupAccessCode': 'createAccessCode',
  'accessCodes.unmanaged.convertToManaged': 'createAccessCode',
  'accessCodes.update': 'editAccessCode',
  'accessCodes.delete': 'deleteAccessCode',
  'accessGrants.create': 'createAccessGrant',
  'accessGrants.update': 'editAccessGrant',
  'accessGrants.requestAccessMethods': 'editAccessGrant',
  'accessGrants.delete': 'deleteAccessGrant',
  'accessMethods.delete': 'deleteAccessGrant',
  'noiseSensors.noiseThresholds.create': 'editThresholds',
  'noiseSensors.noiseThresholds.update': 'editThresholds',
  'noiseSensors.noiseThresholds.delete': 'editThresholds',
  'thermostats.schedules.create': 'editSchedules',
  'thermostats.schedules.update': 'editSchedules',
  'thermostats.schedules.delete': 'editSchedules',
  'thermostats.dailyPrograms.create': 'editSchedules',
  'thermostats.dailyPrograms.update': 'editSchedules',
  'thermostats.dailyPrograms.delete': 'editSchedules',
  'thermostats.updateWeeklyProgram': 'editSchedules',
  'thermostats.heat': undefined,
  'thermostats.cool': undefined,
  'thermostats.heatCool': undefined,
  'thermostats.off': undefined,
  'thermostats.setFanMode': undefined,
  'thermostats.activateClimatePreset': undefined,
  'thermostats.createClimatePreset': undefined,
  'thermostats.updateClimatePreset': undefined,
  'thermostats.deleteClimatePreset': undefined,
  'connectWebviews.create': undefined
} as const satisfies Readonly<Record<string, Permission | undefined>>

export type Operation = keyof typeof OPERATIONS

const PHYSICAL: ReadonlySet<Operation> = new Set<Operation>([
  'locks.lockDoor',
  'locks.unlockDoor',
  'thermostats.heat',
  'thermostats.cool',
  'thermostats.heatCool',
  'thermostats.off',
  'thermostats.setFanMode',
  'thermostats.activateClimatePreset'
])

/** `true` for commands that a device carries out at once. */
export const isPhysical = (operation: Operation): boolean => PHYSICAL.has(operation)

/** `true` for deletions. A confirmed deletion is never ignored and never expires. */
export const isDeletion = (operation: Operation): boolean => operation.includes('.delete')

/** `true` for updates and deletions of something stored, as opposed to commands to a device. */
export const isOverwriting = (operation: Operation): boolean => /\.(?:update|delete)/.test(operation)
