type KeyOf<T> = T extends unknown ? keyof T : never

type FieldOf<T, Key> = T extends unknown ? (Key extends keyof T ? T[Key] : never) : never

/** A list or an object as it came from the platform, if it is one; anything else is yet to be read. */
type UntrustedValue<T> = unknown extends T
  ? unknown
  : [NonNullable<T>] extends [readonly (infer Item)[]]
    ? readonly UntrustedValue<Item>[] | null | undefined
    : [NonNullable<T>] extends [object]
      ? Untrusted<NonNullable<T>> | null | undefined
      : unknown

/**
 * A `T` as it came from the platform: every field may be missing, `null` or something else altogether. What is promised
 * to be a text, a number or a flag is `unknown` until `value.ts` has read it. Of a union, all fields can be asked for.
 */
export type Untrusted<T extends object> = { readonly [Key in KeyOf<T>]?: UntrustedValue<FieldOf<T, Key>> }
