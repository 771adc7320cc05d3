import type { PlatformEvent } from '../../../../../src/core/resources/resources.js'
import { codeUseState } from '../../../../../src/features/access-codes/rules/use/code-use-state.js'
import { summarizeUses } from '../../../../../src/features/access-codes/rules/use/use-summary.js'
import { accessCode, deviceWith } from '../../../support/as-sent.js'
import { NONSENSE } from '../../../support/nonsense.js'
import { DAY, deniedAgo, eventAgo, logOf, MINUTE, NOW } from '../../../support/use-events.js'

const daysAgo = (days: number): string => new Date(NOW - days * DAY).toISOString()

const NEW_CODE = { type: 'ongoing', created_at: daysAgo(3) }
const OLD_CODE = { type: 'ongoing', created_at: daysAgo(90) }
const REPORTING = deviceWith({ has_native_entry_events: true })
const SILENT = deviceWith({ has_native_entry_events: false })
/** A use of another code: it proves that the lock names codes. */
const ANOTHER = eventAgo(5, { event_id: 'another', access_code_id: 'another' })

const summaryOf = (events: readonly PlatformEvent[], fields: object = NEW_CODE, since?: number) =>
  summarizeUses(accessCode(fields), logOf(events, since), NOW)

const noUseOf = (fields: object, events: readonly PlatformEvent[] = [], device = REPORTING, since?: number) =>
  codeUseState(accessCode(fields), device, logOf(events, since), NOW).noUse

describe('Summary of the uses of a code', () => {
  it('counts uses and denied attempts separately', () => {
    const summary = summaryOf([eventAgo(9), eventAgo(5), deniedAgo(3), deniedAgo(20), ANOTHER])
    expect(summary).to.include({ count: 2, deniedCount: 2 })
    expect(summary.first?.eventId).to.equal('event_9')
    expect(summary.last?.eventId).to.equal('event_5')
    expect(summary.lastDenied?.eventId).to.equal('event_3')
  })

  it('contains the uses of the backup code', () => {
    const backup = eventAgo(4, { access_code_id: 'backup' })
    const summary = summaryOf([eventAgo(9), backup], { ...NEW_CODE, pulled_backup_access_code_id: 'backup' })
    expect(summary.count).to.equal(2)
    expect(summary.last?.codeId).to.equal('backup')
    expect(summaryOf([backup]).count).to.equal(0)
  })

  it('contains the last 30 days and the minute that has begun', () => {
    const month = 30 * 24 * 60
    expect(summaryOf([eventAgo(month), eventAgo(month + 1), eventAgo(-0.9), eventAgo(-1)]).count).to.equal(2)
  })

  it('is whole if the code was created in the window and all events since were read', () => {
    expect(summaryOf([])).to.include({ isComplete: true, isWhole: true })
    expect(summaryOf([], OLD_CODE)).to.include({ isComplete: true, isWhole: false })
    expect(summaryOf([], NEW_CODE, NOW - 2 * DAY)).to.include({ isComplete: false, isWhole: false })
    expect(summaryOf([], NEW_CODE, NOW - 4 * DAY)).to.include({ isComplete: true, isWhole: true })
    expect(summaryOf([], OLD_CODE, NOW - 4 * DAY)).to.include({ isComplete: false })
  })

  it('is not whole if it is unknown when the code was created', () => {
    for (const created_at of NONSENSE)
      expect(summaryOf([], { type: 'ongoing', created_at })).to.include({ isWhole: false })
  })
})

describe('Missing use of a code', () => {
  it('is a fact if the window was read and the lock reports', () => {
    expect(noUseOf(NEW_CODE)).to.equal('notUsed')
    expect(noUseOf(OLD_CODE)).to.equal('notRecently')
    expect(noUseOf(NEW_CODE, [deniedAgo(2)])).to.equal('notUsed')
    expect(noUseOf(NEW_CODE, [eventAgo(2)])).to.equal(undefined)
  })

  it('is no fact if events are missing', () => {
    expect(noUseOf(NEW_CODE, [], REPORTING, NOW - DAY)).to.equal('notFound')
  })

  it('depends on what the lock reports', () => {
    expect(noUseOf(NEW_CODE, [], SILENT)).to.equal('notReported')
    for (const value of NONSENSE.filter((each) => typeof each !== 'boolean'))
      expect(noUseOf(NEW_CODE, [], deviceWith({ has_native_entry_events: value }))).to.equal('unknown')
  })

  it('is a fact if the lock named another code', () => {
    expect(noUseOf(NEW_CODE, [ANOTHER], SILENT)).to.equal('notUsed')
    expect(noUseOf(NEW_CODE, [ANOTHER], deviceWith({}))).to.equal('notUsed')
  })

  it('is expected before the code starts', () => {
    const bound = (from: number) => ({ type: 'time_bound', created_at: daysAgo(3), starts_at: daysAgo(from) })
    expect(noUseOf(bound(-1))).to.equal('notStarted')
    expect(noUseOf(bound(1))).to.equal('notUsed')
    expect(noUseOf({ ...bound(1), starts_at: 'soon' })).to.equal('notStarted')
    expect(noUseOf(bound(-1), [eventAgo(MINUTE / MINUTE)])).to.equal(undefined)
  })

  it('is never reported for offline codes', () => {
    expect(noUseOf({ ...NEW_CODE, is_offline_access_code: true })).to.equal('offlineCode')
  })
})
