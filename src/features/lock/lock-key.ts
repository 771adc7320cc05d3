/** What can change only once at a time at the lock of a device. */
export const lockKey = (deviceId: string): string => `lock ${deviceId}`
