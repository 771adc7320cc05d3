/** An attribute changes, step 5: gives the values their types. */
import type { Option, PrerenderedOption } from './option.js'

export type OptionTable = { readonly [name: string]: Option<unknown> }

/** Values of options by name. A missing value means the default. */
export type OptionValues<Options extends OptionTable> = {
  readonly [Name in keyof Options]?: Options[Name] extends Option<infer Value> ? Value : never
}

/** Values of the options that the first screen before React respects. */
export type PrerenderedValues<Options extends OptionTable> = OptionValues<{
  readonly [Name in keyof Options as Options[Name] extends PrerenderedOption<unknown> ? Name : never]: Options[Name]
}>

/** Parsed values that the host provided. */
export type ProvidedValues = ReadonlyMap<string, unknown>

/** Returns the provided values of an option table, typed. */
export function valuesOf<Options extends OptionTable>(
  options: Options,
  provided: ProvidedValues
): OptionValues<Options> {
  const values: OptionValues<Options> = {}
  // Each value was parsed by its option, so it has that option's type.
  return Object.assign(values, Object.fromEntries([...provided].filter(([name]) => name in options)))
}
