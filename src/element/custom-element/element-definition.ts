import { type ComponentType, createElement, type ReactNode } from 'react'
import type { Option } from '../options/option.js'

/** Options by name, each with how it is read. */
export type OptionTable = { readonly [name: string]: Option<unknown> }

/** What options hold, by their names; what is not there has its default. */
export type OptionValues<Options extends OptionTable> = {
  readonly [Name in keyof Options]?: Options[Name] extends Option<infer Value> ? Value : never
}

/** What was given to an element, read by its options. */
export type GivenValues = ReadonlyMap<string, unknown>

/** What makes an element other than the rest. */
export interface ElementDefinition {
  readonly options: OptionTable
  /** Whether it hands its session down to the elements inside it, and shows nothing of its own. */
  readonly isSession: boolean
  /** A style sheet for this element alone. */
  readonly styles?: string | undefined
  render(given: GivenValues): ReactNode
}

/** The given values of some options, by their names and types. */
export function valuesOf<Options extends OptionTable>(options: Options, given: GivenValues): OptionValues<Options> {
  const values: OptionValues<Options> = {}
  // Each value was read by its option when it was given, which made it of that option's type.
  return Object.assign(values, Object.fromEntries([...given].filter(([name]) => name in options)))
}

/** Defines an element by its own options and the screen that takes them as its props; `styles` are for it alone. */
export function defineScreen<Options extends OptionTable>(
  options: Options,
  screen: ComponentType<OptionValues<Options>>,
  styles?: string
): ElementDefinition {
  return { options, isSession: false, styles, render: (given) => createElement(screen, valuesOf(options, given)) }
}
