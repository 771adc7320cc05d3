import { type DetachedElement, retainDetached } from '../../core/session/detached-elements.js'
import { isRenewal, isSameOptions } from '../../core/session/session-options.js'
import { isInUse } from '../../core/session/session-registry.js'
import type { ElementSessionOptions } from '../session/element-session-options.js'
import type { DetachedSession } from '../session/session-binding.js'

/** Keeps screen and input of a removed element, as long as it would get the same session when it is put back. */
export interface Retention {
  isActive(): boolean
  /** @param drop drops everything the element showed */
  start(left: DetachedSession, drop: () => void): void
  /** Ends it without dropping anything, because the element is back. */
  end(): void
  /** Drops everything if the element would get another session. */
  revalidate(): void
  forget(): void
}

export function createRetention(sessionSettings: ElementSessionOptions): Retention {
  /** The page holds it weakly, so only the element keeps it alive. */
  let kept: DetachedElement | undefined
  let release: (() => void) | undefined

  function isOfSession(left: DetachedSession): boolean {
    const options = sessionSettings.detached()
    if (isSameOptions(options, left.options)) return true
    // The elements that use the session are verifying the new token.
    return !sessionSettings.hasOwn() && isRenewal(left.options, options) && isInUse(left.session)
  }

  function end(): void {
    release?.()
    kept = release = undefined
  }

  return {
    isActive: () => kept !== undefined,
    start(left, drop) {
      end()
      const forget = (): void => {
        end()
        drop()
      }
      kept = { session: left.session, forget, revalidate: () => void (isOfSession(left) || forget()) }
      release = retainDetached(kept)
      // The user may have signed out in this turn.
      kept.revalidate()
    },
    end,
    revalidate: () => kept?.revalidate(),
    forget: () => kept?.forget()
  }
}
