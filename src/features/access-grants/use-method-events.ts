import { useEffect, useRef } from 'react'
import type { AccessMethod } from '../../core/resources/resources.js'
import type { Session } from '../../core/session/session.js'
import { parseString } from '../../core/values/value.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { useLatest } from '../../ui/use-latest.js'
import { AccessMethodFailedEvent, AccessMethodIssuedEvent } from './access-grant-events.js'
import { methodOutcome } from './rules/access-grant-state.js'

/** Events reported in each session, so that two elements don't report the same. */
const reported = new WeakMap<Session, Set<string>>()

/** Returns `true` for the first report of an outcome in a session. */
function isFirstReport(session: Session, key: string): boolean {
  const keys = reported.get(session) ?? new Set()
  reported.set(session, keys)
  if (keys.has(key)) return false
  keys.add(key)
  return true
}

/**
 * Reports to the host when a shown way in becomes ready or can't be made ready, once per session.
 *
 * @param methods the ways in of the access. `undefined` until they were read
 * @param onIssued called when a way in has become ready, in each element that shows it
 */
export function useMethodEvents(
  accessGrantId: string,
  methods: readonly AccessMethod[] | undefined,
  onIssued?: (method: AccessMethod) => void
): void {
  const { session, controller } = useElement()
  const previous = useRef<ReadonlyMap<string, 'issued' | 'failed' | undefined>>(undefined)
  const latest = useLatest(onIssued)

  useEffect(() => {
    if (!methods) return
    const earlier = previous.current
    previous.current = new Map(methods.map((method) => [method.access_method_id, methodOutcome(method)]))
    if (!earlier) return
    for (const method of methods) {
      const { access_method_id } = method
      const outcome = methodOutcome(method)
      if (!outcome || outcome === earlier.get(access_method_id)) continue
      if (outcome === 'issued') latest.current?.(method)
      if (!isFirstReport(session, `${access_method_id} ${outcome}`)) continue
      const values = { access_grant_id: accessGrantId, access_method_id, mode: parseString(method.mode) ?? '' }
      controller.dispatch(
        outcome === 'issued' ? new AccessMethodIssuedEvent(values) : new AccessMethodFailedEvent(values)
      )
    }
  }, [accessGrantId, methods, session, controller, latest])
}
