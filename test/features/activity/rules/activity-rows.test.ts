import type { PlatformEvent } from '../../../../src/core/resources/resources.js'
import { createActivityRows } from '../../../../src/features/activity/rules/activity-rows.js'

let nextId = 0

const event = (type: string, occurred_at: unknown, more: Partial<PlatformEvent> = {}): PlatformEvent => ({
  event_id: `event_${(nextId += 1)}`,
  event_type: type,
  device_id: 'door',
  occurred_at,
  ...more
})

const inUtc = 'UTC'

const activityRows = (events: readonly PlatformEvent[], zone: string) => createActivityRows(zone)(events).rows

const shown = (events: readonly PlatformEvent[], zone = inUtc) =>
  activityRows(events, zone).map(({ day, beginsDay, occurrences }) => [
    beginsDay ? (day ?? 'unknown') : '',
    occurrences[0].event.event_type,
    occurrences.length
  ])

describe('Activity rows', () => {
  it('are grouped by day, newest first, with undated events last', () => {
    const events = [
      event('lock.locked', '2026-03-18T08:00:00Z'),
      event('lock.unlocked', 'some day'),
      event('device.connected', '2026-03-20T23:59:00Z'),
      event('device.disconnected', null, { created_at: '2026-03-20T07:00:00Z' })
    ]
    expect(shown(events)).to.deep.equal([
      ['2026-03-20', 'device.connected', 1],
      ['', 'device.disconnected', 1],
      ['2026-03-18', 'lock.locked', 1],
      ['unknown', 'lock.unlocked', 1]
    ])
  })

  for (const [zone, days] of [
    ['Europe/Stockholm', ['2026-03-29', '2026-03-28']],
    ['America/Los_Angeles', ['2026-03-28', '']],
    ['Australia/Lord_Howe', ['2026-03-29', '']]
  ] as const) {
    it(`start days in the time zone of the user: ${zone} during a daylight saving change in Europe`, () => {
      const events = [event('lock.locked', '2026-03-28T23:30:00Z'), event('lock.unlocked', '2026-03-28T22:30:00Z')]
      expect(shown(events, zone).map(([day]) => day)).to.deep.equal(days)
    })
  }

  it('group repeated events at one door that follow within a minute', () => {
    const at = (seconds: number): string => new Date(Date.UTC(2026, 2, 20, 12) + seconds * 1000).toISOString()
    const events = Array.from({ length: 14 }, (_, index) => [
      event('lock.unlocked', at(index * 60)),
      event('lock.locked', at(index * 60 + 20))
    ]).flat()
    expect(shown(events)).to.deep.equal([
      ['2026-03-20', 'lock.locked', 14],
      ['', 'lock.unlocked', 14]
    ])
    const later = event('lock.unlocked', at(13 * 60 + 61))
    expect(shown([...events, later]).map(([, type, count]) => [type, count])).to.deep.equal([
      ['lock.unlocked', 1],
      ['lock.locked', 14],
      ['lock.unlocked', 14]
    ])
  })

  describe('of unlocking and locking', () => {
    const at = (seconds: number): string => new Date(Date.UTC(2026, 2, 20, 12) + seconds * 1000).toISOString()
    const unlocked = event('lock.unlocked', at(0), { access_code_id: 'anna' })
    const locked = event('lock.locked', at(120), { method: 'automatic' })
    const sizes = (...events: readonly PlatformEvent[]) => shown(events).map(([, , count]) => count)

    it('become one within two minutes', () => {
      expect(sizes(unlocked, locked)).to.deep.equal([2])
      expect(sizes(unlocked, event('lock.locked', at(121)))).to.deep.equal([1, 1])
    })

    it('keep the key of the unlocking', () => {
      const keys = activityRows([unlocked, locked], inUtc).map(({ key }) => key)
      expect(keys).to.deep.equal([unlocked.event_id])
    })

    it('become one for each lock, although the events of two locks alternate', () => {
      const other = { device_id: 'other' }
      const events = [event('lock.unlocked', at(10), other), event('lock.locked', at(130), other)]
      expect(sizes(unlocked, locked, ...events)).to.deep.equal([2, 2])
    })

    it('stay apart if the lock was locked first, so that its state is the newest row', () => {
      expect(sizes(event('lock.locked', at(0)), event('lock.unlocked', at(30)))).to.deep.equal([1, 1])
    })

    it('stay apart if the lock was locked with another access code', () => {
      expect(sizes(unlocked, event('lock.locked', at(60), { access_code_id: 'otto' }))).to.deep.equal([1, 1])
    })

    for (const type of ['lock.access_denied', 'action_attempt.lock_door.failed', 'device.tampered']) {
      it(`stay apart if ${type} happened in between`, () => {
        expect(sizes(unlocked, event(type, at(60)), locked)).to.deep.equal([1, 1, 1])
      })
    }

    it('stay apart without a time or a device', () => {
      expect(sizes(event('lock.unlocked', null), event('lock.locked', null))).to.deep.equal([1, 1])
      const lost = { device_id: null }
      expect(sizes(event('lock.unlocked', at(0), lost), event('lock.locked', at(9), lost))).to.deep.equal([1, 1])
    })
  })

  it('separate events by user, method, device and account', () => {
    const at = '2026-03-20T12:00:00Z'
    const events = [
      event('lock.unlocked', at, { access_code_id: 'anna' }),
      event('lock.unlocked', at, { access_code_id: 'otto' }),
      event('lock.unlocked', at, { method: 'remote' }),
      event('lock.unlocked', at, { device_id: 'other' }),
      event('connected_account.disconnected', at, { device_id: null, connected_account_id: 'one' }),
      event('connected_account.disconnected', at, { device_id: null, connected_account_id: 'two' })
    ]
    expect(activityRows(events, inUtc)).to.have.length(6)
  })

  it('keep their key when an event is repeated', () => {
    const first = event('lock.unlocked', '2026-03-20T12:00:00Z')
    const again = event('lock.unlocked', '2026-03-20T12:00:30Z')
    const keysOf = (events: readonly PlatformEvent[]) => activityRows(events, inUtc).map(({ key }) => key)
    expect(keysOf([again, first])).to.deep.equal(keysOf([first]))
  })

  it('stay identical if unchanged, so that only new rows render', () => {
    const newest = event('lock.unlocked', '2026-03-20T12:00:00Z')
    const older = event('lock.unlocked', '2026-03-20T11:00:00Z')
    const oldest = event('lock.unlocked', '2026-03-20T10:00:00Z')
    const previous = event('lock.unlocked', '2026-03-19T10:00:00Z')
    const tell = createActivityRows(inUtc)
    const rowsOf = (events: readonly PlatformEvent[]) => tell(events).rows
    const few = rowsOf([newest, older])
    const more = rowsOf([newest, older, oldest, previous])
    expect(more.map((row) => few.includes(row))).to.deep.equal([true, true, false, false])
    const again = event('lock.unlocked', '2026-03-20T11:00:30Z')
    const most = rowsOf([newest, older, oldest, previous, again])
    expect(most.map((row) => more.includes(row))).to.deep.equal([true, false, true, true])
    expect(most[1]?.occurrences).to.have.length(2)
  })

  it('contain only events of the requested kinds, and the codes of those', () => {
    const at = '2026-03-20T12:00:00Z'
    const known = [
      event('lock.unlocked', at, { access_code_id: 'anna' }),
      event('access_code.set_on_device', at, { access_code_id: 'otto' }),
      event('door.melted', at)
    ]
    const { rows, codeIds } = createActivityRows(inUtc, ['lock', 'other'])(known)
    expect(rows.map(({ occurrences: [{ kind }] }) => kind)).to.deep.equal(['lock', 'other'])
    expect(codeIds).to.deep.equal(['anna'])
  })

  it('return each access code ID once, and an identical list if there are no new ones', () => {
    const at = '2026-03-20T12:00:00Z'
    const known = ['anna', 'otto', 'anna'].map((access_code_id) => event('lock.unlocked', at, { access_code_id }))
    const tell = createActivityRows(inUtc)
    const { codeIds } = tell(known)
    expect(codeIds).to.deep.equal(['anna', 'otto'])
    const more = [...known, event('lock.unlocked', at, { access_code_id: 'otto' }), event('lock.locked', at)]
    expect(tell(more).codeIds).to.equal(codeIds)
    expect(tell([...more, event('lock.unlocked', at, { access_code_id: 'eva' })]).codeIds).to.include('eva')
    expect(tell([]).codeIds).to.deep.equal([])
  })

  it('drop removed events', () => {
    const [noon, two, three] = [12, 11, 10].map((hour) => event('lock.unlocked', `2026-03-20T${hour}:00:00Z`))
    const tell = createActivityRows(inUtc)
    const keysOf = (events: readonly (PlatformEvent | undefined)[]) =>
      tell(events.filter((each) => each !== undefined)).rows.map(({ key }) => key)
    expect(keysOf([noon, two, three])).to.deep.equal([noon?.event_id, two?.event_id, three?.event_id])
    expect(keysOf([noon, three])).to.deep.equal([noon?.event_id, three?.event_id])
    expect(keysOf([three])).to.deep.equal([three?.event_id])
    expect(keysOf([])).to.deep.equal([])
  })

  it('group 2,000 events of one door on one day', () => {
    const events = Array.from({ length: 2000 }, (_, index) =>
      event('lock.unlocked', new Date(Date.UTC(2026, 2, 20) + index * 43_000).toISOString())
    )
    expect(shown(events)).to.deep.equal([['2026-03-20', 'lock.unlocked', 2000]])
  })

  it('survive malformed events', () => {
    const odd = { event_type: null, device_id: 7, access_code_id: {}, occurred_at: 12, created_at: null }
    const future = event('lock.locked', '2099-01-01T00:00:00Z')
    const none = event('lock.locked', '2026-03-20T12:00:00Z', { device_id: null })
    expect(shown([{ event_id: 'odd', ...odd }, none, future])).to.deep.equal([
      ['2099-01-01', 'lock.locked', 1],
      ['2026-03-20', 'lock.locked', 1],
      ['unknown', null, 1]
    ])
  })
})
