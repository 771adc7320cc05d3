import { useToasts } from '../../ui/feedback/toasts.js'
import type { ActionPorts } from '../../core/actions/action-ports.js'
import type { RejectionReason } from '../../core/gate/gate.js'
import { useElement } from '../custom-element/element-context.js'
import { loadChunk } from '../loading/load-chunk.js'
import { createCommandSource } from '../gate/command-source.js'
import { dispatchChangeFailed, showDetachedErrors } from '../session/detached-errors.js'

/** The runs of which was told that something did not pass. */
const reportedRuns = new WeakSet<AbortSignal>()

/** Makes changes for a person, through the gate; the person is told what does not pass, and the host what failed. */
export function useSend(): ActionPorts['send'] {
  const { session, controller, options, messages, locale } = useElement()
  const toasts = useToasts()
  const source = createCommandSource(controller, session)

  /** The words are fetched by whom they are needed, which is hardly anybody. */
  async function tell(refusal: Exclude<RejectionReason, 'canceled'>): Promise<void> {
    const { general } = messages
    try {
      const { loadRejectionMessages } = await loadChunk(() => import('../gate/rejection-messages.js'))
      const texts = await loadRejectionMessages(controller, locale, options.messages)
      toasts.show({ variant: 'error', subject: texts.title, message: texts.reasons[refusal] })
    } catch {
      toasts.show({ variant: 'error', message: general.failure })
    }
  }
  return async (change, { snapshot, requestedAt = Date.now(), run }) => {
    const outcome = await session.mutate(change, {
      source,
      snapshot: { ...(snapshot ?? session.takeSnapshot()), takenAt: requestedAt },
      run
    })
    if (outcome.status === 'failed' && !controller.element.isConnected) {
      dispatchChangeFailed(change, outcome.error)
      showDetachedErrors(session, [change])
    }
    // What was done for somebody else is nothing to whoever is here now.
    if (outcome.status === 'ended' || source.status() === 'gone') return { status: 'ended' }
    if (outcome.status === 'refused') {
      const { refusal } = outcome
      // What many have in common is told once.
      if (refusal !== 'canceled' && (!run || !reportedRuns.has(run))) void tell(refusal)
      if (run && refusal !== 'canceled') reportedRuns.add(run)
    }
    if (outcome.status === 'done' || outcome.status === 'failed') session.usage.track(change.operation, outcome.status)
    if (outcome.status === 'failed') controller.report(outcome.error, change.operation)
    return outcome
  }
}
