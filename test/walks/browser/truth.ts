import type { SessionState } from '../../../src/core/store/session-state.js'
import { laidOut } from '../../settled.js'
import { arrangeAlike, presentAlike } from './arrange-alike.js'
import { deviceIdsOf } from './belongings.js'
import { nameOf, words } from './controls.js'
import { LIST } from './leaving.js'
import { codeRefusal, deviceRefusal } from './offered.js'
import type { WalkEnv } from './perform.js'
import { keyOf, type Stand, screenOf } from './stands.js'

/** Older data is no longer observed, in ms. */
export const RECENT = 65_000

type Facts = ReadonlyMap<string, string>

/** Fact of several rows with the same name, which are not compared. */
const SEVERAL = 'several'

const isRendered = (node: Element): boolean => node.checkVisibility()

/** Returns the text of a part, without the instructions to copy by hand, and the outcome of a bulk action or the model in its place. */
const saidIn = (place: Element | null, text = place?.textContent ?? ''): string =>
  [...(place?.querySelectorAll('.copy-fallback, .row-word, .row-model') ?? [])].reduce(
    (rest, { textContent }) => rest.replace(textContent, ''),
    text
  )

/** Returns the facts that an element shows, by the names of rows, terms, sliders and readings. */
function factsOf(root: ParentNode): Facts {
  const facts = new Map<string, string>()
  const put = (name: string, value: string | null | undefined): void => void facts.set(name, words(value))
  const each = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)].filter(isRendered)
  for (const row of each('[part~=row]')) {
    const name = `row ${words(row.querySelector('bdi')?.textContent)}`
    put(name, facts.has(name) ? SEVERAL : saidIn(row, row.innerText))
  }
  for (const term of each('dt')) put(`term ${words(term.textContent)}`, saidIn(term.nextElementSibling))
  for (const slider of each('[role=slider], input[type=range]')) {
    put(`slider ${nameOf(slider)}`, slider instanceof HTMLInputElement ? slider.value : slider.ariaValueNow)
  }
  for (const [index, reading] of each('.reading b').entries()) put(`reading ${index}`, reading.textContent)
  for (const heading of each('h2')) put('heading', heading.querySelector('bdi')?.textContent ?? '')
  return facts
}

const about = (tag: string, options: object): HTMLElement => Object.assign(document.createElement(tag), options)

/** Creates a new element with the content of a screen. */
function counterpart(stand: Stand): HTMLElement | undefined {
  const { tag, element } = stand
  const screen = screenOf(stand)
  const { deviceId, accessCodeId, accessGrantId } = screen ?? {}
  switch (screen?.screen) {
    case undefined: {
      if (tag.endsWith('-form') || tag === 'x-connect-account' || tag === 'x-supported-devices') return undefined
      // Its filters and waiting events depend on the user.
      if (tag === 'x-activity') return undefined
      const ids = ['deviceId', 'accessCodeId', 'accessGrantId']
      const own = Object.fromEntries(ids.map((name) => [name, Reflect.get(element, name)]))
      return about(tag, Object.fromEntries(Object.entries(own).filter(([, value]) => value)))
    }
    case 'device-table':
      return about('x-device-table', {})
    case 'device-details':
      return about('x-device-details', { deviceId })
    case 'access-code-table':
      return about('x-access-code-table', { deviceId })
    case 'access-code-details':
      return about('x-access-code-details', { accessCodeId })
    case 'access-grant-table':
      return about('x-access-grant-table', {})
    case 'access-grant-details':
      return about('x-access-grant-details', { accessGrantId })
    case 'preset-manager':
      return about('x-preset-manager', { deviceId })
    default:
      return undefined
  }
}

/** Returns `true` if an element shows content rather than an error. */
function offersItsScreen(stand: Stand, { platform }: WalkEnv): boolean {
  const { deviceId, accessCodeId } = screenOf(stand) ?? {}
  if (accessCodeId !== undefined && codeRefusal(stand, accessCodeId, platform)) return false
  return deviceId === undefined || deviceRefusal(stand, deviceId, platform) === undefined
}

const OPTIONS = ['locale', 'temperature-unit', 'disable-lock-unlock', 'disable-resource-ids']

const NO_TRUTH = /^(?:term (?:Last|Zuletzt))/

/** Part of an element, and a new element with the same content. */
interface Part {
  readonly fresh: HTMLElement
  readonly root: ParentNode
  /** In px. */
  readonly width: number
}

/** Creates a new element with a list that is as narrow as that of an element. */
const listLike = ({ user }: Stand): HTMLElement =>
  about('x-device-table', { openedDeviceId: deviceIdsOf(user, false)[0] })

/** Returns the screen of an element, or its list and its details if they are next to each other. */
function partsOf(stand: Stand, env: WalkEnv): Part[] {
  const { element } = stand
  const { shadowRoot: whole } = element
  if (!whole) return []
  const screen = offersItsScreen(stand, env) ? counterpart(stand) : undefined
  const [list, details] = whole.querySelectorAll<HTMLElement>('.panes.aside > *')
  const parts: (Part | false)[] = [
    list !== undefined && { fresh: listLike(stand), root: list, width: element.clientWidth },
    screen !== undefined && {
      fresh: screen,
      root: details ?? whole,
      width: (details ?? element).clientWidth
    }
  ]
  return parts.filter((part) => part !== false)
}

async function* differencesFrom(env: WalkEnv, stand: Stand, { fresh, root, width }: Part): AsyncGenerator<string> {
  const compared = JSON.stringify(screenOf(stand))
  fresh.style.inlineSize = `${width}px`
  presentAlike(fresh, stand)
  for (const name of OPTIONS) {
    const value = stand.element.getAttribute(name)
    if (value !== null) fresh.setAttribute(name, value)
  }
  // Uses a new session without data.
  Object.assign(fresh, { ...keyOf(env.platform, stand.user), timeout: 29_000 })
  document.body.append(fresh)
  await laidOut()
  await env.clock.advance(1500)
  const { shadowRoot } = fresh
  if (shadowRoot) arrangeAlike(shadowRoot, root)
  // Elements far from the viewport keep their old content.
  stand.element.scrollIntoView()
  await laidOut()
  await env.clock.advance(200)
  // With a host filter, a search finds rows that are not listed otherwise.
  const isFound = stand.typed !== '' && (stand.deviceFilter ?? stand.accessCodeFilter) !== undefined
  // Details whose resource is removed meanwhile have been left.
  if (shadowRoot && JSON.stringify(screenOf(stand)) === compared) {
    const list = root instanceof Element && root.matches(LIST) && shadowRoot.querySelector(LIST)
    const truth = factsOf(list || shadowRoot)
    const shown = factsOf(root)
    for (const [name, value] of shown) {
      if (NO_TRUTH.test(name) || (name === 'heading' && !truth.has(name))) continue
      const other = truth.get(name)
      const isRow = name.startsWith('row ')
      if (isRow && (isFound || value === SEVERAL || other === SEVERAL)) continue
      if (other === undefined ? isRow : other !== value) yield `${name}: shown "${value}", true "${other}"`
    }
    const search = root.querySelector<HTMLInputElement>('input[type=search]')
    const isFiltered =
      !!search?.value || root.querySelector('[aria-pressed=true]') !== null || stand.element.hasAttribute('view')
    for (const name of truth.keys()) {
      if (!isFiltered && name.startsWith('row ') && !shown.has(name)) yield `${name}: not shown`
    }
    // The state is that of the details, if they are next to the list.
    for (const state of list ? [] : ['error', 'loading']) {
      if (stand.element.matches(`:state(${state})`) && !fresh.matches(`:state(${state})`))
        yield `it is still in the state ${state}`
    }
  }
  fresh.remove()
  await laidOut()
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([first], [other]) => (first < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)])
  )
}

const RECORDS = {
  devices: ['/devices/list', 'devices', 'device_id', ['properties', 'display_name', 'errors', 'warnings']],
  accessCodes: [
    '/access_codes/list',
    'access_codes',
    'access_code_id',
    ['name', 'code', 'status', 'type', 'starts_at', 'ends_at']
  ]
} as const

/** Compares recently fetched data in a store with the data of the platform. */
async function* differencesFromRecords(
  { platform }: WalkEnv,
  { getState }: { getState(): SessionState }
): AsyncGenerator<string> {
  const { queries, shown, mutations, connection } = getState()
  if (connection.status !== 'ready') yield `a session is ${connection.status}`
  for (const [key, { operation }] of mutations) yield `${operation} (${key}) is still pending`
  for (const [kind, [path, list, idName, fields]] of Object.entries(RECORDS)) {
    const isDevices = kind === 'devices'
    const recent = [...queries].filter(
      ([key, { updatedAt, error }]) =>
        key.startsWith(isDevices ? 'devices.' : 'accessCodes.') &&
        Date.now() - updatedAt < RECENT &&
        error === undefined
    )
    const ids = new Set(recent.flatMap(([, { ids = [] }]) => ids))
    const table = isDevices ? shown.devices : shown.accessCodes
    for (const [id, { resource }] of table) {
      if (!ids.has(id)) continue
      const device = isDevices ? undefined : Reflect.get(resource ?? {}, 'device_id')
      const { [list]: records } = await platform.ask(path, isDevices ? { device_ids: [id] } : { device_id: device })
      const record = Array.isArray(records) ? records.find((record) => record[idName] === id) : undefined
      if (!record || !resource) {
        if (!record !== !resource) yield `${id} is ${record ? 'not known' : 'known, but was deleted'}`
        continue
      }
      for (const field of fields) {
        const own = JSON.stringify(sorted(Reflect.get(resource, field)))
        const their = JSON.stringify(sorted(record[field]))
        if (own !== their) yield `${id} ${field}: known as ${own}, true is ${their}`
      }
    }
  }
}

/** Returns the differences between displayed and true data, once everything could be refetched. */
export async function differences(env: WalkEnv): Promise<string[]> {
  const found: string[] = []
  const stores = new Set<{ getState(): SessionState }>()
  for (const { element } of env.stands) {
    if (element.session) stores.add(element.session.store)
  }
  for (const store of stores) for await (const difference of differencesFromRecords(env, store)) found.push(difference)
  for (const [index, stand] of env.stands.entries()) {
    for (const part of partsOf(stand, env))
      for await (const difference of differencesFrom(env, stand, part))
        found.push(`${stand.tag} (${index}), ${difference}`)
  }
  return found
}
