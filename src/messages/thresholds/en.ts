import { defineMessages } from '../namespace.js'

/** Editing noise thresholds. */
export const THRESHOLDS = defineMessages('thresholds', ({ number }) => ({
  title: 'Add threshold',
  name: 'Name (optional)',
  decibels: 'Alert above (dB)',
  score: 'Noise risk score (NRS)',
  less: (name: string): string => `${name}: lower`,
  more: (name: string): string => `${name}: higher`,
  start: 'From',
  end: 'To',
  nextDay: 'next day',
  required: 'Required',
  notANumber: 'Enter a number.',
  notBoth: 'Enter either decibels or a score.',
  outOfRange: (least: number, most: number): string => `Enter a number from ${number(least)} to ${number(most)}.`,
  nameRequired: 'You can change the name but not remove it.',
  sameTime: 'The end must differ from the start.',
  day: 'The day from midnight to midnight',
  own: 'This threshold',
  otherThresholds: 'Other thresholds',
  during: (start: string, end: string): string => `From ${start} to ${end}`,
  /** @param name empty for a threshold without a name */
  limit: (name: string, level: string): string => (name ? `“${name}” (${level})` : `the ${level} limit`),
  otherFirst: (during: string, limit: string): string => `${during} ${limit} alerts first.`,
  ownFirst: (during: string, limit: string): string => `${during} this threshold alerts before ${limit}.`,
  sameLimit: (during: string): string => `${during} another threshold has the same limit.`,
  neverFirst: (name: string, level: string): string =>
    `This threshold would never alert: ${name ? `“${name}” is lower (${level})` : `the ${level} limit is lower`} at the same times.`,
  created: 'Noise threshold created',
  updated: 'Noise threshold updated',
  deleted: 'Noise threshold is being deleted',
  confirmDelete: 'Delete this noise threshold?',
  confirm: 'Delete',
  alreadyDeleted: 'This noise threshold was deleted.',
  failed: 'The noise threshold could not be saved. Please try again.',
  deleteFailed: 'The noise threshold could not be deleted. Please try again.',
  offline: 'You can change noise thresholds once the sensor is back online.'
}))
