import { defineMessages } from '../namespace.js'

/** Thresholds and activity of a noise sensor. */
export const NOISE_SENSOR = defineMessages('noiseSensor', ({ counted }) => ({
  lastDay: (count: number): string =>
    count > 0
      ? `${counted(count, { one: 'Too loud once', other: 'Too loud # times' })} in the last 24 hours`
      : 'No alerts in the last 24 hours',
  edit: (name: string): string => `Edit ${name}`,
  delete: (name: string): string => `Delete ${name}`,
  loadingThresholds: 'Loading noise thresholds',
  thresholdsFailed: 'Noise thresholds could not be loaded',
  noThresholds: 'None',
  allDay: 'All day',
  allTimesIn: (zone: string): string => `All times in ${zone}`,
  thresholdsDetail: 'A noise threshold is the highest noise level in dB allowed for a time range in the day.',
  between: (start: string, end: string): string => `${start} – ${end}`,
  quietHours:
    'Quiet hours is a separate threshold that takes effect only for a specified time range.',
  loadingActivity: 'Loading noise activity',
  activityFailed: 'Noise activity could not be loaded',
  noActivity: 'No noise in the last month',
  event: 'Noise threshold exceeded',
  showMore: 'Show more',
  chart: 'Loudest each night in the last month',
  overAllowed: (level: string, allowed: string): string => `${level}, limit ${allowed}`,
  night: 'Night',
  events: 'Events',
  time: 'Time',
  loudest: 'Loudest'
}))
