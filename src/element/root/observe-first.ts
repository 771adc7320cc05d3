import type { QuerySubscription } from '../../core/queries/query-runner.js'
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
  const reads = new Map<string, QuerySubscription>()
  definition.readFirst?.((query) => reads.set(query.key, session.observe(query, true)), provided)
  return {
    keys: [...reads.keys()],
    release() {
      for (const { release } of reads.values()) release()
    }
  }
}
