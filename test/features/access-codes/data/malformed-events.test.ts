import * as fc from 'fast-check'
import type { PlatformEvent } from '../../../../src/core/resources/resources.js'
import { createEventReader } from '../../../../src/features/access-codes/data/read-events.js'
import { reportsUses } from '../../../../src/features/access-codes/rules/use/code-use-state.js'
import { collectUses } from '../../../../src/features/access-codes/rules/use/collect-uses.js'
import { summarizeUses } from '../../../../src/features/access-codes/rules/use/use-summary.js'
import { asSent, oddNames, oddValue } from '../../../fuzz/support/values.js'
import { SEED } from '../../../run-settings.js'
import { DAY, deniedAgo, eventAgo, LOCK, NOW } from '../../support/use-events.js'

const CODE = { access_code_id: 'code', created_at: new Date(NOW - 10 * DAY).toISOString() }
const EVENTS: readonly PlatformEvent[] = [eventAgo(10), eventAgo(20), deniedAgo(30, { event_id: 'denied' })]

/** Values that the platform never sends. */
const odd = fc.constantFrom(...oddNames(0)).map(oddValue)
const noText = odd.filter((value) => typeof value !== 'string')

const newer = { ...eventAgo(5), event_id: 'malformed' }
const malformedEvent: fc.Arbitrary<unknown> = fc.oneof(
  odd,
  noText.map((event_id) => ({ ...newer, event_id })),
  odd.map((event_type) => ({ ...newer, event_type })),
  odd.map((access_code_id) => ({ ...newer, access_code_id })),
  odd.map((device_id) => ({ ...newer, access_code_id: 'other', device_id })),
  noText.map((time) => ({ ...newer, created_at: time, occurred_at: time }))
)

/** Returns what is known of the use of a code after reading this page. */
async function derived(page: readonly unknown[]): Promise<object> {
  const read = createEventReader(NOW - 30 * DAY)
  const [log] = collectUses([LOCK], await read(() => Promise.resolve(JSON.parse(asSent(page)))), () => undefined, NOW)
  return { summary: log && summarizeUses(CODE, log, NOW), reports: reportsUses(undefined, log) }
}

describe('Malformed events of a lock', () => {
  it('change nothing: the use of a code is as it would be without them', async () => {
    const expected = await derived(EVENTS)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(malformedEvent, fc.nat(EVENTS.length)), { maxLength: 4 }), async (extra) => {
        const mixed: unknown[] = [...EVENTS]
        for (const [event, index] of extra) mixed.splice(index, 0, event)
        expect(await derived(mixed)).to.deep.equal(expected)
      }),
      { seed: SEED, numRuns: 500 }
    )
  })
})
