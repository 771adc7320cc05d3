/** An attribute changes, step 5: passes the values to the screen. */
import { type ComponentType, createElement, type ReactNode } from 'react'
import type { PreloadCall } from '../../client/preload-cache.js'
import type { Query } from '../../core/queries/query.js'
import { behaviourOptions } from '../options/behaviour-options.js'
import { type OptionTable, type OptionValues, type ProvidedValues, valuesOf } from '../options/option-table.js'
import { pageOptions } from '../options/page-options.js'
import type { scopeOptions } from '../options/scope-options.js'
import { sessionOptions } from '../options/session-options.js'
import { ScreenPlaceholder } from './screen-placeholder.js'

interface Presentation {
  /** Style sheet for this element only. */
  readonly styles?: string | undefined
  /** `true` if its first screen has texts of features. It is rendered once they are loaded. @default false */
  readonly hasFeatureTexts?: boolean | undefined
}

interface ScreenPresentation<Options extends OptionTable> extends Presentation {
  /** Placeholder that is rendered before React DOM is loaded. @default a heading and skeleton rows */
  readonly placeholder?: ComponentType<NoInfer<OptionValues<Options>>> | undefined
  /** First reads of the screen. @default none */
  readonly first?: FirstReads<NoInfer<OptionValues<Options>>> | undefined
}

/** First reads of a screen, depending on its options. */
interface FirstReads<Values> {
  queries(options: Values): readonly Query<unknown>[]
  /** Requests of these queries, to send before there is a client. */
  calls(options: Values): readonly PreloadCall[]
}

const NO_READS: FirstReads<unknown> = { queries: () => [], calls: () => [] }

/** Definition of an element: its options and its first screen. */
export interface ElementDefinition extends Presentation {
  readonly options: OptionTable
  /** Returns the first queries of the screen. */
  firstQueries?(provided: ProvidedValues): readonly Query<unknown>[]
  /** Returns the requests of these queries, to send before there is a client. */
  firstCalls?(provided: ProvidedValues): readonly PreloadCall[]
  /** `true` for `<x-session>`: it provides its session to the elements inside and renders nothing. */
  readonly isSession: boolean
  /** Returns the placeholder that is rendered before React DOM is loaded. */
  placeholder?(provided: ProvidedValues): ReactNode
  render(provided: ProvidedValues): ReactNode
}

/** Returns every option of an element, including the shared ones. */
export function optionsOf({ options, isSession }: ElementDefinition): OptionTable {
  return { ...sessionOptions, ...pageOptions, ...(isSession ? {} : behaviourOptions), ...options }
}

/** Defines an element by its options and the screen that receives them as props. */
export function defineScreen<Options extends OptionTable & Partial<typeof scopeOptions>>(
  options: Options,
  screen: ComponentType<OptionValues<Options>>,
  {
    placeholder: Placeholder = () => createElement(ScreenPlaceholder),
    first = NO_READS,
    ...presentation
  }: ScreenPresentation<Options> = {}
): ElementDefinition {
  const placeholder = (provided: ProvidedValues) => createElement(Placeholder, valuesOf(options, provided))
  const render = (provided: ProvidedValues) => createElement(screen, valuesOf(options, provided))
  const firstQueries = (provided: ProvidedValues) => first.queries(valuesOf(options, provided))
  const firstCalls = (provided: ProvidedValues) => first.calls(valuesOf(options, provided))
  return { ...presentation, options, isSession: false, placeholder, render, firstQueries, firstCalls }
}
