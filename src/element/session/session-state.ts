import type { ContentState } from '../custom-element/element-states.js'
import type { BoundSession } from './session-binding.js'

/** What a session element, which shows nothing of its own, tells the page in place of that: how its session stands. */
export function sessionState({ session, fault, isEnded }: BoundSession): ContentState {
  const status = session?.store.getState().connection.status
  if (isEnded) return 'empty'
  if (fault || status === 'failed') return 'error'
  return status === 'ready' ? 'ready' : 'loading'
}
