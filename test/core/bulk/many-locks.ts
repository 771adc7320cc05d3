import { PlatformClient } from '../../../src/client/index.js'
import { takeSnapshot } from '../../../src/core/actions/run-mutation.js'
import { type Bulk, getBulk } from '../../../src/core/bulk/bulk.js'
import type { BulkOutcome } from '../../../src/core/bulk/bulk-outcome.js'
import type { BulkPlan, BulkTask } from '../../../src/core/bulk/bulk-task.js'
import type { Device } from '../../../src/core/resources/resources.js'
import { deviceListQuery } from '../../../src/features/device/data/queries.js'
import { isLocked } from '../../../src/features/device/rules/device-status.js'
import { operateLock } from '../../../src/features/lock/operate-lock.js'
import { createSandbox } from '../../../src/sandbox/index.js'
import { readRequest } from '../../read-request.js'
import { OFFERED } from '../offered.js'
import { type OpenSession, openSession } from '../open-session.js'
import { willing } from '../send.js'
import { settled } from '../time.js'

/** Outcome of a command that is sent to a lock. */
export type Fate = 'rejected' | 'late' | 'failing' | 'lost' | 'answer lost' | 'too fast' | undefined

/** Platform with many unlocked locks, and failures per lock. */
export interface ManyLocks extends Omit<OpenSession, 'platform'> {
  readonly bulk: Bulk
  readonly ids: readonly string[]
  /** Returns the fate of the commands to a lock. */
  fate: (index: number) => Fate
  /** Response time of each command in ms. */
  pace: number
  /** Number of commands that the platform received, by the index of the lock. */
  readonly seen: readonly number[]
  /** Returns the highest number of parallel commands. */
  readonly mostAtOnce: () => number
  /** `keepalive` flag of each command. */
  readonly outlivesPage: boolean[]
  /** Ids reported as done, in order. */
  readonly succeededIds: string[]
  plan(ids?: readonly string[], over?: Partial<BulkPlan>): BulkPlan
  outcome(id: string): BulkOutcome | undefined
  device(id: string): Device | undefined
  /** Returns the lock states on the platform. */
  truth(): Promise<boolean[]>
}

export async function openManyLocks(size: number, retryAfter = 3): Promise<ManyLocks> {
  const devices = Array.from(
    { length: size },
    (_, index) => ({ kind: 'lock', name: `Door ${index}`, locked: false }) as const
  )
  const sandbox = createSandbox({ latency: 0, devices })
  const seen: number[] = Array.from({ length: size }, () => 0)
  const outlivesPage: boolean[] = []
  let places = new Map<string, number>()
  let atOnce = 0
  let most = 0

  async function respond(request: Request, fate: Fate): Promise<Response> {
    if (fate === 'lost') throw new TypeError('Failed to fetch')
    if (fate === 'rejected') return Response.json({ error: { type: 'rejected', message: 'No.' } }, { status: 400 })
    if (fate === 'too fast') return new Response(null, { status: 429, headers: { 'retry-after': String(retryAfter) } })
    const attempt = fate === 'late' ? 'never-ends' : fate === 'failing' ? 'fails' : undefined
    sandbox.update({ faults: attempt ? { '/locks/lock_door': { attempt } } : {} })
    const response = sandbox(request)
    if (fate === 'answer lost') throw new TypeError('Failed to fetch')
    return response
  }
  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { request, text } = await readRequest(input, init)
    if (new URL(request.url).pathname !== '/locks/lock_door') return sandbox(request)
    const { device_id }: { device_id: string } = JSON.parse(text)
    const place = places.get(device_id) ?? -1
    const fate = locks.fate(place)
    if (fate !== 'too fast') seen[place] = (seen[place] ?? 0) + 1
    outlivesPage.push(request.keepalive)
    most = Math.max(most, (atOnce += 1))
    try {
      if (locks.pace > 0) await new Promise((resolve) => setTimeout(resolve, locks.pace))
      return await respond(request, fate)
    } finally {
      atOnce -= 1
    }
  }

  const client = PlatformClient.fromClientSessionToken(sandbox.clientSessionToken, {
    fetch,
    endpoint: sandbox.endpoint
  })
  const { platform: _, ...opened } = await openSession({ client })
  const list = deviceListQuery({})
  opened.session.observe(list, true)
  for (let turn = 0; turn < 20 && !opened.standing(list).isComplete; turn += 1) await settled()
  const ids = opened.standing(list).ids ?? []
  places = new Map(ids.map((id, index) => [id, index]))

  const known = (id: string): Device | undefined => opened.session.store.getState().confirmed.devices.get(id)?.resource
  const task = (id: string): BulkTask => ({
    ids: [id],
    mutation: operateLock.mutation({ device: known(id) ?? { device_id: id }, action: 'lock' }),
    getSkipReason: () => (known(id) ? undefined : 'deleted'),
    onSucceeded: () => void locks.succeededIds.push(id),
    isApplied: () => isLocked(known(id) ?? { device_id: id }) === true
  })
  const locks: ManyLocks = {
    ...opened,
    bulk: getBulk(opened.session, 'device'),
    ids,
    fate: () => undefined,
    pace: 0,
    seen,
    mostAtOnce: () => most,
    outlivesPage,
    succeededIds: [],
    plan: (chosen = ids, over = {}) => ({
      operation: 'locks.lockDoor',
      tasks: chosen.map(task),
      settled: new Map(),
      source: willing,
      snapshot: takeSnapshot(opened.session, OFFERED),
      verifyQuery: (unsure) => deviceListQuery({ deviceIds: unsure }),
      onFailed: () => {},
      onSettled: () => {},
      ...over
    }),
    outcome: (id) => locks.bulk.store.getState().outcomes?.get(id),
    device: known,
    async truth() {
      const all = await client.createPaginator(client.devices.list({ limit: 200 })).flattenToArray()
      const locked = new Map(all.map((device) => [device.device_id, isLocked(device) === true]))
      return ids.map((id) => locked.get(id) === true)
    }
  }
  return locks
}

/** Counts the outcomes by status. */
export function tally({ bulk }: ManyLocks): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of bulk.store.getState().outcomes?.values() ?? []) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Returns the ids that a retry would contain. */
export const failedOf = ({ bulk, ids }: ManyLocks): string[] =>
  ids.filter((id) => bulk.store.getState().outcomes?.get(id)?.status === 'failed')
