import { type Clock, install } from '@sinonjs/fake-timers'
import * as fc from 'fast-check'
import '../../elements/index.js'
import { PlatformClient } from '../../src/client/index.js'
import { endSessions } from '../../src/core/session/end-sessions.js'
import { disableTelemetry } from '../../src/core/telemetry/page-telemetry.js'
import { TAGS } from '../../src/element/lint/unknown-tags.js'
import { createSandbox } from '../../src/sandbox/index.js'
import { isFullRun, SEED } from '../run-settings.js'
import { nextTask, settled } from '../settled.js'
import { NOW } from './support/bases.js'
import { faultsOf } from './support/faults.js'
import { optionNames, type Sequence, sequencesOf, take } from './support/options.js'
import { watchFailures } from './support/watch.js'

/** Number of sequences per element. */
const OF_EACH = isFullRun ? 51 : 3
/** Number of simultaneous elements of each kind. */
const AT_ONCE = 3
/** Maximum time to shrink one failure, in ms. */
const MOST_TO_SHRINK = 60_000
/** Many elements render at once, which takes long on a busy machine, in ms. */
const MOST_MILLISECONDS = 240_000
/** Maximum number of equal requests per step: the step may change the session or refetch. */
const MOST_CALLS = 4

const realFetch = globalThis.fetch

describe('Options set in any order', function fuzzedOptions() {
  this.timeout(300_000)

  let clock: Clock
  let failures: ReturnType<typeof watchFailures>
  let requestCount = 0
  before(() => disableTelemetry('these tests', true))
  beforeEach(() => {
    clock = install({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] })
    failures = watchFailures()
    globalThis.fetch = async () => {
      requestCount += 1
      throw new TypeError('Failed to fetch')
    }
  })
  afterEach(() => {
    globalThis.fetch = realFetch
    clock.uninstall()
    failures.end()
  })

  async function makeClient(): Promise<PlatformClient> {
    const sandbox = createSandbox({ latency: 0, now: () => NOW })
    const fetch = (...given: Parameters<typeof sandbox>): Promise<Response> => {
      requestCount += 1
      return sandbox(...given)
    }
    return PlatformClient.fromPublishableKey(sandbox.publishableKey, 'jane', { endpoint: sandbox.endpoint, fetch })
  }

  /** Runs a step and reports what it throws. */
  function attempt(act: () => void, say: (failure: string) => void): void {
    try {
      act()
    } catch (error) {
      say(`It threw ${error instanceof Error ? error.stack : String(error)}`)
    }
  }

  /** Runs sequences in parallel, each on its own element. @returns the failures */
  async function faultsOfAll(sequences: readonly Sequence[]): Promise<string[]> {
    const faults: string[] = []
    const say = (fault: string): void => void faults.push(fault)
    const client = await makeClient()
    requestCount = 0
    const sessionElement = document.body.appendChild(document.createElement('x-session'))
    sessionElement.client = client
    const elements = sequences.map(({ tag }) => {
      const element = document.createElement(tag)
      Object.assign(element.style, { position: 'absolute', inset: '0 auto auto 0', inlineSize: '320px', opacity: '0' })
      return sessionElement.appendChild(element)
    })
    const longest = Math.max(...sequences.map(({ steps }) => steps.length))
    for (let turn = 0; turn < longest; turn += 1) {
      const steps = sequences.map(({ steps }) => steps[turn])
      for (const [index, element] of elements.entries()) {
        const step = steps[index]
        if (step)
          attempt(
            () => take(step, element),
            (failure) => say(`<${element.localName}> ${failure}`)
          )
      }
      if (steps.some((step) => step?.to === 'wait a task')) await nextTask()
      // The displayed content is checked in the middle and at the end.
      if (turn === 5) {
        await settled(MOST_MILLISECONDS)
        faults.push(...elements.flatMap(faultsOf))
      }
    }
    await settled(MOST_MILLISECONDS)
    faults.push(...elements.flatMap(faultsOf))
    const most = MOST_CALLS * sequences.reduce((sum, { steps }) => sum + steps.length, 1)
    if (requestCount > most) say(`There were ${requestCount} requests, where ${most} are many.`)
    faults.push(...(await healed(client, elements)))
    document.body.replaceChildren()
    endSessions()
    await settled(MOST_MILLISECONDS)
    return [...new Set([...faults, ...failures.take()])]
  }

  const ID: Readonly<Record<string, object>> = {
    'x-thermostat': { deviceId: 'device_studio_thermostat' },
    'x-preset-manager': { deviceId: 'device_studio_thermostat' },
    'x-thermostat-schedule': { deviceId: 'device_studio_thermostat' },
    'x-noise-sensor-details': { deviceId: 'device_living_room_sensor' },
    'x-access-code-details': { accessCodeId: 'access_code_garage_2' },
    'x-access-grant-details': { accessGrantId: 'access_grant_2' },
    'x-access-grant-form': { accessGrantId: 'access_grant_2' }
  }

  /** Resets elements to their required options. @returns the elements without their usual content */
  async function healed(client: PlatformClient, elements: readonly HTMLElement[]): Promise<string[]> {
    for (const element of elements) {
      for (const name of element.getAttributeNames()) if (name !== 'style') element.removeAttribute(name)
      for (const name of optionNames(element.localName)) Reflect.set(element, name, undefined)
      if (element.localName !== 'x-session')
        Object.assign(element, { client }, ID[element.localName] ?? { deviceId: 'device_front_door' })
    }
    await settled(MOST_MILLISECONDS)
    return elements
      .filter((element) => element.localName !== 'x-session' && !element.matches(':state(ready)'))
      .map((element) => `<${element.localName}> Is not ready again: ${element.shadowRoot?.textContent?.slice(0, 120)}`)
  }

  async function culprit(sequences: readonly Sequence[]): Promise<Sequence | undefined> {
    for (const sequence of sequences) if ((await faultsOfAll([sequence])).length > 0) return sequence
    return undefined
  }

  const samples = TAGS.map((tag) => fc.sample(sequencesOf(tag), { seed: SEED, numRuns: OF_EACH }))

  /** Describes the smallest failing sequence and how to repeat it. */
  async function tell(sequences: readonly Sequence[], faults: readonly string[]): Promise<string> {
    const all = `Seed ${SEED}:\n${faults.slice(0, 12).join('\n')}`
    const found = await culprit(sequences)
    if (!found) return `${all}\nIt takes several: ${JSON.stringify(sequences)}`
    const path = String(samples.find((list) => list.includes(found))?.indexOf(found))
    const property = fc.asyncProperty(sequencesOf(found.tag), async (sequence) => {
      const own = await faultsOfAll([sequence])
      if (own.length > 0) throw new Error(own.slice(0, 6).join('\n'))
    })
    const options = { seed: SEED, path, numRuns: 1, interruptAfterTimeLimit: MOST_TO_SHRINK }
    const { counterexample, counterexamplePath, errorInstance } = await fc.check(property, options)
    return `${all}\nThe smallest: ${JSON.stringify(counterexample ?? found)} (path ${counterexamplePath ?? path})\n${errorInstance ?? ''}`
  }

  for (let from = 0; from < OF_EACH; from += AT_ONCE) {
    it(`break nothing: sequences ${from + 1} to ${from + AT_ONCE} of each element`, async () => {
      const sequences = samples.flatMap((list) => list.slice(from, from + AT_ONCE))
      const faults = await faultsOfAll(sequences)
      if (faults.length > 0) throw new Error(await tell(sequences, faults))
    })
  }
})
