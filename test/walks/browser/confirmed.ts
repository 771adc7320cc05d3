import { isPrerendered } from '../../../src/element/prerender/placeholder.js'
import { isDeletion, type Params, pathOf } from './calls.js'
import { walkTime } from './clock.js'
import type { Arrival } from './commands.js'
import { nameOf } from './controls.js'
import type { WalkPlatform } from './platform.js'
import { type Stand, storeOf } from './stands.js'

/** Retention time of a removed element in ms. */
const KEPT = 10 * 60_000

/** Kind of command that the user confirms. */
interface Kind {
  /** Returns `true` if the button confirms the command. */
  is(button: Element, name: string): boolean
  /** Returns `true` if the request carries out the command. */
  isDoneBy(path: string): boolean
  /** `true` if the command is sent even if its element is removed. */
  readonly outlivesElement?: true
  /** `true` if the next command of its kind replaces it. */
  readonly isReplaced?: true
  /** `true` if a success message answers it, because nothing is sent for a resource that is already in the target state. */
  readonly canBeDone?: true
}

const isLock = (path: string): boolean => path.startsWith('/locks/')
const isAny = (): boolean => true
const isInQuestion = (button: Element): boolean => button.closest('dialog, [role=alertdialog]') !== null

/** Name of the button that confirms a bulk action of locks, in the languages of the walks. */
const LOCKS_OF_MANY = /^(?:Lock|Unlock) \d|^\d.* (?:ver|ent)riegeln$/

/** Names of the ways in that can be added, in the languages of the walks. */
const WAYS = /^(?:PIN|Mobile key|Key card|Cloud key|Mobiler Schlüssel|Schlüsselkarte|Cloud-Schlüssel)$/

/** All commands that are confirmed by a button, except for forms. */
const KINDS: readonly Kind[] = [
  { is: (button, name) => isInQuestion(button) && LOCKS_OF_MANY.test(name), isDoneBy: isLock },
  {
    is: (button, name) => button.matches('.destructive') && isInQuestion(button) && !/^Discard|^Verwerf/.test(name),
    isDoneBy: isDeletion,
    outlivesElement: true
  },
  {
    // The latch of all locks asks first.
    is: (button, name) => /^(?:Lock|Unlock)(?: \D|$)/.test(name) && !button.closest('dialog, .bulk-bar, .lock-all'),
    isDoneBy: isLock
  },
  {
    is: (button) => button.matches('.preset-choices [aria-pressed=false]'),
    isDoneBy: (path) => path.endsWith('activate_climate_preset'),
    isReplaced: true
  },
  {
    is: (button, name) => button.role === 'menuitem' && /^1 (?:hour|day|Stunde|Tag)$/.test(name),
    isDoneBy: (path) => path === '/access_grants/update'
  },
  {
    is: (button, name) => button.role === 'menuitem' && WAYS.test(name),
    isDoneBy: (path) => path === '/access_grants/request_access_methods'
  },
  {
    is: (button, name) => button.closest('.unmanaged') !== null && /^(?:Import |Try \d)/.test(name),
    isDoneBy: (path) => path.endsWith('convert_to_managed')
  },
  {
    is: (button, name) => button.closest('.toast') !== null && /^(?:Undo|Try again)$/.test(name),
    isDoneBy: isAny,
    canBeDone: true
  }
]
/** Message of an undo that had nothing to send, because the command had not been carried out. */
const UNDONE = /Undone|Rückgängig gemacht/
const SAVE: Kind = { is: () => false, isDoneBy: isAny, canBeDone: true }

/** Confirmed command without a request or a message yet. */
interface Confirmed {
  readonly kind: Kind
  readonly name: string
  readonly stand: Stand
  readonly user: string
  readonly store: unknown
  /** Operation of the dispatched `before-change`. */
  request?: string
}

const lineOf = (path: string, params: Params): string => `${path} ${JSON.stringify(params)}`

/** Returns the values of a form. Names are saved without spaces at their ends. */
const valuesIn = (form: HTMLFormElement): string =>
  [...form.elements]
    .map((field) =>
      field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)
        ? field.checked
        : String(Reflect.get(field, 'value')).trim()
    )
    .join('\n')

/** Rule: every confirmed command is sent or answered with a message. */
export interface ConfirmedActions {
  /** Checks elements that were removed or have changed their user. */
  check(): void
  /** Confirmed commands that were neither sent nor answered. */
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

  function drop(entry: Confirmed | undefined): void {
    open = open.filter((each) => each !== entry)
  }

  /** `before-change` belongs to the oldest confirmed command. */
  function noteRequest(stand: Stand, event: HTMLElementEventMap['before-change']): void {
    const { operation, params } = event.detail
    const path = pathOf(operation)
    const entry = open.find((each) => each.stand === stand && each.request === undefined && each.kind.isDoneBy(path))
    if (!entry) return
    entry.request = lineOf(path, params)
    // The host has canceled the command itself.
    queueMicrotask(() => event.defaultPrevented && drop(entry))
  }
  function noteSent({ path, params }: Arrival): void {
    const requested = open.filter((each) => each.request?.startsWith(`${path} `))
    drop(requested.find((each) => each.request === lineOf(path, params)) ?? requested[0])
  }
  function noteRun(stand: Stand, operation: string): void {
    drop(open.find((each) => each.stand === stand && each.kind.isDoneBy(pathOf(operation))))
  }
  /** Failures after the removal of an element are reported to the host. */
  function noteFailed({ detail }: DocumentEventMap['change-failed']): void {
    drop(open.find(({ stand, kind }) => !stand.element.isConnected && kind.isDoneBy(pathOf(detail.operation))))
  }
  /** @param isSuccess `true` for a success message */
  function noteResponse(stand: Stand, isSuccess: boolean): void {
    open = open.filter((each) => each.stand !== stand || (isSuccess && !each.kind.canBeDone))
  }

  function notePress(stand: Stand, { target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    // On a hidden page nothing is pressed, and pending states are not shown.
    if (
      !button ||
      document.hidden ||
      stand.isResponding ||
      // A press before React is replayed, or not at all.
      isPrerendered(stand.element) ||
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
    const previous = atFirst.get(target)
    if (!button || button.ariaBusy === 'true' || previous === undefined || previous === valuesIn(target)) return
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
    element.addEventListener('before-change', (event) => noteRequest(stand, event))
    element.addEventListener('bulk-change', ({ detail }) => noteRun(stand, detail.operation))
    const observer = new MutationObserver((changes) => {
      const alerts = changes.flatMap(
        ({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest('[role=alert], output') ?? []
      )
      // A visible message may be repeated. A form shows its errors in place.
      const isResponse = (alert: Element): boolean =>
        alert.localName === 'output'
          ? UNDONE.test(alert.textContent)
          : Boolean(alert.textContent && alert.closest('.toasts, form'))
      if (alerts.some(isResponse)) noteResponse(stand, false)
      else if (alerts.some((alert) => alert.querySelector('[data-tone=ok]'))) noteResponse(stand, true)
    })
    observer.observe(root, { subtree: true, childList: true, characterData: true })
    observers.push(observer)
  }

  onArrival(noteSent)
  document.addEventListener('change-failed', noteFailed)

  /** Returns `true` if no message is due, because the element has another user or was removed. */
  function isGone({ stand, kind, user, store }: Confirmed): boolean {
    if (stand.user !== user || storeOf(stand) !== store) return true
    // A form shows its own validation errors and conflicts.
    const invalid = 'form :is([aria-invalid=true], [data-conflict])'
    if (kind === SAVE && stand.element.shadowRoot?.querySelector(invalid)) return true
    if (stand.element.isConnected) return false
    const isDisabled = stand.element.getAttributeNames().some((name) => name.startsWith('disable-'))
    const isFiltered = stand.deviceFilter !== undefined || stand.accessCodeFilter !== undefined
    const isForgotten = walkTime() - stand.removedAt > KEPT
    return !kind.outlivesElement || isDisabled || isFiltered || isForgotten
  }

  return {
    check() {
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
