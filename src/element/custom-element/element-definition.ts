import { type ComponentType, createElement, type ReactNode } from 'react'
import { type GivenValues, type OptionTable, type OptionValues, valuesOf } from '../options/option-table.js'

/** What makes an element other than the rest. */
export interface ElementDefinition {
  readonly options: OptionTable
  /** Whether it hands its session down to the elements inside it, and shows nothing of its own. */
  readonly isSession: boolean
  render(given: GivenValues): ReactNode
}

/** Defines an element by its own options and the screen that takes them as its props. */
export function defineScreen<Options extends OptionTable>(
  options: Options,
  screen: ComponentType<OptionValues<Options>>
): ElementDefinition {
  return { options, isSession: false, render: (given) => createElement(screen, valuesOf(options, given)) }
}
