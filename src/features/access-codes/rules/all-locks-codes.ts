import { compareNames } from '../../../core/values/compare-names.js'
import { isRemoving } from './access-code-status.js'
import { deviceName } from '../../device/rules/device.js'
import { searchIn } from '../../../core/values/fold-text.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { shownCode } from './shown-code.js'
import { parseString } from '../../../core/values/value.js'

/** A code, and the lock that it is on. */
export interface LockCode {
  readonly code: AccessCode
  readonly lock: Device
}

/** Codes that belong together: those of one person, of whom each lock may have several, or those of one lock. */
export interface CodeGroup {
  readonly key: string
  /** Nothing where neither the person nor the lock has a name. */
  readonly name: string | undefined
  readonly codes: readonly LockCode[]
}

/** A name as people tell others by it: accents count, case and outer spaces do not, nor how a letter is encoded. */
const sameName = (name: string): string => name.normalize('NFC').trim().toLowerCase()

function grouped(
  codes: readonly LockCode[],
  keyOf: (code: LockCode) => string,
  nameOf: (code: LockCode) => string | undefined
): CodeGroup[] {
  const groups = new Map<string, LockCode[]>()
  for (const each of codes) {
    const group = groups.get(keyOf(each))
    if (group) group.push(each)
    else groups.set(keyOf(each), [each])
  }
  return [...groups].map(([key, those]) => ({
    key,
    codes: those,
    name: those.map(nameOf).find((name) => name !== undefined)
  }))
}

/** Codes without those that are being removed. */
export const remainingCodes = (codes: readonly LockCode[]): readonly LockCode[] =>
  codes.filter(({ code }) => !isRemoving(code))

/** How many locks codes are on; those that are being removed count only where no other is there. */
export function countLocks(codes: readonly LockCode[]): number {
  const staying = remainingCodes(codes)
  return new Set((staying.length > 0 ? staying : codes).map(({ lock }) => lock.device_id)).size
}

/** The different digits of codes; those that are being removed are of no use to anybody. Nothing is one of them where a code tells none. */
export const remainingPins = (codes: readonly LockCode[]): readonly (string | undefined)[] => [
  ...new Set(remainingCodes(codes).map(({ code, lock }) => shownCode(code, lock).pin))
]

/**
 * The codes of a house, person by person, who are told apart by their names. Codes that were made together are of one
 * person whatever each is called: of the one after whom the first is named.
 */
export function codesByPerson(codes: readonly LockCode[]): readonly CodeGroup[] {
  const ownName = ({ code, lock }: LockCode): string | undefined => shownCode(code, lock).name
  const madeTogether = ({ code }: LockCode): string | undefined => parseString(code.common_code_key)
  const names = new Map(
    codes.toReversed().flatMap((each) => {
      const [common, name] = [madeTogether(each), ownName(each)]
      return common === undefined || name === undefined ? [] : [[common, name] as const]
    })
  )
  function personOf(each: LockCode): string {
    const common = madeTogether(each)
    const name = names.get(common ?? '') ?? ownName(each)
    if (name !== undefined) return `person ${sameName(name)}`
    return common === undefined ? `code ${each.code.access_code_id}` : `common ${common}`
  }
  return grouped(codes, personOf, ownName)
}

/** The codes of a house, lock by lock. */
export const codesByLock = (codes: readonly LockCode[]): readonly CodeGroup[] =>
  grouped(
    codes,
    ({ lock }) => `lock ${lock.device_id}`,
    ({ lock }) => deviceName(lock)
  )

/** What of a code may be found by typing. */
function textsOf({ code, lock }: LockCode): readonly (string | undefined)[] {
  const { name, pin } = shownCode(code, lock)
  return [name, pin]
}

/** Whether a name of a group, of a lock or of a code in it, or the digits of one, contain what was typed. */
export const matchesCodeGroup = searchIn(({ name, codes }: CodeGroup) => [
  name,
  ...codes.flatMap((each) => [...textsOf(each), deviceName(each.lock)])
])

const ofPerson = searchIn(({ codes }: CodeGroup) => {
  const pins = remainingPins(codes)
  return [...codes.map(({ lock }) => deviceName(lock)), ...(pins.length > 1 ? pins : [])]
})
const ofLock = searchIn(({ codes }: CodeGroup) => codes.flatMap(textsOf))

/** Whether what was typed is found in what a group opens to, and its row does not say: locks of a person, or codes of a lock. */
export const isFoundInside = (group: CodeGroup, typed: string, isByLock: boolean): boolean =>
  typed.trim() !== '' && (isByLock ? ofLock : ofPerson)(group, typed)

/** By name; those without one come last. */
export const compareCodeGroups = (first: CodeGroup, second: CodeGroup): number =>
  Number(first.name === undefined) - Number(second.name === undefined) ||
  compareNames(first.name ?? '', second.name ?? '')
