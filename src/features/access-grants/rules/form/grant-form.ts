import { type FormRules, isSameText } from '../../../../core/actions/rebase-form.js'
import type { AccessGrant } from '../../../../core/resources/resources.js'
import { localZone } from '../../../../core/values/time-zone.js'
import { isSameTime, NO_TIME, type TypedTime, timeAt } from '../../../../core/values/typed-time.js'
import type { ZonedTimes } from '../../../access-codes/rules/access-code-form.js'
import { endOf, grantName, startOf, type WayMode } from '../access-grant.js'

/** Ids of what a person gets access to. */
export interface DoorChoice {
  readonly spaceIds: readonly string[]
  readonly deviceIds: readonly string[]
  readonly entranceIds: readonly string[]
}

/** A person who is known to the platform. */
export interface Person {
  readonly id: string
  readonly name: string | undefined
  /** The name, or else how the person can be reached. */
  readonly label: string | undefined
}

/** When an access begins and ends. */
export interface GrantTimes extends ZonedTimes {
  /** The end is kept meanwhile, in case the user switches back. */
  readonly isEndless: boolean
  /** `true` once the user has chosen a time zone, which then no longer follows the doors. */
  readonly isZoneChosen: boolean
}

/** `true` if the time zone is that of a door in another time zone than the browser. */
export const followsDoor = ({ isZoneAutomatic, isZoneChosen }: GrantTimes): boolean => !isZoneAutomatic && !isZoneChosen

/** Values of the form of an access grant. */
export interface GrantForm extends GrantTimes {
  readonly who: 'new' | 'known'
  /** Id of the chosen person. Kept meanwhile, like the fields of a new one, in case the user switches back. */
  readonly personId: string | undefined
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly doors: DoorChoice
  readonly modes: readonly WayMode[]
  /** Choice of who sets the digits of a PIN. */
  readonly pin: 'any' | 'own'
  readonly code: string
  /** How often the link of a mobile key can be used. */
  readonly uses: string
}

export const NO_DOORS: DoorChoice = { spaceIds: [], deviceIds: [], entranceIds: [] }

const isSameList = (first: readonly string[], second: readonly string[]): boolean =>
  first.length === second.length && first.every((item) => second.includes(item))

/** Rules of the fields of an existing access grant. */
export const grantEditRules: FormRules<GrantForm> = {
  isSame: {
    name: isSameText,
    start: isSameTime,
    end: isSameTime,
    isEndless: Object.is
  },
  isUsed: (field, { isEndless }) => field !== 'end' || !isEndless
}

/** Rules of a new access grant. Its time zone follows the doors, but is no input itself. */
export const newGrantRules: FormRules<GrantForm> = {
  isSame: {
    ...grantEditRules.isSame,
    who: Object.is,
    personId: Object.is,
    zone: Object.is,
    isZoneAutomatic: Object.is,
    email: isSameText,
    phone: isSameText,
    doors: (first, second) =>
      isSameList(first.spaceIds, second.spaceIds) &&
      isSameList(first.deviceIds, second.deviceIds) &&
      isSameList(first.entranceIds, second.entranceIds),
    modes: isSameList,
    pin: Object.is,
    code: isSameText,
    uses: isSameText
  },
  isUsed(field, form) {
    if (field === 'code') return form.pin === 'own'
    if (field === 'personId') return form.who === 'known'
    return grantEditRules.isUsed?.(field, form) !== false
  }
}

export const enteredName = ({ name }: Pick<GrantForm, 'name'>): string => name.trim()

/** Returns the text of a time, in ms since the epoch, for the platform. */
export const toIso = (instant: number): string => new Date(instant).toISOString()

/** Returns a phone number without spaces, dots, dashes and brackets. */
export const phoneNumber = (typed: string): string => typed.replaceAll(/[\s.\-()]/g, '')

/**
 * Returns the form of an existing access grant, which edits its name and times.
 *
 * @param hidesContact `true` if the name must not be an e-mail address or a phone number
 */
export function grantForm(grant: AccessGrant, zone: string, hidesContact = false): GrantForm {
  const toTime = (instant: number): TypedTime => (Number.isFinite(instant) ? timeAt(instant, zone) : NO_TIME)
  const end = endOf(grant)
  return {
    who: 'new',
    personId: undefined,
    name: grantName(grant, hidesContact) ?? '',
    email: '',
    phone: '',
    doors: NO_DOORS,
    start: toTime(startOf(grant)),
    end: toTime(end),
    isEndless: !Number.isFinite(end),
    zone,
    isZoneAutomatic: zone === localZone(),
    isZoneChosen: false,
    modes: [],
    pin: 'any',
    code: '',
    uses: '1'
  }
}
