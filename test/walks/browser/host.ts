import type { Action } from './action.js'
import { USERS, type User } from './belongings.js'
import { forbiddingOption, pathOf } from './calls.js'
import { walkTime } from './clock.js'
import { hostFilter } from './host-filter.js'
import type { WalkEnv } from './perform.js'
import { keyOf, type Stand } from './stands.js'

/** Time in ms that the host blocks the page in a handler. */
const LONG_QUESTION = 15_000

function belongTo({ platform }: WalkEnv, stand: Stand, user: User, token?: string): void {
  stand.screen = stand.user === user ? stand.screen : undefined
  if (stand.user !== user) {
    stand.lastStore = undefined
    // The search belongs to the former user.
    stand.typed = ''
  }
  stand.user = user
  const key = keyOf(platform, user)
  Object.assign(
    stand.element,
    token ? { ...key, publishableKey: undefined, userIdentifierKey: undefined, clientSessionToken: token } : key
  )
}

function filter(stand: Stand, of: 'device' | 'accessCode', part: string | undefined): boolean {
  if (!(`${of}Filter` in stand.element)) return false
  stand[`${of}Filter`] = part
  Object.assign(stand.element, { [`${of}Filter`]: part === undefined ? undefined : hostFilter(part) })
  return true
}

function remove(stand: Stand): void {
  stand.removedAt = walkTime()
  stand.element.remove()
}

/** Performs an action of the host. @returns `false` if it is impossible */
export async function actAsHost(
  env: WalkEnv,
  action: Exclude<Extract<Action, { element: number }>, { act: 'again' }>
): Promise<boolean> {
  const stand = env.stands[action.element]
  if (!stand) return false
  const { element } = stand
  const { isConnected } = element
  switch (action.act) {
    case 'remove':
      remove(stand)
      return isConnected
    case 'restore':
      if (!isConnected) document.body.append(element)
      return !isConnected
    case 'move':
      if (isConnected) document.body.prepend(element)
      return isConnected
    case 'refresh':
      // A rejection without a session is also reported by an event.
      if ('refresh' in element && typeof element.refresh === 'function') void element.refresh()
      return isConnected
    case 'width':
      element.style.inlineSize = `${action.px}px`
      return isConnected
    case 'option':
      if (action.value === null) element.removeAttribute(action.name)
      else element.setAttribute(action.name, action.value)
      return true
    case 'filter':
      return filter(stand, action.of, action.part ?? undefined)
    case 'user': {
      const user = USERS.find((known) => known === action.user)
      if (!user) return false
      belongTo(env, stand, user, action.by === 'token' ? await env.platform.tokenOf(user) : undefined)
      return true
    }
    case 'handler':
      stand.handler = action
      return true
  }
}

type Change = HTMLElementEventMap['before-change']

/** Performs the chosen reaction to `before-change` once. */
function respond(env: WalkEnv, stand: Stand, event: Change): void {
  const { element, handler, lastPressed } = stand
  stand.handler = undefined
  const option = forbiddingOption(pathOf(event.detail.operation))
  switch (handler?.does) {
    case undefined:
      return
    case 'cancel':
      return event.preventDefault()
    case 'forbid':
      if (option !== undefined) element.setAttribute(option, '')
      else filter(stand, 'device', 'nothing')
      return
    case 'unlist':
      return void (filter(stand, 'accessCode', 'nothing') || filter(stand, 'device', 'nothing'))
    case 'show other':
      if (Reflect.get(element, 'deviceId')) Object.assign(element, { deviceId: handler.value })
      return
    case 'sign in other':
      return belongTo(env, stand, stand.user === 'ann' ? 'ben' : 'ann')
    case 'remove':
      return remove(stand)
    case 'press again':
      return lastPressed?.click()
    case 'block':
      return env.clock.block(LONG_QUESTION)
  }
}

/** Makes the host react to each `before-change` as the walk has chosen. */
export function respondAsHost(env: WalkEnv): void {
  for (const stand of env.stands) {
    const root = stand.element.shadowRoot
    root?.addEventListener(
      'click',
      ({ target }) => {
        const pressed = target instanceof Element ? target.closest('button') : null
        if (pressed) stand.lastPressed = pressed
      },
      true
    )
    stand.element.addEventListener('before-change', (event) => {
      stand.isResponding = true
      respond(env, stand, event)
      stand.isResponding = false
    })
  }
}
