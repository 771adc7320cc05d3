import { type ComponentType, createElement, type ReactNode } from 'react'
import type { Query } from '../../core/queries/query.js'
import { plainBox, plainHeader, plainSkeletonRows } from '../../ui/list/plain-skeleton.js'
import { type ProvidedValues, type OptionTable, type OptionValues, valuesOf } from '../options/option-table.js'

/** Reads something, before the screen that shows it is drawn. */
export type PreloadQueries = <Resource>(query: Query<Resource>) => void

/** How an element looks besides its screen. */
interface Looks {
  /** A style sheet for this element alone. */
  readonly styles?: string | undefined
  /**
   * Makes, without React, what stands in its place until React draws it. It is told what an option holds.
   * @default a heading and rows on their way
   */
  readonly placeHolder?: ((option: (name: string) => unknown) => HTMLElement) | undefined
}

interface ScreenLooks<Options extends OptionTable> extends Looks {
  /** Reads what the screen shows first. @default nothing */
  readonly first?: ((read: PreloadQueries, options: OptionValues<Options>) => void) | undefined
}

/** What makes an element other than the rest. */
export interface ElementDefinition extends Looks {
  readonly options: OptionTable
  /** Reads what its screen shows first. */
  readFirst?(read: PreloadQueries, given: ProvidedValues): void
  /** Whether it hands its session down to the elements inside it, and shows nothing of its own. */
  readonly isSession: boolean
  render(given: ProvidedValues): ReactNode
}

const thingOnItsWay = (): HTMLElement => plainBox('root', plainHeader(), plainSkeletonRows(false))

/** Defines an element by its own options and the screen that takes them as its props. */
export function defineScreen<Options extends OptionTable>(
  options: Options,
  screen: ComponentType<OptionValues<Options>>,
  { styles, placeHolder = thingOnItsWay, first }: ScreenLooks<Options> = {}
): ElementDefinition {
  const render = (given: ProvidedValues) => createElement(screen, valuesOf(options, given))
  const readFirst = (read: PreloadQueries, given: ProvidedValues): void => first?.(read, valuesOf(options, given))
  return { options, isSession: false, styles, placeHolder, render, readFirst }
}
