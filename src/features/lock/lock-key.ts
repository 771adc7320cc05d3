/** Key of the mutations of a lock. */
export const lockKey = (deviceId: string): string => `lock ${deviceId}`
