import { isRefused } from '../../../src/core/queries/is-refused.js'
import type { Device } from '../../../src/core/resources/resources.js'
import { createSession, type Session } from '../../../src/core/session/session.js'
import { renameDevice } from '../../../src/features/device/rename-device.js'
import { operateLock } from '../../../src/features/lock/operate-lock.js'
import { json } from '../../client/recording-fetch.js'
import { everything, front, GET, LIST } from '../device-reads.js'
import { type FakePage, fakePage } from '../fake-page.js'
import { type Arrival, type FakePlatform, fakePlatform, rejected } from '../fake-platform.js'
import { send } from '../send.js'
import {
  type Door,
  IDS,
  type Id,
  idOf,
  isCommand,
  isRead,
  type ModelPlatform,
  modelPlatform
} from './model-platform.js'
import { modelTime } from './model-time.js'

/** Time in ms after the press in which a command has to reach the platform. */
const LATEST = 10_000
const MOST_TRIES = 3

export type Press = 'lock' | 'unlock' | 'rename'

const OPERATIONS: Readonly<Record<Press, string>> = {
  lock: '/locks/lock_door',
  unlock: '/locks/unlock_door',
  rename: '/devices/update'
}

/** Session of one user with its own platform and its invariants. */
export interface ModelSession {
  readonly session: Session
  readonly page: FakePage
  readonly fake: FakePlatform
  readonly platform: ModelPlatform
  press(id: Id, press: Press): void
  /** Renews the token. A token of another user must be rejected. */
  renew(isSameUser: boolean): void
  read(): void
  /** @throws if an invariant is violated */
  check(): void
  /** Lets the platform permit everything again, and refreshes as the host does. */
  refresh(): void
  /** @throws if displayed data is wrong although it is not refused, a refusal is missing, or something is pending */
  checkTruth(): void
}

interface Given {
  readonly path: string
  readonly id: Id
  readonly at: number
  arrivals: number
}

const doorOf = (device: Device | undefined): Door | undefined => {
  const { locked, name, serial } = Object(device?.properties)
  return device && { locked, name, serial }
}

export function openModel(owner: string): ModelSession {
  const fake = fakePlatform()
  const page = fakePage()
  const platform = modelPlatform(fake, owner)
  const endpoint = `https://${owner}.test`
  const own = `seam_cst1_${owner}`
  const tokens = new Set([own])
  let renewals = 0
  let token = own
  fake.on('/client_sessions/get', ({ token }) => {
    if (!token) return rejected(401)
    const user = tokens.has(token) ? owner : 'another user'
    return json({ client_session: { workspace_id: 'workspace', client_session_id: token, user_identifier_key: user } })
  })
  const { fetch } = globalThis
  const given: Given[] = []
  const late: string[] = []
  globalThis.fetch = (input, init) => {
    const { url } = new Request(input)
    if (!url.startsWith(endpoint)) return fetch(input, init)
    const { pathname } = new URL(url)
    const press = given.findLast(({ path }) => path === pathname)
    if (press && modelTime.now() - press.at > LATEST) late.push(pathname)
    return fake.fetch(input, init)
  }
  const session = createSession({ clientSessionToken: own, endpoint }, page)
  const observers = [session.observe(front, true), session.observe(everything, true)]

  const serials = new Map<string, number>()
  let arrivalsSeen = 0

  const tables = () => session.store.getState()

  /** Checks that a command belongs to a recent press, and that no other one of its kind is in flight. */
  function checkArrival(arrival: Arrival): void {
    expect(arrival.token === null || tokens.has(arrival.token), 'a token of another user').to.equal(true)
    if (isRead(arrival))
      expect(platform.refusals.has(arrival, idOf(arrival)), `${arrival.path} after its refusal`).to.equal(false)
    if (!isCommand(arrival)) return
    const press = given.findLast(({ path, id }) => path === arrival.path && id === idOf(arrival))
    if (!press) throw new Error(`There was no press for ${arrival.path}.`)
    press.arrivals += 1
    expect(press.arrivals, `how often ${arrival.path} was sent`).to.be.at.most(MOST_TRIES)
  }

  function checkDoor(id: Id): void {
    const { confirmed, shown, mutations } = tables()
    const known = doorOf(confirmed.devices.get(id)?.resource)
    const seen = doorOf(shown.devices.get(id)?.resource)
    if (!known || !seen) return
    expect(known.name, 'a device of another user').to.match(new RegExp(`${owner}$`))
    expect(known.serial, 'an older answer over a newer one').to.be.at.least(serials.get(id) ?? 0)
    serials.set(id, known.serial)
    const sure = platform.confirmed.get(id)
    if (sure && known.serial < sure.serial) expect(known.name, 'an older answer over a change').to.equal(sure.name)
    expect(seen.locked, 'nothing but what is confirmed').to.equal(known.locked)
    if (!mutations.has(`name ${id}`)) expect(seen.name).to.equal(known.name)
  }

  /** Checks that a query reports a refusal exactly if the platform refuses it to the current token. @returns if it does */
  function checkRefusal(query: typeof front | typeof everything, path: string): boolean {
    const isRefusedRoute = platform.refusals.has({ path, token }, 'front')
    expect(isRefused(tables().queries.get(query.key)?.error), `${path} is reported as refused`).to.equal(isRefusedRoute)
    return isRefusedRoute
  }

  return {
    session,
    page,
    fake,
    platform,
    press(id, press) {
      const device = tables().shown.devices.get(id)?.resource
      const { mutations, connection } = tables()
      if (!device || connection.status !== 'ready') return
      const change =
        press === 'rename'
          ? renameDevice.mutation({ device, name: `${given.length} of ${owner}` })
          : operateLock.mutation({ device, action: press })
      const isTaken = mutations.has(change.key)
      if (!isTaken) given.push({ path: OPERATIONS[press], id, at: modelTime.now(), arrivals: 0 })
      send(session, change).catch(() => {})
    },
    renew(isSameUser) {
      renewals += 1
      const next = `seam_cst1_${owner}_${renewals}`
      if (isSameUser) tokens.add(next)
      else tokens.delete(next)
      const adopt = async (): Promise<void> => {
        if (await session.renew({ clientSessionToken: next, endpoint })) token = next
      }
      adopt().catch(() => {})
    },
    read: () => void observers[0]?.fetch(),
    check() {
      platform.waiting()
      for (const arrival of fake.arrivals.slice(arrivalsSeen))
        if (arrival.path !== '/client_sessions/get') checkArrival(arrival)
      arrivalsSeen = fake.arrivals.length
      expect(late, 'sent long after they were pressed').to.deep.equal([])
      const under = platform
        .waiting()
        .filter(isCommand)
        .map((command) => `${idOf(command)} ${command.path.split('/')[1]}`)
      expect(new Set(under).size, 'two of the same at once').to.equal(under.length)
      for (const id of IDS) checkDoor(id)
    },
    refresh() {
      platform.refusals.clear()
      for (const observer of observers) observer.forgetRefusal()
      for (const observer of observers) void observer.refetch()
    },
    checkTruth() {
      const { mutations, queries, shown } = tables()
      expect([...mutations.keys()], 'pending mutations').to.deep.equal([])
      expect(
        [...queries.values()].filter(({ isFetching }) => isFetching),
        'what is still being read'
      ).to.deep.equal([])
      const isFrontRefused = checkRefusal(front, GET)
      const isListRefused = checkRefusal(everything, LIST)
      for (const id of IDS) {
        // A refused door stays as it was last read.
        if (isListRefused && (id === 'back' || isFrontRefused)) continue
        expect(doorOf(shown.devices.get(id)?.resource), id).to.deep.equal(platform.doors[id])
      }
    }
  }
}
