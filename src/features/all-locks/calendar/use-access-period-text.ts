import type { Device } from '../../../core/resources/resources.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { CALENDAR } from '../../../messages/calendar/en.js'
import { type CodeState, codeState } from '../../access-codes/rules/access-code-state.js'
import type { CodeGroup } from '../../access-codes/rules/all-locks-codes.js'
import { deviceName } from '../../device/rules/device.js'
import type { Overlap } from '../rules/access-period-overlaps.js'
import { beginsToday, endsToday, type TodaysGuests } from '../rules/access-period-today.js'
import type { AccessPeriod } from '../rules/access-periods.js'
import { useLockNames } from '../use-lock-names.js'
import type { DayTexts } from './use-day-texts.js'

/** States by severity. An access period has the worst state of its codes. */
const WORST: readonly CodeState[] = [
  'faulty',
  'removing',
  'setting',
  'unconfirmed',
  'assumed',
  'over',
  'upcoming',
  'working'
]
/** Expected states that the position among the days already shows. */
const PLAIN: ReadonlySet<CodeState> = new Set(['working', 'upcoming'])
/** Maximum number of listed names. Further people are only counted. */
const MOST_NAMES = 3
/** Separator between names of locks, and between facts of an access period. */
const SEPARATOR = ', '

/** Facts shown about an access period. */
export interface AccessPeriodFacts {
  readonly state: CodeState
  /** When it starts or ends today, such as `in 3 PM`. `undefined` on other days. */
  readonly arrival: string | undefined
  readonly departure: string | undefined
  /** Names of the locks. Empty if the calendar has a single lock. */
  readonly locks: string
  /** Accessible name with all facts. */
  readonly name: string
}

export interface AccessPeriodText {
  nameOf(name: string | undefined): string
  factsOf(group: CodeGroup, period: AccessPeriod, overlaps: readonly Overlap[]): AccessPeriodFacts
  /** Returns a sentence with the people who arrive or leave today, or an empty string if there are none. */
  today(guests: TodaysGuests): string
}

export function useAccessPeriodText({ span, time }: DayTexts, lockCount: number): AccessPeriodText {
  const { locale, messages } = useElement()
  const texts = useTexts(CALENDAR)
  const filters = useIssueFilters()
  const now = useNow()
  const together = new Intl.ListFormat(locale, { type: 'conjunction' })
  const lockNames = useLockNames()
  const nameOf = (name: string | undefined): string => name ?? messages.accessCode.unnamed
  const locksOf = (locks: readonly Device[]): string =>
    locks.map((lock) => deviceName(lock) ?? messages.device.unnamed).join(SEPARATOR)

  function namesOf(people: readonly (string | undefined)[]): string {
    const names = people.slice(0, MOST_NAMES).map(nameOf)
    const more = people.length - names.length
    return together.format(more > 0 ? [...names, texts.more(more)] : names)
  }

  return {
    nameOf,
    factsOf(group, period, overlaps) {
      const states = new Set(period.codes.map(({ code, lock }) => codeState(code, lock, filters, now)))
      const state = WORST.find((each) => states.has(each)) ?? 'working'
      const { startsAt, endsAt, zone } = period
      const startsToday = startsAt !== undefined && beginsToday(period, now)
      const isLastDay = endsAt !== undefined && endsToday(period, now)
      const locks = period.codes.map(({ lock }) => lock)
      const { names, more = '' } = lockNames(locks)
      const shown = `${names} ${more}`.trim()
      const arrival = startsToday ? texts.in(time(startsAt, zone)) : undefined
      const departure = isLastDay ? texts.out(time(endsAt, zone)) : undefined
      return {
        state,
        arrival,
        departure,
        locks: lockCount > 1 ? shown : '',
        name: messages.general.facts(
          [
            nameOf(group.name),
            // As it is written on the bar.
            [arrival, shown, departure].filter(Boolean).join(' '),
            span(period, zone, 'long'),
            ...(startsToday ? [texts.startsToday] : []),
            ...(isLastDay ? [texts.endsToday] : []),
            ...(PLAIN.has(state) ? [] : [messages.accessCode[state]]),
            ...overlaps
              .slice(0, MOST_NAMES)
              .map(({ name, locks: shared }) => texts.overlaps(nameOf(name), locksOf(shared)))
          ],
          SEPARATOR
        )
      }
    },
    today({ arriving, staying, leaving }) {
      const written = (write: typeof texts.comes, names: readonly (string | undefined)[]): readonly string[] =>
        names.length > 0 ? [write(namesOf(names), names.length)] : []
      const events = [
        ...written(texts.comes, arriving),
        ...written(texts.comesAndLeaves, staying),
        ...written(texts.leaves, leaving)
      ]
      return events.length > 0 ? texts.onToday(messages.general.facts(events)) : ''
    }
  }
}
