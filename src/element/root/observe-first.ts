import type { Session } from '../../core/session/session.js'
import type { Controller } from '../custom-element/controller.js'
import type { ProvidedValues } from '../options/option-table.js'

/** First queries of an element, before it is rendered. */
interface FirstReads {
  readonly keys: readonly string[]
  /** Unsubscribes. */
  release(): void
}

export function observeFirst({ definition }: Controller, session: Session, provided: ProvidedValues): FirstReads {
  const queries = definition.firstQueries?.(provided) ?? []
  const subscriptions = queries.map((query) => session.observe(query, true))
  return {
    keys: queries.map(({ key }) => key),
    release() {
      for (const { setActive, release } of subscriptions) {
        // Otherwise the next poll would stay planned, although no other observer may be on screen.
        setActive(false)
        release()
      }
    }
  }
}
