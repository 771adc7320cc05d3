import type { PlatformEvent } from '../../../../../src/core/resources/resources.js'
import { codeUseState } from '../../../../../src/features/access-codes/rules/use/code-use-state.js'
import { isUnused, listUse } from '../../../../../src/features/access-codes/rules/use/list-use.js'
import { accessCode, deviceWith } from '../../../support/as-sent.js'
import { DAY, eventAgo, logOf, NOW } from '../../../support/use-events.js'

const created = (days: number) => ({ type: 'ongoing', created_at: new Date(NOW - days * DAY).toISOString() })
const REPORTING = deviceWith({ has_native_entry_events: true })
const SILENT = deviceWith({ has_native_entry_events: false })

/** Returns what is known of a code at a lock after these events. */
const at = (lock: typeof REPORTING, events: readonly PlatformEvent[] = [], fields: object = created(3)) => ({
  lock,
  state: codeUseState(accessCode(fields), lock, logOf(events), NOW)
})
const UNREAD = { lock: REPORTING, state: undefined }

describe('Use in a row', () => {
  it('is the latest one, with its lock', () => {
    const [first, second] = [at(REPORTING, [eventAgo(9)]), at(SILENT, [eventAgo(5)])]
    expect(listUse([first, second])).to.deep.include({ lock: SILENT })
    expect(listUse([second, first])).to.deep.include({ lock: SILENT })
    expect(listUse([first])).to.have.nested.property('use.eventId', 'event_9')
  })

  it('is missing if it is at every lock that reports', () => {
    expect(listUse([at(REPORTING)])).to.equal('notUsed')
    expect(listUse([at(REPORTING), at(SILENT)])).to.equal('notUsed')
    expect(listUse([at(REPORTING), at(deviceWith({}))])).to.equal('notUsed')
  })

  it('is unknown if no lock reports, or nothing is certain at one of them', () => {
    expect(listUse([at(SILENT)])).to.equal(undefined)
    expect(listUse([at(REPORTING), at(REPORTING, [], created(90))])).to.equal(undefined)
    expect(listUse([at(REPORTING), UNREAD])).to.equal(undefined)
    expect(listUse([at(REPORTING, [eventAgo(9)]), UNREAD])).to.equal(undefined)
    expect(listUse([])).to.equal(undefined)
  })

  it('makes a code unused only if its absence is a fact', () => {
    const states = [at(REPORTING), at(REPORTING, [], created(90)), at(SILENT), at(REPORTING, [eventAgo(9)]), UNREAD]
    expect(states.map(({ state }) => isUnused(state))).to.deep.equal([true, true, false, false, false])
  })
})
