import type { TemporalMoment } from '../../../src/client/calls/moment.js'
import type { PlatformRequest } from '../../../src/client/platform-request.js'

type MomentField = `${string}_at` | 'since' | 'between' | 'created_before'

interface Optional<Value> {
  optional: Value
}

/** Field whose type is replaced before the comparison. */
export interface Replacement<From, To> {
  from: From
  to: To
}

type Same<One, Other> = [One, Other] extends [Other, One] ? true : false

type Replaced<T, Field, Replacements> = Field extends keyof Replacements
  ? Replacements[Field] extends Replacement<infer From, infer To>
    ? Same<T, From> extends true
      ? To
      : T
    : T
  : T

type FieldsOf<T extends object, Replacements> = {
  [Name in keyof T]-?: string extends Name
    ? Normal<T[Name], Replacements>
    : object extends Pick<T, Name>
      ? Optional<Normal<Replaced<Exclude<T[Name], undefined>, Name, Replacements>, Replacements, Name>>
      : Normal<Replaced<T[Name], Name, Replacements>, Replacements, Name>
}

type ItemsOf<T extends readonly unknown[], Replacements, Field> = number extends T['length']
  ? { item: Normal<T[number], Replacements, Field> }
  : { items: { [Index in keyof T]: Normal<T[Index], Replacements, Field> } }

/**
 * Makes all fields required and dates strings, so that only types with the same fields at every depth are assignable to
 * each other.
 */
export type Normal<T, Replacements = object, Field = ''> = 0 extends 1 & T
  ? 'anything'
  : unknown extends T
    ? 'anything'
    : T extends Date | TemporalMoment
      ? Field extends MomentField
        ? string
        : 'a date'
      : T extends readonly unknown[]
        ? ItemsOf<T, Replacements, Field>
        : T extends object
          ? FieldsOf<T, Replacements>
          : T

/** Parameters of a method. */
export type TakenBy<Method> = Method extends (...given: infer Given) => unknown ? Exclude<Given[0], undefined> : never

/** Result of a method. */
export type GivenBy<Method> = Method extends (...given: never[]) => PlatformRequest<infer Value> ? Value : never
