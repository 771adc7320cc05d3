import type { ActionPorts } from '../../core/actions/action-ports.js'
import { useElement } from '../custom-element/element-context.js'
import { createAsyncModule } from '../loading/async-module.js'
import { useNotify } from './use-notify.js'

const rejectionMessages = createAsyncModule(() => import('../gate/rejection-messages.js'))

/** Bulk runs with a rejection that was already shown. */
const reportedRuns = new WeakSet<AbortSignal>()

/** Shows why a command was not sent. The texts are loaded on demand. */
export function useNotifyRejection(): ActionPorts['notifyRejection'] {
  const { controller, options, messages, locale } = useElement()
  const notify = useNotify()
  return async (rejection, action, run) => {
    if (run && reportedRuns.has(run)) return
    if (run) reportedRuns.add(run)
    try {
      const { loadRejectionMessages } = await rejectionMessages.load()
      const texts = await loadRejectionMessages(controller, locale, options.messages)
      notify({ variant: 'error', subject: texts.title, message: texts.reasons[rejection], action })
    } catch {
      notify({ variant: 'error', message: messages.general.failure, action })
    }
  }
}
