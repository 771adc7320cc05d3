import { millisecondsInDay } from 'date-fns/constants'
import type { AccessGrant } from '../../../core/resources/resources.js'
import { startOf } from './access-grant.js'

const DAYS_BEFORE = 30
const MOST_DAYS = 365

/** Returns since when the events of an access are read: 30 days before its start, at most a year ago. In ms since 1970. */
export const eventsSince = (grant: AccessGrant, now: number): number =>
  Math.max(startOf(grant) - DAYS_BEFORE * millisecondsInDay, now - MOST_DAYS * millisecondsInDay)
