import { GET, LIST } from '../device-reads.js'
import {
  type Arrival,
  attemptResponse,
  deviceResponse,
  devicesResponse,
  type FakePlatform,
  rejected,
  succeeded
} from '../fake-platform.js'
import { type ModelRefusals, modelRefusals } from './model-refusals.js'

export const IDS = ['front', 'back'] as const
export type Id = (typeof IDS)[number]

/** State of a door and its number of changes. */
export interface Door {
  readonly locked: boolean
  readonly name: string
  readonly serial: number
}

/** Reaction of the platform to a request. */
export type Reply = 'done' | 'pending' | 'lost' | 'refused' | 'forbidden' | 'busy' | 'busy for long' | 'down'

export const REPLIES: readonly Reply[] = [
  'done',
  'done',
  'pending',
  'lost',
  'refused',
  'forbidden',
  'busy',
  'busy for long',
  'down'
]

/** Platform with two doors. Requests wait until a model run answers them in any order. */
export interface ModelPlatform {
  doors: Record<Id, Door>
  /** Returns the unanswered requests, oldest first. */
  waiting(): Arrival[]
  /** Answers an unanswered request. A query returns the state at its arrival. */
  respond(index: number, reply: Reply): void
  /** Ends the pending action attempts with success or failure. */
  endAttempt(isDone: boolean): void
  /** Turns the key at the door. */
  turn(id: Id): void
  /** The newest confirmed change of each door. */
  readonly confirmed: Map<Id, Door>
  readonly refusals: ModelRefusals
}

export const isRead = ({ path }: Arrival): boolean => path === GET || path === LIST
export const isCommand = ({ path }: Arrival): boolean => path.startsWith('/locks/') || path === '/devices/update'

/** Requests for the user are answered at once. */
const isAsked = ({ path }: Arrival): boolean => path !== '/client_sessions/get'

export const idOf = ({ body }: Arrival): Id => IDS.find((id) => id === body.device_id) ?? 'front'

const deviceOf = (id: Id, { locked, name, serial }: Door) => ({
  device_id: id,
  properties: { name, locked, online: true, serial },
  can_remotely_lock: true,
  can_remotely_unlock: true
})

export function modelPlatform(platform: FakePlatform, owner: string): ModelPlatform {
  const responded = new Set<Arrival>()
  const seen = new Map<Arrival, Record<Id, Door>>()
  let attempt: { readonly command: Arrival; status: 'pending' | 'success' | 'error' } | undefined
  const fresh = (id: Id): Door => ({ locked: false, name: `${id} of ${owner}`, serial: 0 })

  const model: ModelPlatform = {
    doors: { front: fresh('front'), back: fresh('back') },
    confirmed: new Map(),
    refusals: modelRefusals(),
    waiting() {
      for (const arrival of platform.arrivals) if (!seen.has(arrival)) seen.set(arrival, { ...model.doors })
      return platform.arrivals.filter(
        (arrival) => isAsked(arrival) && !responded.has(arrival) && !arrival.signal.aborted
      )
    },
    respond(index, reply) {
      const waiting = model.waiting()
      const arrival = waiting[index % (waiting.length || 1)]
      if (!arrival) return
      responded.add(arrival)
      if (reply === 'refused') return refuse(arrival, 400)
      if (reply === 'forbidden') return refuse(arrival, 403)
      if (reply === 'down') return arrival.respond(rejected(503))
      if (reply === 'busy' || reply === 'busy for long') {
        const response = rejected(429)
        response.headers.set('retry-after', reply === 'busy' ? '2' : '8')
        return arrival.respond(response)
      }
      if (isRead(arrival)) return reply === 'lost' ? arrival.drop() : tell(arrival)
      if (isCommand(arrival)) return obey(arrival, reply)
      if (reply === 'lost') return arrival.drop()
      arrival.respond(
        attemptResponse(
          attempt?.status ?? 'success',
          attempt?.status === 'error' ? { type: 'jammed', message: 'Jammed' } : null
        )
      )
    },
    endAttempt(isDone) {
      if (attempt?.status !== 'pending') return
      if (isDone) carryOut(attempt.command)
      attempt.status = isDone ? 'success' : 'error'
    },
    turn(id) {
      const { locked, name, serial } = model.doors[id]
      model.doors = { ...model.doors, [id]: { locked: !locked, name, serial: serial + 1 } }
    }
  }

  function carryOut(command: Arrival): void {
    const id = idOf(command)
    const { serial, ...previous } = model.doors[id]
    const change =
      command.path === '/devices/update'
        ? { name: String(command.body.name) }
        : { locked: command.path === '/locks/lock_door' }
    model.doors = { ...model.doors, [id]: { ...previous, ...change, serial: serial + 1 } }
  }

  function refuse(arrival: Arrival, status: 400 | 403): void {
    if (isRead(arrival)) model.refusals.add(arrival, status)
    arrival.respond(rejected(status))
  }

  function tell(arrival: Arrival): void {
    const doors = seen.get(arrival) ?? model.doors
    if (arrival.path === LIST) return arrival.respond(devicesResponse(IDS.map((id) => deviceOf(id, doors[id]))))
    const id = idOf(arrival)
    arrival.respond(deviceResponse(deviceOf(id, doors[id])))
  }

  function obey(command: Arrival, reply: Reply): void {
    const isDoor = command.path !== '/devices/update'
    if (reply === 'pending' && isDoor) {
      attempt = { command, status: 'pending' }
      return command.respond(attemptResponse('pending'))
    }
    carryOut(command)
    if (reply === 'lost') return command.drop()
    if (!isDoor) model.confirmed.set(idOf(command), model.doors[idOf(command)])
    command.respond(isDoor ? attemptResponse('success') : succeeded())
  }
  return model
}
