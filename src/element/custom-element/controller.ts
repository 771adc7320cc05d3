import type { StoreApi } from 'zustand/vanilla'
import type { QuerySubscription } from '../../core/queries/query-runner.js'
import type { Session } from '../../core/session/session.js'
import type { ProvidedValues } from '../options/option-table.js'
import type { BoundSession } from '../session/session-binding.js'
import type { ElementDefinition } from './element-definition.js'
import type { ElementStates } from './element-states.js'
import type { Navigation } from './navigation.js'

/** What the screen inside an element follows. */
export interface ElementState extends BoundSession {
  readonly props: ProvidedValues
  /** Whether the element is out of the page, and kept as it was. */
  readonly isDetached: boolean
}

/** An option by which a host filters what its table lists, and what is found in it. */
export type FilterOption = 'deviceFilter' | 'accessCodeFilter'

/** Stands between an element and the screen inside it: options and session go in, events come out. */
export interface Controller {
  readonly element: HTMLElement
  readonly definition: ElementDefinition
  readonly navigation: Navigation
  /** Tells of everything that may have changed, also of a move. */
  readonly store: StoreApi<ElementState>
  /** Sets an option from its attribute or property; `undefined` and `null` bring the default back. */
  set(name: string, value: unknown): void
  get(name: string): unknown
  /** Uses the default in place of what the host gave and what failed, an option or a part of one; told once. */
  rejectOption(name: string, value: unknown, error: unknown): void
  connect(): void
  /** @param unmount takes down what is drawn: at once, or as soon as it is not kept any more. */
  disconnect(unmount: () => void): void
  /** Keeps it no more. */
  forget(): void
  /**
   * Whether the element may act for a session at this moment: it is the one that its options are known to be of, as they
   * are now; out of the page the one that it left with. To be asked immediately before anything is sent.
   */
  ownsSession(session: Session): boolean
  /** Asks the platform at once whose a new token is, where that could not be asked. */
  verifyAgain(): void
  readonly states: ElementStates
  /** The queries that its screen is subscribed to. */
  readonly subscriptions: Set<QuerySubscription>
  /** What is typed into the search of its table, for which that filter of a host may list more than without it. */
  search(filter: FilterOption): string
  /** Is told what is typed there. */
  setSearch(filter: FilterOption, typed: string): void
  /** Sends an event to the host. @returns whether the host let it stand */
  dispatch(event: Event): boolean
  /** Tells the host of an error, each error once. */
  report(error: unknown, operation: string): void
}
