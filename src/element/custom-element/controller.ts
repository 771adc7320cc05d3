import type { StoreApi } from 'zustand/vanilla'
import type { QuerySubscription } from '../../core/queries/query-runner.js'
import type { Session } from '../../core/session/session.js'
import type { ElementStates } from '../dom/element-states.js'
import type { behaviourOptions } from '../options/behaviour-options.js'
import type { OptionValues, ProvidedValues } from '../options/option-table.js'
import type { scopeOptions } from '../options/scope-options.js'
import type { BoundSession } from '../session/bound-session.js'
import type { ElementDefinition } from './element-definition.js'
import type { Navigation } from './navigation.js'

/** State that the screen of an element depends on. */
export interface ElementState extends BoundSession {
  readonly props: ProvidedValues
  /** `true` while the element is removed and retained. */
  readonly isDetached: boolean
  /** Ids of resources that were recreated here, by the ids of the removed ones, whose place they take. */
  readonly recreatedIds: ReadonlyMap<string, string>
}

/** A filter option of a table. Its result depends on the search text. */
export type FilterOption = 'deviceFilter' | 'accessCodeFilter' | 'accessGrantFilter'

/** Connects an element with its screen: options and session in, events out. */
export interface Controller {
  readonly element: HTMLElement
  readonly definition: ElementDefinition
  readonly navigation: Navigation
  /** Notifies about every change, including moves of the element. */
  readonly store: StoreApi<ElementState>
  /** Sets an option from its attribute or property. `undefined` and `null` reset it to its default. */
  set(name: string, value: unknown): void
  /** Returns the value of an option's property. */
  get(name: string): unknown
  /** Returns the parsed values of all options, including those set in this turn. */
  values(): ProvidedValues
  /** Returns the options that decide what the element offers, including those set in this turn. */
  options(): OptionValues<typeof behaviourOptions & typeof scopeOptions>
  /** Uses the default instead of a value that failed, and reports it once. `name` may be a part of an option. */
  rejectOption(name: string, value: unknown, error: unknown): void
  connect(): void
  /** @param unmount removes the rendering, immediately or when the element is no longer retained. */
  disconnect(unmount: () => void): void
  /** Drops the retained state. */
  forget(): void
  /**
   * Returns `true` if `session` belongs to the element's current options (or, while detached, to the options it had
   * when it was removed). Check right before sending.
   */
  ownsSession(session: Session): boolean
  /** Verifies a new token again immediately after a failed verification. */
  retryVerification(): void
  readonly states: ElementStates
  readonly subscriptions: Set<QuerySubscription>
  /** Search text of the table that uses this filter. The host's filter may list more items for it than without. */
  search(filter: FilterOption): string
  /** Sets the search text of a table. */
  setSearch(filter: FilterOption, typed: string): void
  /** Shows a recreated resource in place of the removed one that the options of the host name. */
  replaceRemoved(removedId: string, recreatedId: string): void
  /** Dispatches an event to the host. @returns `false` if the host canceled it */
  dispatch(event: Event): boolean
  /** Reports an error to the host, once. */
  report(error: unknown, operation: string): void
}
