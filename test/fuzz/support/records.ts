import * as fc from 'fast-check'
import { isObject } from '../../../src/element/options/is-object.js'
import { type Bases, type Kind, LIMITS } from './bases.js'
import { oddNames, oddValue } from './values.js'

const MOST_EDITS = 4
const MOST_DEPTH = 4
/** Pairs of times are in a list of a list. */
const MOST_DEPTH_OF_LIMITS = 6

/** Field of a record, and the name of its replacement value. */
export type Edit = readonly [path: string, odd: string]

/** Record of the platform with some invalid fields. */
export interface FuzzedRecord {
  readonly kind: Kind
  /** Index of the original record in the sandbox. */
  readonly base: number
  readonly edits: readonly Edit[]
}

/** Returns the fields of a record at every depth with their paths. Lists contribute their first item. */
function fieldsOf(value: unknown, depth: number, path: readonly string[] = []): (readonly [string, unknown])[] {
  if (!isObject(value) || path.length === depth) return []
  const names = Array.isArray(value) ? Object.keys(value).slice(0, 1) : Object.keys(value)
  return names.flatMap((name) => {
    const inner: unknown = Reflect.get(value, name)
    return [[[...path, name].join('/'), inner] as const, ...fieldsOf(inner, depth, [...path, name])]
  })
}

const isLimit = (path: string): boolean => LIMITS.some((name) => path.startsWith(`properties/${name}`))

/** Returns the fields of a record that are edited. */
function editedFields(kind: Kind, record: object | undefined): (readonly [string, unknown])[] {
  if (kind === 'limited lock') return fieldsOf(record, MOST_DEPTH_OF_LIMITS).filter(([path]) => isLimit(path))
  const isFixed = (path: string): boolean => (kind === 'use' ? path === 'event_id' : isId(path))
  return fieldsOf(record, MOST_DEPTH).filter(([path]) => !isFixed(path))
}

const isId = (path: string): boolean =>
  /^(device|access_code|climate_preset|connected_account|device_model|noise_threshold|event)_(id|key)$/.test(path)

/** Generates records of a kind. Records that are requested by id keep their ids. */
export function recordsOf(kind: Kind, bases: Bases): fc.Arbitrary<FuzzedRecord> {
  return fc.nat({ max: bases[kind].length - 1 }).chain((base) => {
    const fields = editedFields(kind, bases[kind][base])
    const edit = fc
      .constantFrom(...fields)
      .chain(([path, value]) => fc.tuple(fc.constant(path), fc.constantFrom(...oddNames(value))))
    return fc.record({
      kind: fc.constant(kind),
      base: fc.constant(base),
      edits: fc.array(edit, { minLength: 1, maxLength: MOST_EDITS })
    })
  })
}

function put(record: unknown, path: readonly string[], odd: string): void {
  const [name = '', ...rest] = path
  if (!isObject(record)) return
  if (rest.length > 0) return put(Reflect.get(record, name), rest, odd)
  const value = oddValue(odd)
  if (value === undefined) Reflect.deleteProperty(record, name)
  else Reflect.set(record, name, structuredClone(value))
}

/** Returns the record as the platform sends it, with its own id. */
export function madeOf(
  { kind, base, edits }: FuzzedRecord,
  bases: Bases,
  given: Readonly<Record<string, unknown>>
): object {
  const record = Object.assign(structuredClone(bases[kind][base] ?? {}), given)
  for (const [path, odd] of edits) put(record, path.split('/'), odd)
  return record
}
