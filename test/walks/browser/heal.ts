import type { Action } from './action.js'
import { controlsIn } from './controls.js'
import { actAsHost } from './host.js'
import { focusedNode, type WalkEnv } from './perform.js'
import { RECENT } from './truth.js'

/** Covers the 2 minutes of an action attempt and the longest refetch interval, in ms. */
const UNTIL_TRUE = 5 * 60_000
const MOST_RETRIES = 3

function putBack({ stands }: WalkEnv): void {
  for (const { element } of stands) if (!element.isConnected) document.body.append(element)
}

/**
 * Removes all faults, refetches, returns to the page, leaves the focused field and presses "Try again" where needed.
 *
 * @param press performs a user action
 */
export async function heal(env: WalkEnv, press: (action: Action) => Promise<unknown>): Promise<void> {
  const { platform, page, stands, clock } = env
  platform.heal()
  platform.setOnline(true)
  if (!page.isOnline) page.setOnline(true)
  putBack(env)
  // An element that was put back observes its data again when it has rendered.
  await clock.advance(100)
  page.setVisible(true)
  window.dispatchEvent(new Event('pointerdown'))
  // A refused route is not requested again otherwise.
  for (const element of stands.keys()) await actAsHost(env, { act: 'refresh', element })
  // Newer data doesn't change a control that the user is typing into.
  if (focusedNode() instanceof HTMLInputElement) await press({ act: 'key', key: 'Tab' })
  await clock.advance(UNTIL_TRUE)
  let hasRetried = false
  for (let tries = 0; tries < MOST_RETRIES; tries += 1) {
    // A delayed or repeated command may make a handler remove its element.
    putBack(env)
    // A confirmation covers all other content.
    const isAsked = stands.some(({ element }) => element.shadowRoot?.querySelector('dialog[open]'))
    if (isAsked) await press({ act: 'key', key: 'Escape' })
    for (const [element, { element: node }] of stands.entries()) {
      const again = controlsIn(node).find(({ name }) => /^(?:Try again|Erneut versuchen)/.test(name))
      if (!again) continue
      hasRetried = true
      await press({ act: 'press', target: { element, role: again.role, name: again.name, nth: 0 } })
    }
    await clock.advance(6000)
  }
  putBack(env)
  window.dispatchEvent(new Event('pointerdown'))
  // A device may take as long for the retry as for the first attempt.
  await clock.advance(hasRetried ? UNTIL_TRUE : RECENT)
}
