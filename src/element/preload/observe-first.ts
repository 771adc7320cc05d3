import type { QuerySubscription } from '../../core/queries/query-runner.js'
import type { Session } from '../../core/session/session.js'
import type { Controller } from '../custom-element/controller.js'
import type { ProvidedValues } from '../options/option-table.js'

/** What an element shows first, as it is read before it is drawn. */
interface FirstReads {
  /** The keys of its queries. */
  readonly keys: readonly string[]
  /** Looks at it no more. */
  release(): void
}

/** Reads what an element shows first. */
export function observeFirst({ definition }: Controller, session: Session, given: ProvidedValues): FirstReads {
  const reads = new Map<string, QuerySubscription>()
  definition.readFirst?.((query) => reads.set(query.key, session.observe(query, true)), given)
  return {
    keys: [...reads.keys()],
    release() {
      for (const { release } of reads.values()) release()
    }
  }
}
