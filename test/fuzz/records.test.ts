import { type Clock, install } from '@sinonjs/fake-timers'
import * as fc from 'fast-check'
import { endSessions } from '../../src/core/session/end-sessions.js'
import { disableTelemetry } from '../../src/core/telemetry/page-telemetry.js'
import { isFullRun, SEED } from '../run-settings.js'
import { nextTask, settled } from '../settled.js'
import { type Bases, KINDS, type Kind, NOW, takeBases } from './support/bases.js'
import { startFuzzEnv } from './support/env.js'
import { type FuzzedRecord, recordsOf } from './support/records.js'
import { lookEverywhere, mountScreens } from './support/screens.js'
import { watchFailures } from './support/watch.js'

const SETS = isFullRun ? 30 : 1

/** Number of records of each kind in a set: 57 in total. */
const SHARES: Readonly<Record<Kind, number>> = {
  lock: 10,
  'limited lock': 4,
  thermostat: 9,
  sensor: 6,
  code: 9,
  preset: 5,
  event: 3,
  use: 3,
  threshold: 3,
  account: 2,
  model: 2,
  manufacturer: 1
}

/** Fetched for one device, and less often for all locks. All other lists are fetched once. */
const READ_TWICE = ['/access_codes/list', '/thermostats/schedules/list']

/** Maximum time to shrink one failure, in ms. */
const MOST_TO_SHRINK = 60_000

describe('Malformed records', function fuzzedRecords() {
  this.timeout(300_000)

  let bases: Bases
  let clock: Clock
  let failures: ReturnType<typeof watchFailures>
  before(async () => {
    disableTelemetry('these tests', true)
    bases = await takeBases()
  })
  beforeEach(() => {
    clock = install({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] })
    failures = watchFailures()
  })
  afterEach(() => {
    clock.uninstall()
    failures.end()
  })

  /** Shows records on every screen. @returns the failures */
  async function faultsOf(records: readonly FuzzedRecord[]): Promise<string[]> {
    const env = await startFuzzEnv(records, bases)
    const faults = await lookEverywhere(mountScreens(env))
    document.body.replaceChildren()
    endSessions()
    await settled()
    await nextTask()
    const again = [...env.calls]
      .filter(([call, count]) => count > (READ_TWICE.some((path) => call.startsWith(`${path} `)) ? 2 : 1))
      .map(([call, count]) => `Requested ${count} times: ${call}`)
    return [...faults, ...failures.take(), ...again]
  }

  /** Returns the smallest set of records that fails. */
  async function culprits(records: readonly FuzzedRecord[]): Promise<readonly FuzzedRecord[]> {
    const middle = Math.ceil(records.length / 2)
    for (const part of records.length > 1 ? [records.slice(0, middle), records.slice(middle)] : []) {
      if ((await faultsOf(part)).length > 0) return culprits(part)
    }
    return records
  }

  /** Describes the smallest failing record and how to repeat it. */
  async function tell(records: readonly FuzzedRecord[], faults: readonly string[]): Promise<string> {
    const found = await culprits(records)
    const [first] = found
    const all = `Seed ${SEED}:\n${faults.slice(0, 12).join('\n')}`
    if (found.length > 1 || !first) return `${all}\nIt takes ${JSON.stringify(found)}`
    const index = ofKind(first.kind).indexOf(first)
    const property = fc.asyncProperty(recordsOf(first.kind, bases), async (record) => {
      const own = await faultsOf([record])
      if (own.length > 0) throw new Error(own.slice(0, 6).join('\n'))
    })
    const options = { seed: SEED, path: String(index), numRuns: 1, interruptAfterTimeLimit: MOST_TO_SHRINK }
    const { counterexample, counterexamplePath, errorInstance } = await fc.check(property, options)
    const smallest = JSON.stringify(counterexample ?? first)
    return `${all}\nThe smallest: ${smallest} (path ${counterexamplePath ?? index})\n${errorInstance ?? ''}`
  }

  const samples = new Map<Kind, FuzzedRecord[]>()
  function ofKind(kind: Kind): FuzzedRecord[] {
    const known = samples.get(kind) ?? fc.sample(recordsOf(kind, bases), { seed: SEED, numRuns: SHARES[kind] * SETS })
    samples.set(kind, known)
    return known
  }

  const recordSet = (index: number): FuzzedRecord[] =>
    KINDS.flatMap((kind) => ofKind(kind).slice(index * SHARES[kind], (index + 1) * SHARES[kind]))

  for (let index = 0; index < SETS; index += 1) {
    it(`break nothing: set ${index + 1} of ${SETS}`, async () => {
      const records = recordSet(index)
      const faults = await faultsOf(records)
      if (faults.length > 0) throw new Error(await tell(records, faults))
    })
  }
})
