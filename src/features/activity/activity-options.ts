import { parseInstant } from '../../core/values/parse-instant.js'
import type { Option } from '../../element/options/option.js'
import { listOption } from '../../element/options/option.js'
import { EVENT_KINDS, type EventKind } from './rules/event-kind.js'

export interface ActivityOptions {
  readonly deviceId?: string | undefined
  readonly deviceIds?: readonly string[] | undefined
  readonly accessCodeId?: string | undefined
  readonly kinds?: readonly EventKind[] | undefined
  /** An ISO 8601 date or time. */
  readonly since?: string | undefined
  readonly heading?: string | undefined
}

const isKind = (value: string): value is EventKind => EVENT_KINDS.some((kind) => kind === value)

/** Kinds of events, as a list, CSV or a JSON array. @default all */
export function kindsOption(): Option<readonly EventKind[]> {
  const list = listOption()
  return {
    ...list,
    expected: `a comma-separated list of ${EVENT_KINDS.join(', ')}`,
    read(input) {
      const kinds = list.read(input)
      return kinds?.every(isKind) ? kinds : undefined
    }
  }
}

/** A date or time. @default none */
export const momentOption = (): Option<string> => ({
  hasAttribute: true,
  expected: 'a date such as 2026-05-01, or a moment such as 2026-05-01T08:00:00Z',
  read: (input) => (typeof input === 'string' && parseInstant(input) !== undefined ? input : undefined)
})
