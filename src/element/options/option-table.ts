import type { Option } from './option.js'

/** Options by name, each with how it is read. */
export type OptionTable = { readonly [name: string]: Option<unknown> }

/** What options hold, by their names; what is not there has its default. */
export type OptionValues<Options extends OptionTable> = {
  readonly [Name in keyof Options]?: Options[Name] extends Option<infer Value> ? Value : never
}

/** What was given to an element, read by its options. */
export type ProvidedValues = ReadonlyMap<string, unknown>

/** The given values of some options, by their names and types. */
export function valuesOf<Options extends OptionTable>(options: Options, given: ProvidedValues): OptionValues<Options> {
  const values: OptionValues<Options> = {}
  // Each value was read by its option when it was given, which made it of that option's type.
  return Object.assign(values, Object.fromEntries([...given].filter(([name]) => name in options)))
}
