import type { User } from './belongings.js'
import { isDeletion, pathOf } from './calls.js'
import { walkTime } from './clock.js'
import { type Effect, subjectsOf } from './commands.js'
import { watchConfirmed } from './confirmed.js'
import { isFocusLost, nodesIn } from './controls.js'
import { recordExports } from './exports.js'
import { watchGate } from './gate-rule.js'
import { watchGrants } from './grant-rule.js'
import { watchInput } from './input-rule.js'
import { watchOffers } from './offer-rule.js'
import type { WalkPlatform } from './platform.js'
import { watchFields } from './stale-fields.js'
import { type Stand, textOf } from './stands.js'

/** Violation of a rule, by kind. */
export interface Finding {
  readonly kind:
    | 'uncaught'
    | 'doubled'
    | 'late'
    | 'focus'
    | 'secret'
    | 'other user'
    | 'difference'
    | 'refused'
    | 'dropped'
    | 'too soon'
    | 'stale'
    | 'lost input'
  readonly text: string
}

/** Time in ms after a press in which a command may reach the platform. */
const LATEST_COMMAND = 10_000

export const FOREIGN_NAMES: Readonly<Record<User, RegExp>> = {
  ann: /\bBen (?:Vault|Cellar|Studio)\b|\bButler\b/,
  ben: /\bAnn (?:Visitor|Helper|Front Door|Garage|Living Room|Attic|Locker)\b|\b(?:Cleaning|Plumber|Neighbour|Grandmother|Courier|Aunt|Uncle|Baker|Gardener|Piano|Postman|Vet)\b/
}

function* textsOf(value: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  for (const name of Reflect.ownKeys(value)) yield* textsOf(Reflect.get(value, name), seen)
}

/** Checks a page permanently. */
export interface Watch {
  /** Called before an action. @param pressed element of a user action, or `undefined` */
  begin(pressed?: Stand): void
  /** Called after an action. @param isHosts `true` if the host has changed the focused element */
  check(isHosts: boolean): void
  /** Called at the end of the walk. */
  lookAtEnd(): void
  readonly findings: readonly Finding[]
  /** Number of started bulk runs. */
  readonly runs: number
  end(): void
}

export function watch(platform: WalkPlatform, stands: readonly Stand[]): Watch {
  const findings: Finding[] = []
  const said: string[] = []
  const requested: (Effect & { readonly by: EventTarget | null; readonly params: string })[] = []
  const find = (kind: Finding['kind'], text: string): void => void findings.push({ kind, text })
  const confirmed = watchConfirmed(stands, platform)
  const fields = watchFields(stands, platform.generated)
  const offers = watchOffers(stands, (text) => find('too soon', text))
  const gate = watchGate(stands, platform, (text) => find('refused', text))
  watchGrants(stands, {
    find: (text) => find('refused', text),
    findTwice: (text) => find('doubled', text),
    say: (text) => void said.push(text)
  })
  const exported = recordExports()
  const input = watchInput(stands, platform, (text) => find('lost input', text))
  /** The last element with focus. */
  let focused: Stand | undefined
  let previousCount = 0
  let effectsSeen = 0

  const attributesOf = (node: Element): string[] =>
    [...node.attributes].map(({ name, value }) => `<${node.localName} ${name}="${value}">`)
  /** Attributes that the host has set, such as the key. */
  const ofHost = new Set(stands.flatMap(({ element }) => attributesOf(element)))

  const noteUncaught = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const error = event instanceof ErrorEvent ? (event.error ?? event.message) : event.reason
    find('uncaught', error instanceof Error ? `${error.message} ${error.stack}` : String(error))
    event.preventDefault()
  }
  const noteChange = ({ detail: { operation, params }, currentTarget }: HTMLElementEventMap['before-change']): void => {
    requested.push(
      ...subjectsOf(params).map((subject) => ({
        path: pathOf(operation),
        subject,
        params: JSON.stringify(params),
        at: walkTime(),
        by: currentTarget
      }))
    )
  }
  const noteError = ({ detail }: HTMLElementEventMap['platform-error']): void => {
    said.push(...textsOf(detail), String(detail.error))
  }
  const noteFocus = (): void => {
    const { activeElement } = document
    focused = stands.find(({ element }) => element === activeElement)
  }
  const { error, warn, info, log, debug } = console
  const own = { error, warn, info, log, debug }
  for (const name of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    console[name] = (...words: unknown[]) => {
      said.push(words.map(String).join(' '))
      if (name === 'error') find('uncaught', `On the console: ${words.map(String).join(' ')}`)
    }
  }
  // A press can move the focus to an element that a handler removes.
  document.addEventListener('focusin', noteFocus)
  window.addEventListener('error', noteUncaught)
  window.addEventListener('unhandledrejection', noteUncaught)
  // Removed elements still dispatch events, which do not bubble to the page.
  for (const stand of stands) {
    const { element } = stand
    element.addEventListener('before-change', noteChange)
    element.addEventListener('before-change', ({ detail: { operation, params } }) => {
      if (operation !== 'accessCodes.update') return
      for (const fault of fields.faultsOf(stand, params)) find('stale', `${stand.tag}: ${fault}`)
    })
    element.addEventListener('platform-error', noteError)
  }

  /** Reports commands without a press, repeated commands and late commands. */
  function lookAtEffects(): void {
    for (const { path, subject, at } of platform.effects.slice(effectsSeen)) {
      effectsSeen += 1
      const isSame = (other: Effect): boolean => other.path === path && other.subject === subject
      const presses = requested.filter(isSame)
      const number = platform.effects.slice(0, effectsSeen).filter(isSame).length
      if (number > presses.length) find('doubled', `${path} ${subject}: ${number} for ${presses.length}`)
      const last = presses.at(-1)
      if (last && at - last.at > LATEST_COMMAND && !isDeletion(path))
        find('late', `${path} ${subject}: ${at - last.at} ms after the press`)
    }
    const now = requested.slice(previousCount)
    for (const [index, { path, subject, params, by }] of now.entries()) {
      // Another press of a stepper in `before-change` requests another value.

      const isTwin = (other: (typeof now)[number]): boolean =>
        other.path === path && other.subject === subject && other.params === params && other.by === by
      if (now.findIndex(isTwin) !== index) find('doubled', `${path} ${subject} was requested twice by one action`)
    }
  }

  function lookForSecrets(): void {
    const attributes: string[] = []
    for (const { element } of stands) {
      for (const node of [element, ...(element.shadowRoot ? nodesIn(element.shadowRoot) : [])]) {
        if (!(node instanceof SVGElement)) attributes.push(...attributesOf(node).filter((text) => !ofHost.has(text)))
      }
    }
    const places = {
      'an attribute': attributes,
      'what is said': said.splice(0),
      'an exported file': exported.take(),
      'an address': platform.addresses.slice(addressesSeen),
      'the usage': platform.usage.slice(usageSeen),
      'the storage': [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
    }
    addressesSeen = platform.addresses.length
    usageSeen = platform.usage.length
    for (const [place, texts] of Object.entries(places)) {
      const text = texts.join('\n')
      for (const secret of platform.secrets) {
        if (!text.includes(secret)) continue
        const isDigits = /^\d+$/.test(secret)
        const line = texts.find((line) =>
          isDigits ? new RegExp(`(?<![\\d.])${secret}(?![\\d.])`).test(line) : line.includes(secret)
        )
        if (line !== undefined && (!isDigits || secret.length > 4)) find('secret', `${place}: ${line.slice(0, 200)}`)
      }
    }
  }
  let addressesSeen = 0
  let usageSeen = 0

  function checkForeignNames(): void {
    for (const stand of stands) {
      const [foreign] = FOREIGN_NAMES[stand.user].exec(textOf(stand)) ?? []
      if (foreign) find('other user', `${stand.tag} of ${stand.user} shows ${foreign}`)
    }
  }

  return {
    findings,
    get runs() {
      return gate.runs
    },
    begin(pressed) {
      gate.begin(pressed)
      noteFocus()
      previousCount = requested.length
    },
    check(isHosts) {
      gate.end()
      confirmed.check()
      input.check()
      lookAtEffects()
      lookForSecrets()
      checkForeignNames()
      // A hidden page reads nothing that could take the focus. It takes it when it is shown.
      const isHidden = document.visibilityState === 'hidden'
      if (focused?.element.isConnected && isFocusLost() && !isHosts && !isHidden)
        find('focus', `${focused.tag} lost it to the page`)
    },
    lookAtEnd() {
      for (const text of confirmed.open) find('dropped', text)
    },
    end() {
      confirmed.end()
      exported.end()
      offers.end()
      Object.assign(console, own)
      document.removeEventListener('focusin', noteFocus)
      window.removeEventListener('error', noteUncaught)
      window.removeEventListener('unhandledrejection', noteUncaught)
    }
  }
}
