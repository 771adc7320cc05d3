import { walkTime } from './clock.js'
import { nameOf } from './controls.js'
import { isDeletion, type Params, pathOf } from './calls.js'
import type { Arrival, WalkPlatform } from './platform.js'
import { type Stand, storeOf } from './stands.js'

/** How long a removed element is kept as it was, in ms. */
const KEPT = 10 * 60_000

/** A kind of things that a person confirms by a press. */
interface Kind {
  /** Whether it is confirmed by a button. */
  is(button: Element, name: string): boolean
  /** Whether it is done by a call. */
  isDoneBy(path: string): boolean
  /** Whether it is done all the same if its element is removed. */
  readonly outlivesElement?: true
  /** Whether the next one of its kind takes its place. */
  readonly isReplaced?: true
}

const isLock = (path: string): boolean => path.startsWith('/locks/')
const isAny = (): boolean => true
const isInQuestion = (button: Element): boolean => button.closest('dialog, [role=alertdialog]') !== null

/** All that is confirmed by the press of a button, but for forms. */
const KINDS: readonly Kind[] = [
  { is: (button, name) => isInQuestion(button) && /^(?:Lock|Unlock) \d/.test(name), isDoneBy: isLock },
  {
    is: (button, name) => button.matches('.destructive') && isInQuestion(button) && !/^Discard|^Verwerf/.test(name),
    isDoneBy: isDeletion,
    outlivesElement: true
  },
  {
    is: (button, name) => /^(?:Lock|Unlock)(?: \D|$)/.test(name) && !button.closest('dialog, .bulk-bar'),
    isDoneBy: isLock
  },
  {
    is: (button) => button.matches('.preset-choices [aria-pressed=false]'),
    isDoneBy: (path) => path.endsWith('activate_climate_preset'),
    isReplaced: true
  },
  { is: (button, name) => button.closest('.toast') !== null && /^(?:Undo|Try again)$/.test(name), isDoneBy: isAny }
]
const SAVE: Kind = { is: () => false, isDoneBy: isAny }

/** Something that a person has confirmed, of which nobody has heard yet. */
interface Confirmed {
  readonly kind: Kind
  readonly name: string
  readonly stand: Stand
  readonly user: string
  readonly store: unknown
  /** What its element has asked its host for. */
  asked?: string
}

const lineOf = (path: string, params: Params): string => `${path} ${JSON.stringify(params)}`

/** What stands in the fields of a form. */
const valuesIn = (form: HTMLFormElement): string =>
  [...form.elements]
    .map((field) =>
      field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)
        ? field.checked
        : Reflect.get(field, 'value')
    )
    .join('\n')

/** The rule that whatever a person confirms is asked of the platform, or answered by a message. */
export interface ConfirmedActions {
  /** Looks at elements that have been removed or given to other users. */
  look(): void
  /** What was confirmed and neither sent nor answered. */
  readonly open: readonly string[]
  end(): void
}

export function watchConfirmed(stands: readonly Stand[], { onArrival }: WalkPlatform): ConfirmedActions {
  let open: Confirmed[] = []
  const atFirst = new WeakMap<HTMLFormElement, string>()
  const observers: MutationObserver[] = []

  function confirm(stand: Stand, kind: Kind, name: string): void {
    if (kind.isReplaced) open = open.filter((other) => other.stand !== stand || other.kind !== kind)
    open.push({ stand, kind, name, user: stand.user, store: storeOf(stand) })
  }

  function drop(one: Confirmed | undefined): void {
    open = open.filter((each) => each !== one)
  }

  /** The one that has waited longest is what the host is asked for. */
  function noteAsked(stand: Stand, event: HTMLElementEventMap['before-change']): void {
    const { operation, params } = event.detail
    const path = pathOf(operation)
    const one = open.find((each) => each.stand === stand && each.asked === undefined && each.kind.isDoneBy(path))
    if (!one) return
    one.asked = lineOf(path, params)
    // The host knows that it has canceled it.
    queueMicrotask(() => event.defaultPrevented && drop(one))
  }
  function noteSent({ path, params }: Arrival): void {
    const asked = open.filter((each) => each.asked?.startsWith(`${path} `))
    drop(asked.find((each) => each.asked === lineOf(path, params)) ?? asked[0])
  }
  function noteRun(stand: Stand, operation: string): void {
    drop(open.find((each) => each.stand === stand && each.kind.isDoneBy(pathOf(operation))))
  }
  /** The host is told what failed after its element was removed. */
  function noteFailed({ detail }: DocumentEventMap['change-failed']): void {
    drop(open.find(({ stand, kind }) => !stand.element.isConnected && kind.isDoneBy(pathOf(detail.operation))))
  }
  function noteAnswered(stand: Stand): void {
    open = open.filter((each) => each.stand !== stand)
  }

  function notePress(stand: Stand, { target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    // Nobody presses anything on a page that cannot be seen: what is under way there is not shown.
    if (
      !button ||
      document.hidden ||
      stand.isAnswering ||
      button.ariaDisabled === 'true' ||
      button.matches(':disabled')
    )
      return
    const name = nameOf(button)
    const kind = KINDS.find(({ is }) => is(button, name))
    if (kind) confirm(stand, kind, name)
  }

  function noteSave(stand: Stand, { target }: Event): void {
    if (!(target instanceof HTMLFormElement)) return
    const button = target.querySelector<HTMLElement>('button[type=submit]')
    const before = atFirst.get(target)
    if (!button || button.ariaBusy === 'true' || before === undefined || before === valuesIn(target)) return
    confirm(stand, SAVE, nameOf(button))
  }

  function noteFocus({ target }: Event): void {
    const form = target instanceof Element ? target.closest('form') : null
    if (form && !atFirst.has(form)) atFirst.set(form, valuesIn(form))
  }

  for (const stand of stands) {
    const { element } = stand
    const root = element.shadowRoot
    if (!root) continue
    root.addEventListener('click', (event) => notePress(stand, event), true)
    root.addEventListener('submit', (event) => noteSave(stand, event), true)
    root.addEventListener('focusin', noteFocus, true)
    element.addEventListener('before-change', (event) => noteAsked(stand, event))
    element.addEventListener('bulk-change', ({ detail }) => noteRun(stand, detail.operation))
    const observer = new MutationObserver((changes) => {
      const isAlert = ({ target }: MutationRecord): boolean => {
        const alert = (target instanceof Element ? target : target.parentElement)?.closest('[role=alert]')
        // What stands on the screen may be told anew; a form tells what is wrong with it where it stands.
        return Boolean(alert?.textContent && alert.closest('.toasts, form'))
      }
      if (changes.some(isAlert)) noteAnswered(stand)
    })
    observer.observe(root, { subtree: true, childList: true, characterData: true })
    observers.push(observer)
  }

  onArrival(noteSent)
  document.addEventListener('change-failed', noteFailed)

  /** Whether nobody owes a person an answer any more: the element is another user's, or was taken away. */
  function isGone({ stand, kind, user, store }: Confirmed): boolean {
    if (stand.user !== user || storeOf(stand) !== store) return true
    // What is wrong with a form is said in it.
    if (kind === SAVE && stand.element.shadowRoot?.querySelector('form [aria-invalid=true]')) return true
    if (stand.element.isConnected) return false
    const isForbidden = stand.element.getAttributeNames().some((name) => name.startsWith('disable-'))
    const isFiltered = stand.deviceFilter !== undefined || stand.accessCodeFilter !== undefined
    const isForgotten = walkTime() - stand.removedAt > KEPT
    return !kind.outlivesElement || isForbidden || isFiltered || isForgotten
  }

  return {
    look() {
      open = open.filter((each) => !isGone(each))
    },
    get open() {
      return open.map(({ stand, name }) => `${stand.tag}: “${name}” was pressed, and nothing was sent or said`)
    },
    end() {
      document.removeEventListener('change-failed', noteFailed)
      for (const observer of observers) observer.disconnect()
    }
  }
}
