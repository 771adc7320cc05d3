import type { ContentState } from '../custom-element/element-states.js'
import type { BoundSession } from './session-binding.js'

/** Returns the content state of an `<x-session>`, which renders nothing. */
export function sessionState({ session, fault, isEnded }: BoundSession): ContentState {
  const status = session?.store.getState().connection.status
  if (isEnded) return 'empty'
  if (fault || status === 'failed') return 'error'
  return status === 'ready' ? 'ready' : 'loading'
}
