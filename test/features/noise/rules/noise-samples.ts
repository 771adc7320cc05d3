import type { NoiseThreshold } from '../../../../src/core/resources/resources.js'

export const threshold = (fields: object = {}): NoiseThreshold => Object.assign({ noise_threshold_id: 'night' }, fields)

export const NONSENSE: unknown[] = [undefined, null, NaN, Infinity, '', ' ', 'text', true, [], {}, [null], () => 1]
export const LOS_ANGELES = 'America/Los_Angeles'
export const BERLIN = 'Europe/Berlin'
export const SUMMER = Date.parse('2025-06-15T10:20:30.500Z')
