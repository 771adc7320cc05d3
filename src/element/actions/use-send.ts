import { useToasts } from '../../ui/feedback/toasts.js'
import type { ActionPorts } from '../../core/actions/action-ports.js'
import type { Refusal } from '../../core/gate/gate.js'
import { useElement } from '../custom-element/element-context.js'
import { loadChunk } from '../loading/load-chunk.js'
import { createAsker } from '../gate/asker.js'
import { dispatchLateFailure, showLateFailures } from '../session/late-failures.js'

/** The runs of which was told that something did not pass. */
const toldRuns = new WeakSet<AbortSignal>()

/** Makes changes for a person, through the gate; the person is told what does not pass, and the host what failed. */
export function useSend(): ActionPorts['send'] {
  const { session, controller, options, messages, locale } = useElement()
  const toasts = useToasts()
  const asker = createAsker(controller, session)

  /** The words are fetched by whom they are needed, which is hardly anybody. */
  async function tell(refusal: Exclude<Refusal, 'canceled'>): Promise<void> {
    const { general } = messages
    try {
      const { loadRefusalTexts } = await loadChunk(() => import('../gate/refusal-texts.js'))
      const texts = await loadRefusalTexts(controller, locale, options.messages)
      toasts.show({ variant: 'error', subject: texts.title, message: texts.reasons[refusal] })
    } catch {
      toasts.show({ variant: 'error', message: general.failure })
    }
  }
  return async (change, { since, at = Date.now(), run }) => {
    const outcome = await session.change(change, { asker, asked: { ...(since ?? session.now()), at }, run })
    if (outcome.status === 'failed' && !controller.element.isConnected) {
      dispatchLateFailure(change, outcome.error)
      showLateFailures(session, [change])
    }
    // What was done for somebody else is nothing to whoever is here now.
    if (outcome.status === 'ended' || asker.presence() === 'gone') return { status: 'ended' }
    if (outcome.status === 'refused') {
      const { refusal } = outcome
      // What many have in common is told once.
      if (refusal !== 'canceled' && (!run || !toldRuns.has(run))) void tell(refusal)
      if (run && refusal !== 'canceled') toldRuns.add(run)
    }
    if (outcome.status === 'done' || outcome.status === 'failed') session.usage.track(change.operation, outcome.status)
    if (outcome.status === 'failed') controller.report(outcome.error, change.operation)
    return outcome
  }
}
