import { type ComponentType, createElement, type ReactNode } from 'react'
import { type GivenValues, type OptionTable, type OptionValues, valuesOf } from '../options/option-table.js'

/** What makes an element other than the rest. */
export interface ElementDefinition {
  readonly options: OptionTable
  /** Whether it hands its session down to the elements inside it, and shows nothing of its own. */
  readonly isSession: boolean
  /** A style sheet for this element alone. */
  readonly styles?: string | undefined
  render(given: GivenValues): ReactNode
}

/** Defines an element by its own options and the screen that takes them as its props; `styles` are for it alone. */
export function defineScreen<Options extends OptionTable>(
  options: Options,
  screen: ComponentType<OptionValues<Options>>,
  styles?: string
): ElementDefinition {
  return { options, isSession: false, styles, render: (given) => createElement(screen, valuesOf(options, given)) }
}
