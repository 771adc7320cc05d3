import { walkTime } from './clock.js'
import { nameOf } from './controls.js'
import { shownRuns } from './gate-rule.js'
import type { Stand } from './stands.js'

/** Time in ms that a control must have shown its action before a press: longer if it had shown another one. */
const NEW = 800
const CHANGED = 1000

/** Time in ms after a press in which its command may be sent. */
const LATEST = 10_000

/** Offer of a button, as users read it. */
interface Shown {
  readonly action: string
  readonly since: number
  readonly minimum: number
}

/** Actions that may unlock a door. */
const UNLOCKING = /^(?:unlock$|Try|Retry|Erneut)/

/** Returns what a button does, without the name of its target. */
function actionOf(button: HTMLElement): string {
  const name = nameOf(button)
  if (button.ariaBusy === 'true') return 'busy'
  if (/^Unlock|entriegeln/i.test(name)) return 'unlock'
  return /^Lock|verriegeln/i.test(name) ? 'lock' : name
}

/**
 * Checks that no door is unlocked by a press that began too soon after its button offered that, by what the buttons of the
 * page show.
 *
 * @param find called for each door that should not have been unlocked
 */
export function watchOffers(stands: readonly Stand[], find: (text: string) => void): { end(): void } {
  const shown = new WeakMap<HTMLElement, Shown>()
  const observers: MutationObserver[] = []

  function note(root: ShadowRoot): void {
    for (const button of root.querySelectorAll('button')) {
      const action = actionOf(button)
      const previous = shown.get(button)
      if (previous?.action === action) continue
      shown.set(button, { action, since: walkTime(), minimum: previous ? CHANGED : NEW })
    }
  }

  for (const stand of stands) {
    const root = stand.element.shadowRoot
    if (!root) continue
    /** Presses that may have unlocked a door, and when. */
    let meant: number[] = []
    let hasRun = false
    let begun: { readonly button: Element; readonly isMeant: boolean } | undefined

    function begin({ target }: Event): void {
      const button = target instanceof Element ? target.closest('button') : null
      const offer = button && shown.get(button)
      begun = offer
        ? { button, isMeant: UNLOCKING.test(offer.action) && walkTime() - offer.since >= offer.minimum }
        : undefined
    }
    function press(event: Event): void {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (begun?.button !== button) begin(event)
      if (begun?.isMeant) meant.push(walkTime())
      hasRun = begun?.isMeant === true && button?.closest('dialog') !== null
      begun = undefined
    }
    root.addEventListener('pointerdown', begin, true)
    root.addEventListener('keydown', begin, true)
    root.addEventListener('click', press, true)
    stand.element.addEventListener('before-change', ({ detail: { operation, params } }) => {
      if (operation !== 'locks.unlockDoor' || hasRun || shownRuns(stand) > 0) return
      meant = meant.filter((at) => walkTime() - at <= LATEST)
      if (meant.shift() === undefined)
        find(
          `${stand.tag} unlocks ${String(params.device_id)}: nothing was pressed that had offered it for long enough`
        )
    })
    const observer = new MutationObserver(() => note(root))
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
    note(root)
    observers.push(observer)
  }
  return {
    end() {
      for (const observer of observers) observer.disconnect()
    }
  }
}
