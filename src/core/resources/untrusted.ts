type KeyOf<T> = T extends unknown ? keyof T : never

type FieldOf<T, Key> = T extends unknown ? (Key extends keyof T ? T[Key] : never) : never

/** A list or object from the platform. Any other value is `unknown` until it is parsed. */
type UntrustedValue<T> = unknown extends T
  ? unknown
  : [NonNullable<T>] extends [readonly (infer Item)[]]
    ? readonly UntrustedValue<Item>[] | null | undefined
    : [NonNullable<T>] extends [object]
      ? Untrusted<NonNullable<T>> | null | undefined
      : unknown

/**
 * A `T` as received from the platform: every field may be missing, `null` or of another type. Fields that should be
 * strings, numbers or booleans are `unknown` until `value.ts` parses them. For a union, every field of any member is
 * accessible.
 */
export type Untrusted<T extends object> = { readonly [Key in KeyOf<T>]?: UntrustedValue<FieldOf<T, Key>> }
