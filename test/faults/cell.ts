import { endSessions } from '../../src/core/session/end-sessions.js'
import { withoutNetwork } from '../features/support/network.js'
import { until, useCleanPage, words } from '../features/support/stage.js'
import { isFullRun } from '../run-settings.js'
import { onFakeClock } from './clock.js'
import { startEnv } from './env.js'
import { FAULTS, type Fault, type Result } from './faults.js'
import type { AnyScreen, Scenario } from './scenarios/scenario.js'

const MINUTE = 60_000
/** Maximum number of requests to a path per minute under any fault. */
const MOST_IN_A_MINUTE = 10

/** Checks that a path is not requested too often. */
export function expectPatience(times: readonly number[]): void {
  const inAMinute = times.map((from) => times.filter((at) => at >= from && at < from + MINUTE).length)
  expect(Math.max(0, ...inAMinute), 'requests in a minute').to.be.at.most(MOST_IN_A_MINUTE)
}

/** Returns the text and the field values of an element, without temporary messages. */
export function shownBy({ root }: AnyScreen): string {
  const passing = [...root.querySelectorAll('.toasts')].map(({ textContent }) => textContent)
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map(
    ({ value }) => value
  )
  return words([passing.reduce((text, toast) => text.replace(toast, ''), root.textContent), ...fields].join(' '))
}

const operations: (string | undefined)[] = []

/** Operations of the failures that were reported in this cell. */
export const reports: readonly (string | undefined)[] = operations

const note = ({ detail }: HTMLElementEventMap['platform-error']): void => void operations.push(detail.operation)

/** Performs an action on a page that may be offline. */
export async function under({ isOffline }: Fault, act: () => Promise<void>): Promise<void> {
  await (isOffline ? withoutNetwork(act) : act())
}

/** Returns the expectation of a cell. */
export const expectedIn = (scenario: Scenario, fault: Fault, usual: Result): Result =>
  scenario.expected?.[fault.name] ?? usual

/** One fault of each class: network, credentials, permissions, platform, response, time and device. */
const CLASSES = new Set([
  'dropped before it arrives',
  '401',
  '400',
  '403',
  '404 without JSON',
  '503',
  'wrong shapes',
  'never answered',
  'an attempt that fails'
])

/** A short run injects every third fault. */
const SHARE = 3

/** Costs as much as ten other faults. */
const MOST_EXPENSIVE = '10 MB'

/**
 * Returns the faults to inject for a scenario. A full run injects all of them. A short run injects one of each class, those
 * with an expectation of their own, and every third of the others if the scenario represents a group.
 */
export const faultsOf = (
  { isRepresentative, without = [], expected = {} }: Scenario,
  isCommand = false
): readonly Fault[] =>
  FAULTS.filter(
    ({ name, isOfDevices = false }, index) =>
      !without.includes(name) &&
      (isCommand || !isOfDevices) &&
      (isFullRun ||
        (isRepresentative && name !== MOST_EXPENSIVE && index % SHARE === 0) ||
        CLASSES.has(name) ||
        name in expected)
  )

/** Gives each cell a page and a clock, with all lazy chunks of these scenarios loaded. */
export function onMatrix(scenarios: readonly Scenario[]): void {
  before(async () => {
    const env = await startEnv({}, { hasAccessGrant: scenarios.some(({ hasAccessGrant }) => hasAccessGrant) })
    for (const scenario of scenarios) {
      const screen = scenario.show(env.client, env)
      await until(() => shownBy(screen).length > 0 && !screen.root.querySelector('[aria-busy=true]'))
    }
    endSessions()
    document.body.replaceChildren()
  })
  beforeEach(() => {
    operations.length = 0
    document.body.addEventListener('platform-error', note)
  })
  useCleanPage()
  const { fetch } = globalThis
  afterEach(() => {
    globalThis.fetch = fetch
  })
  // A retained session would receive data of another cell.
  afterEach(endSessions)
  onFakeClock()
}
