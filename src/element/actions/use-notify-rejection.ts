import type { ActionPorts } from '../../core/actions/action-ports.js'
import { useElement } from '../custom-element/element-context.js'
import { createAsyncModule } from '../loading/async-module.js'
import { featureMessages } from '../custom-element/use-feature-texts.js'
import { useNotify } from './use-notify.js'

const rejectionMessages = createAsyncModule(() => import('../../messages/rejected/en.js'))

/** Batches with a rejection that was already shown. */
const reportedBatches = new WeakSet()

/** Shows why a command was not sent. The texts are loaded on demand. */
export function useNotifyRejection(): ActionPorts['notifyRejection'] {
  const { features, messages, locale } = useElement()
  const notify = useNotify()
  return async (rejection, action, batch) => {
    if (batch && reportedBatches.has(batch)) return
    if (batch) reportedBatches.add(batch)
    try {
      const [{ REJECTED }] = await Promise.all([rejectionMessages.load(), featureMessages.load(locale)])
      const texts = features.textsOf(REJECTED)
      notify({ variant: 'error', subject: texts.title, message: texts.reasons[rejection], action })
    } catch {
      notify({ variant: 'error', message: messages.general.failure, action })
    }
  }
}
