import type { Table } from '../../../core/resources/resource-kind.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { searchIn } from '../../../core/values/fold-text.js'
import { memoize } from '../../../core/values/memoize.js'
import { compareNames } from '../../../core/values/sort-order.js'
import { parseString } from '../../../core/values/value.js'
import { deviceName } from '../../device/rules/device.js'
import { isRemoving } from './code-transition.js'
import { shownCode } from './shown-code.js'

export interface LockCode {
  readonly code: AccessCode
  readonly lock: Device
}

/** Codes of one person or of one lock. A person may have several codes on a lock. */
export interface CodeGroup {
  readonly key: string
  /** `undefined` if the person or lock has no name. */
  readonly name: string | undefined
  readonly codes: readonly LockCode[]
}

const lockCodes = new WeakMap<AccessCode, LockCode>()

/** Returns a code with its lock: the same object as long as neither has changed. */
export function toLockCode(code: AccessCode, lock: Device): LockCode {
  const known = lockCodes.get(code)
  if (known?.lock === lock) return known
  const lockCode = { code, lock }
  lockCodes.set(code, lockCode)
  return lockCode
}

const listsOfLocks = new WeakMap<Device, readonly LockCode[]>()

/** Returns the known codes of a lock: the same list, with what was derived from it, as long as none of them changed. */
export function codesOfLock(lock: Device, ids: readonly string[], table: Table<AccessCode>): readonly LockCode[] {
  const known = listsOfLocks.get(lock)
  const isSame =
    known?.length === ids.length && ids.every((id, index) => table.get(id)?.resource === known[index]?.code)
  if (isSame) return known
  const codes = ids.flatMap((id) => {
    const code = table.get(id)?.resource
    return code ? toLockCode(code, lock) : []
  })
  listsOfLocks.set(lock, codes)
  return codes
}

/** Normalizes a name for comparison. Ignores case, outer spaces and Unicode encoding, but not accents. */
const sameName = (name: string): string => name.normalize('NFC').trim().toLowerCase()

function grouped(
  codes: readonly LockCode[],
  keyOf: (code: LockCode) => string,
  nameOf: (code: LockCode) => string | undefined
): CodeGroup[] {
  const groups = new Map<string, LockCode[]>()
  for (const each of codes) {
    const key = keyOf(each)
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return Array.from(groups, ([key, own]) => {
    const named = own.find((each) => nameOf(each) !== undefined)
    return { key, codes: own, name: named && nameOf(named) }
  })
}

/** Returns the codes without those that are being removed. */
export const remainingCodes = (codes: readonly LockCode[]): readonly LockCode[] =>
  codes.filter(({ code }) => !isRemoving(code))

/** Returns the locks, each once. Codes that are being removed count only if there are no others. */
export function locksOf(codes: readonly LockCode[]): readonly Device[] {
  const staying = remainingCodes(codes)
  const locks = (staying.length > 0 ? staying : codes).map(({ lock }) => lock)
  return [...new Map(locks.map((lock) => [lock.device_id, lock])).values()]
}

/**
 * Returns the distinct digits of codes that are not being removed. Includes `undefined` if the digits of a code are
 * unknown.
 */
export const remainingPins = (codes: readonly LockCode[]): readonly (string | undefined)[] => [
  ...new Set(remainingCodes(codes).map(({ code, lock }) => shownCode(code, lock).pin))
]

/** Owner of an access code. */
interface CodeOwner {
  readonly name: string | undefined
  /** Key that codes have in common if they were created together. */
  readonly common: string | undefined
  /** Key of the owner, unless a code that was created together with this one names another. */
  readonly key: string
}

/** Cached, because normalizing names takes longer than grouping. */
const ownerOf = memoize(({ code, lock }: LockCode): CodeOwner => {
  const { name } = shownCode(code, lock)
  const common = parseString(code.common_code_key)
  const unnamed = common === undefined ? `code ${code.access_code_id}` : `common ${common}`
  return { name, common, key: name === undefined ? unnamed : `person ${sameName(name)}` }
})

/**
 * Groups codes by person, identified by name. Codes that were created together belong to one person even if their names
 * differ; the first name identifies the person.
 */
export function codesByPerson(codes: readonly LockCode[]): readonly CodeGroup[] {
  const keys = new Map<string, string>()
  for (const each of codes) {
    const { name, common, key } = ownerOf(each)
    if (common !== undefined && name !== undefined && !keys.has(common)) keys.set(common, key)
  }
  function personOf(each: LockCode): string {
    const { common, key } = ownerOf(each)
    return (common === undefined ? undefined : keys.get(common)) ?? key
  }
  return grouped(codes, personOf, (each) => ownerOf(each).name)
}

export const codesByLock = (codes: readonly LockCode[]): readonly CodeGroup[] =>
  grouped(
    codes,
    ({ lock }) => `lock ${lock.device_id}`,
    ({ lock }) => deviceName(lock)
  )

const isSameGroup = (group: CodeGroup, previous: CodeGroup): boolean =>
  previous.codes.length === group.codes.length && group.codes.every((code, index) => code === previous.codes[index])

/** Creates a grouping that keeps the groups whose codes have not changed, and with them what was derived from them. */
export function createCodeGrouping(
  group: (codes: readonly LockCode[]) => readonly CodeGroup[]
): (codes: readonly LockCode[]) => readonly CodeGroup[] {
  let known: ReadonlyMap<string, CodeGroup> = new Map()
  return (codes) => {
    const groups = group(codes).map((each) => {
      const previous = known.get(each.key)
      return previous && isSameGroup(each, previous) ? previous : each
    })
    known = new Map(groups.map((each) => [each.key, each]))
    return groups
  }
}

/** Returns the searchable texts of a code. */
function textsOf({ code, lock }: LockCode): readonly (string | undefined)[] {
  const { name, pin } = shownCode(code, lock)
  return [name, pin]
}

/** Returns `true` if the search matches the name of a group, of a lock or of a code in it, or the digits of a code. */
export const matchesCodeGroup = searchIn(({ name, codes }: CodeGroup) => [
  name,
  ...codes.flatMap((each) => [...textsOf(each), deviceName(each.lock)])
])

const ofPerson = searchIn(({ codes }: CodeGroup) => {
  const pins = remainingPins(codes)
  return [...codes.map(({ lock }) => deviceName(lock)), ...(pins.length > 1 ? pins : [])]
})
const ofLock = searchIn(({ codes }: CodeGroup) => codes.flatMap(textsOf))

/**
 * Returns `true` if the search matches content that only the expanded group shows: the locks of a person, or the codes
 * of a lock.
 */
export const isFoundInside = (group: CodeGroup, typed: string, isByLock: boolean): boolean =>
  typed.trim() !== '' && (isByLock ? ofLock : ofPerson)(group, typed)

/** Sorts groups by name. Groups without a name come last. */
export const compareCodeGroups = (first: CodeGroup, second: CodeGroup): number =>
  Number(first.name === undefined) - Number(second.name === undefined) ||
  compareNames(first.name ?? '', second.name ?? '')
