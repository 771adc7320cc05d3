import { type Action, HANDLER_DEEDS } from './action.js'
import { ACCOUNTS, deviceIdsOf, USERS } from './belongings.js'
import type { WalkEnv } from './perform.js'
import type { Random } from './random.js'
import { kindOf, type Stand } from './stands.js'

type Values = Readonly<Record<string, readonly (string | null)[]>>

const LOOKS: Values = {
  'disable-search': ['', null],
  'disable-resource-ids': ['', null],
  'show-back': ['', null],
  'show-use': ['', '', null],
  'row-actions': ['', '', null],
  selectable: ['', '', '', null],
  view: ['{"group":"kind"}', '{"sort":"battery","filter":{"states":["unlocked"]}}', 'nonsense', null],
  locale: ['de', 'en', null],
  theme: ['dark', 'light', null],
  'temperature-unit': ['celsius', 'fahrenheit', null],
  heading: ['Doors', null]
}

const FORBIDDANCES: Values = {
  'disable-lock-unlock': ['', null],
  'disable-create-access-code': ['', null],
  'disable-edit-access-code': ['', null],
  'disable-delete-access-code': ['', null],
  'disable-create-access-grant': ['', null],
  'disable-edit-access-grant': ['', null],
  'disable-delete-access-grant': ['', null],
  'disable-person-information': ['', null],
  'disable-edit-thresholds': ['', null],
  'disable-edit-schedules': ['', null],
  'disable-export': ['', null]
}

/** Filter texts that occur in most names, some names, or none. */
const PARTS = ['a', 'e', 'o', 'door', 'locker', 'zz', null, null, null]

function setOne(element: number, values: Values, random: Random): Action {
  const name = random.pick(Object.keys(values))
  return { act: 'option', element, name, value: random.pick(values[name] ?? [null]) }
}

const some = (ids: readonly string[], random: Random): string | null =>
  random.chance(0.35) ? null : ids.filter(() => random.chance(0.6)).join(',')

function narrow(element: number, { tag, user }: Stand, { platform }: WalkEnv, random: Random): Action | undefined {
  const isOfDevices = tag === 'x-device-table'
  if (!isOfDevices && tag !== 'x-access-code-table') return undefined
  const isByAccount = isOfDevices && random.chance(0.3)
  const [name, ids] = isByAccount
    ? ['connected-account-ids', ACCOUNTS[user]]
    : ['device-ids', deviceIdsOf(user, platform.hasLockers)]
  return { act: 'option', element, name, value: some(ids, random) }
}

/** Opens any resource by link: a listed one, one of another user, or one that does not exist. */
function link(element: number, { tag }: Stand, { platform }: WalkEnv, random: Random): Action | undefined {
  const devices = [...USERS.flatMap((user) => deviceIdsOf(user, platform.hasLockers)), 'device_nowhere', null]
  const codes = [...platform.deviceOf.keys(), 'access_code_nowhere', null]
  if (tag === 'x-device-table') return { act: 'option', element, name: 'opened-device-id', value: random.pick(devices) }
  if (tag === 'x-access-code-table')
    return { act: 'option', element, name: 'opened-access-code-id', value: random.pick(codes) }
  return undefined
}

/** Chooses a reaction to the next `before-change`. Only elements without a resource can change their user. */
function respondNext(element: number, stand: Stand, { platform }: WalkEnv, random: Random): Action {
  const isOfUser = ['deviceId', 'accessCodeId', 'accessGrantId'].some((id) => Boolean(Reflect.get(stand.element, id)))
  const does = random.pick(HANDLER_DEEDS.filter((deed) => deed !== 'sign in other' || !isOfUser))
  const value = random.pick(deviceIdsOf(stand.user, platform.hasLockers, kindOf(stand.tag)))
  return { act: 'handler', element, does, ...(does === 'show other' && { value }) }
}

/** Chooses an action of the host: appearance, permissions, filters, open screen or user. */
export function chooseOfHost(
  about: 'option' | 'forbid' | 'ids' | 'filter' | 'link' | 'user' | 'handler',
  element: number,
  env: WalkEnv,
  random: Random
): Action | undefined {
  const stand = env.stands[element]
  if (!stand) return undefined
  switch (about) {
    case 'option':
      return setOne(element, LOOKS, random)
    case 'forbid':
      return setOne(element, FORBIDDANCES, random)
    case 'ids':
      return narrow(element, stand, env, random)
    case 'filter':
      return {
        act: 'filter',
        element,
        of: stand.tag === 'x-access-code-table' ? 'accessCode' : 'device',
        part: random.pick(PARTS)
      }
    case 'handler':
      return respondNext(element, stand, env, random)
    case 'link':
      return link(element, stand, env, random)
    case 'user': {
      const by = random.pick(['key', 'token'] as const)
      // The resource of the element belongs to its user.
      const isFree = stand.tag === 'x-device-table' || stand.tag === 'x-supported-devices'
      const isWithout = stand.tag === 'x-access-code-table' && !Reflect.get(stand.element, 'deviceId')
      return { act: 'user', element, user: isFree || isWithout ? random.pick(USERS) : stand.user, by }
    }
  }
}
