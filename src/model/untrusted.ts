type KeyOf<T> = T extends unknown ? keyof T : never

type FieldOf<T, Key> = T extends unknown ? (Key extends keyof T ? T[Key] : never) : never

/**
 * A `T` as it came from the platform: every field may be missing, `null` or something else altogether, so that what is
 * no object or list is `unknown` until it was read (`text`, `number` and `list` of `value.ts`). Of a union, all fields
 * can be asked for.
 */
export type Untrusted<T> = [NonNullable<T>] extends [readonly (infer Item)[]]
  ? readonly Untrusted<Item>[] | null | undefined
  : [NonNullable<T>] extends [object]
    ? { readonly [Key in KeyOf<NonNullable<T>>]?: Untrusted<FieldOf<NonNullable<T>, Key>> } | null | undefined
    : unknown
