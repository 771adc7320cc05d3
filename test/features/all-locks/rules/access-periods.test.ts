import {
  type CodeGroup,
  codesByPerson,
  type LockCode
} from '../../../../src/features/access-codes/rules/all-locks-codes.js'
import { barsOf, calendarRow, daysToReveal } from '../../../../src/features/all-locks/rules/access-period-bars.js'
import { overlapsOf } from '../../../../src/features/all-locks/rules/access-period-overlaps.js'
import { todaysGuests } from '../../../../src/features/all-locks/rules/access-period-today.js'
import {
  type AccessPeriod,
  accessPeriodsOf,
  savedAccessPeriods,
  unitedSpans
} from '../../../../src/features/all-locks/rules/access-periods.js'
import { countTimeZoneConversions } from '../../../count-time-zone-conversions.js'
import { LATER, NOVEMBER, on } from '../../support/lock-code.js'

const WEEK = { first: '2026-11-23', count: 7, zone: 'UTC' }

const locksOf = (stays: readonly AccessPeriod[]): string[] =>
  stays.map(({ codes }) => codes.map(({ lock }) => lock.device_id).join())
const person = (name: string, ...codes: readonly LockCode[]): CodeGroup => ({ key: name, name, codes })
/** Returns a person, and records the name when the time zone of a lock is read, which only access periods need. */
const watched = ({ codes, ...group }: CodeGroup, derived: Set<unknown>): CodeGroup => ({
  ...group,
  codes: codes.map(({ code, lock: { location, ...lock } }) => ({
    code,
    lock: {
      ...lock,
      get location() {
        derived.add(group.name)
        return location
      }
    }
  }))
})
const [MONTH_EARLIER, MONTH_LATER] = [
  ['2026-10-24T15:00:00Z', '2026-10-27T10:00:00Z'],
  ['2026-12-24T15:00:00Z', '2026-12-27T10:00:00Z']
] as const

describe('accessPeriodsOf', () => {
  it('combines codes with equal times in one time zone, and ongoing codes of all time zones', () => {
    const codes = [
      on('Gate', ...LATER),
      on('Door', ...NOVEMBER),
      on('Gate', ...NOVEMBER),
      on('Attic', ...NOVEMBER, {}, 'Asia/Tokyo'),
      on('Cellar'),
      on('Shed', undefined, undefined, {}, 'Asia/Tokyo')
    ]
    expect(locksOf(accessPeriodsOf(codes))).to.deep.equal(['Cellar,Shed', 'Door,Gate', 'Attic', 'Gate'])
  })

  it('omits codes with malformed dates and separates codes being removed', () => {
    const codes = [
      on('Gate', 'soon', 'later'),
      on('Door', ...NOVEMBER),
      on('Shed', ...NOVEMBER, { status: 'removing' })
    ]
    expect(locksOf(accessPeriodsOf(codes))).to.deep.equal(['Door', 'Shed'])
  })

  it('applies a pending move without changing the keys', () => {
    const [moved, other] = [on('Door', ...NOVEMBER), on('Gate', ...LATER)]
    const span = { startsAt: Date.parse(LATER[0]), endsAt: Date.parse(LATER[1]) }
    const stays = accessPeriodsOf([moved, other], { ids: [moved.code.access_code_id], span })
    expect(stays.map(({ key, startsAt }) => [key, startsAt])).to.have.deep.members([
      [moved.code.access_code_id, span.startsAt],
      [other.code.access_code_id, span.startsAt]
    ])
  })
})

describe('barsOf', () => {
  const bars = (...codes: LockCode[]) =>
    barsOf(accessPeriodsOf(codes), WEEK).map(({ from, to, lane, isCutBefore, isCutAfter }) => [
      Number(from.toFixed(2)),
      Number(to.toFixed(2)),
      lane,
      `${isCutBefore ? '…' : ''}-${isCutAfter ? '…' : ''}`
    ])

  it('places bars at the start and end within their days, clipped to the visible days', () => {
    expect(bars(on('Door', ...NOVEMBER))).to.deep.equal([[1.63, 4.42, 0, '-']])
    expect(bars(on('Door', ...LATER))).to.deep.equal([[3.63, 7, 0, '-…']])
    expect(bars(on('Door', '2026-11-01T00:00:00Z', '2026-11-24T00:00:00Z'))).to.deep.equal([[0, 1, 0, '…-']])
  })

  it('extends bars without an end or a start to the edge', () => {
    expect(bars(on('Door'))).to.deep.equal([[0, 7, 0, '…-…']])
    expect(bars(on('Door', NOVEMBER[0]))).to.deep.equal([[1.63, 7, 0, '-…']])
    expect(bars(on('Door', undefined, NOVEMBER[1]))).to.deep.equal([[0, 4.42, 0, '…-']])
  })

  it('omits stays outside the visible days', () => {
    const previous = on('Door', '2026-11-20T00:00:00Z', '2026-11-23T00:00:00Z')
    expect(bars(previous, on('Gate', '2026-11-30T00:00:00Z'))).to.deep.equal([])
  })

  it('puts simultaneous stays into separate lanes and consecutive ones into the same lane', () => {
    const next = on('Gate', NOVEMBER[1], '2026-11-28T10:00:00Z')
    expect(bars(on('Door', ...NOVEMBER), on('Gate', ...LATER), next).map(([, , lane]) => lane)).to.deep.equal([0, 1, 0])
  })
})

describe('Bars of locks in different time zones', () => {
  it('are placed by instant on the days of one time zone', () => {
    const zones = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']
    const places = zones.map((zone) => {
      const [bar] = barsOf(accessPeriodsOf([on('Door', ...NOVEMBER, {}, zone)]), WEEK)
      return [bar?.from, bar?.to]
    })
    expect(places[0]?.[0]).to.be.a('number')
    expect(places).to.deep.equal(zones.map(() => places[0]))
  })
})

describe('daysToReveal', () => {
  const shiftTo = (starts: string, ends: string): number =>
    daysToReveal({ startsAt: Date.parse(starts), endsAt: Date.parse(ends) }, WEEK)

  for (const [what, starts, ends, shift] of [
    ['is 0 while more than a day of the span is visible', '2026-11-24T15:00Z', '2026-11-27T10:00Z', 0],
    ['is 0 for a span that ends later', '2026-11-28T15:00Z', '2026-12-20T10:00Z', 0],
    ['is 0 for a span on the last day', '2026-11-29T08:00Z', '2026-11-29T18:00Z', 0],
    ['is 0 for a span that has started before', '2026-11-10T15:00Z', '2026-11-25T10:00Z', 0],
    ['shows the start of a span on the last day, with a day before it', '2026-11-29T15:00Z', '2026-12-04T10:00Z', 5],
    ['shows the start of a later span, with a day before it', '2026-12-02T15:00Z', '2026-12-04T10:00Z', 8],
    ['shows start and end of an earlier span if both fit', '2026-11-19T15:00Z', '2026-11-23T10:00Z', -5],
    ['shows the end of an earlier span', '2026-11-01T15:00Z', '2026-11-23T10:00Z', -6]
  ] as const) {
    it(what, () => expect(shiftTo(starts, ends)).to.equal(shift))
  }
})

describe('Access period bars', () => {
  it('converts the days of a time zone once, for any number of access periods', async () => {
    const stays = accessPeriodsOf(
      Array.from({ length: 1000 }, (_, index) =>
        on('Door', `2026-11-24T15:00:${String(index % 60).padStart(2, '0')}Z`, NOVEMBER[1], {}, 'Asia/Dubai')
      )
    )
    const rendered = { first: '2026-11-16', count: 14, zone: 'Asia/Dubai' }
    const once = await countTimeZoneConversions(() => barsOf(stays.slice(0, 1), { ...rendered, first: '2026-11-09' }))
    expect(once).to.be.greaterThan(0)
    expect(await countTimeZoneConversions(() => barsOf(stays, rendered))).to.equal(once)
  })

  it('are derived only for rows that are read', () => {
    const derived = new Set<unknown>()
    const rows = ['Anna', 'Ben', 'Cora'].map((name) =>
      calendarRow(watched(person(name, on('Door', ...NOVEMBER)), derived), WEEK)
    )
    expect(rows[1]?.bars.length).to.equal(1)
    expect(rows[1]?.lanes).to.equal(1)
    expect([...derived]).to.deep.equal(['Ben'])
  })

  it('are derived only for people with a code near the visible days', () => {
    const derived = new Set<unknown>()
    const people = [MONTH_EARLIER, NOVEMBER, [], MONTH_LATER].map((dates, index) =>
      watched(person(`Guest ${index}`, on('Door', ...dates)), derived)
    )
    expect(people.map((each) => calendarRow(each, WEEK).bars.length)).to.deep.equal([0, 1, 1, 0])
    expect([...derived]).to.deep.equal(['Guest 1', 'Guest 2'])
  })

  for (const [zone, starts, ends] of [
    ['Pacific/Kiritimati', '2026-11-22T09:00:00Z', '2026-11-22T11:00:00Z'],
    ['Pacific/Pago_Pago', '2026-11-30T10:00:00Z', '2026-11-30T12:00:00Z']
  ] as const) {
    it(`are shown on the edge of the visible days in ${zone}`, () => {
      expect(calendarRow(person('Anna', on('Door', starts, ends)), { ...WEEK, zone }).bars).to.have.length(1)
    })
  }

  it('show a move instead of the saved access periods', () => {
    const code = on('Door', ...MONTH_LATER)
    const span = { startsAt: Date.parse(NOVEMBER[0]), endsAt: Date.parse(NOVEMBER[1]) }
    const moved = accessPeriodsOf([code], { ids: [code.code.access_code_id], span })
    expect(calendarRow(person('Anna', code), WEEK, moved).bars).to.have.length(1)
  })
})

describe('savedAccessPeriods', () => {
  it('computes the access periods of a person once', () => {
    let reads = 0
    const code = on('Door', ...NOVEMBER)
    const counted: LockCode = {
      lock: code.lock,
      get code() {
        reads += 1
        return code.code
      }
    }
    const anna = person('Anna', counted)
    const periods = savedAccessPeriods(anna)
    expect([periods.length, reads > 0]).to.deep.equal([1, true])
    reads = 0
    expect([savedAccessPeriods(anna) === periods, reads]).to.deep.equal([true, 0])
  })
})

describe('unitedSpans', () => {
  it('joins overlapping, contained and consecutive spans', () => {
    const span = (startsAt: number, endsAt: number) => ({ startsAt, endsAt })
    const spans = [span(0, 4), span(1, 2), span(3, 5), span(5, 6), span(8, 9)]
    expect(unitedSpans(spans)).to.deep.equal([span(0, 6), span(8, 9)])
    expect(unitedSpans([])).to.deep.equal([])
  })
})

describe('todaysGuests', () => {
  it('converts nothing for people without a code that starts or ends within days', () => {
    const derived = new Set<unknown>()
    const people = codesByPerson([
      on('Door', ...MONTH_EARLIER, { name: 'Anna' }),
      on('Door', ...LATER, { name: 'Ben' }),
      on('Gate', MONTH_EARLIER[0], MONTH_LATER[1], { name: 'Anna' }),
      on('Door', undefined, undefined, { name: 'Cleaning' })
    ]).map((group) => watched(group, derived))
    expect(todaysGuests(people, Date.parse(LATER[0]))).to.deep.equal({ arriving: ['Ben'], staying: [], leaving: [] })
    expect([...derived]).to.deep.equal(['Ben'])
  })
})

describe('overlapsOf', () => {
  const now = Date.parse(NOVEMBER[0])

  function overlapsAmong(...people: readonly CodeGroup[]): string[] {
    const overlaps = overlapsOf(people, now)
    return people.flatMap((each) =>
      savedAccessPeriods(each).flatMap((stay) =>
        overlaps(each.key, stay).map(
          (other) => `${each.name} with ${other.name} on ${other.locks.map((lock) => lock.device_id).join()}`
        )
      )
    )
  }

  it('returns the shared locks of two people', () => {
    const anna = person('Anna', on('Door', ...NOVEMBER), on('Gate', ...NOVEMBER), on('Shed', ...NOVEMBER))
    const ben = person('Ben', on('Gate', ...LATER), on('Door', ...LATER), on('Attic', ...LATER))
    expect(overlapsAmong(anna, ben)).to.deep.equal(['Anna with Ben on Door,Gate', 'Ben with Anna on Gate,Door'])
  })

  it('ignores consecutive, ongoing and removed stays, other locks, and stays of the same person', () => {
    const anna = person('Anna', on('Door', ...NOVEMBER), on('Door', ...LATER))
    const consecutive = on('Door', LATER[1], '2026-12-24T00:00:00Z')
    const removed = on('Door', ...NOVEMBER, { status: 'removing' })
    for (const other of [consecutive, on('Gate', ...NOVEMBER), on('Door'), removed])
      expect(overlapsAmong(anna, person('Ben', other))).to.deep.equal([])
  })

  it('ignores stays that have ended', () => {
    const anna = person('Anna', on('Door', ...NOVEMBER))
    const people = [anna, person('Ben', on('Door', ...LATER))]
    const [stay] = savedAccessPeriods(anna)
    const namesAt = (instant: string): readonly (string | undefined)[] =>
      stay ? overlapsOf(people, Date.parse(instant))('Anna', stay).map(({ name }) => name) : []
    expect([namesAt(LATER[0]), namesAt(NOVEMBER[1])]).to.deep.equal([['Ben'], []])
  })

  it('returns overlaps at the new place of a moved access period, not at the saved one', () => {
    const code = on('Door', ...MONTH_LATER)
    const [anna, ben] = [person('Anna', code), person('Ben', on('Door', ...NOVEMBER))]
    const cora = person('Cora', on('Door', ...MONTH_LATER))
    const span = { startsAt: Date.parse(NOVEMBER[0]), endsAt: Date.parse(NOVEMBER[1]) }
    const periods = accessPeriodsOf([code], { ids: [code.code.access_code_id], span })
    const overlaps = overlapsOf([anna, ben, cora], now, { group: anna, periods })
    const namesOf = (key: string, stays: readonly AccessPeriod[]) =>
      stays.flatMap((stay) => overlaps(key, stay).map(({ name }) => name))
    expect(namesOf('Anna', periods)).to.deep.equal(['Ben'])
    expect(namesOf('Ben', savedAccessPeriods(ben))).to.deep.equal(['Anna'])
    expect(namesOf('Cora', savedAccessPeriods(cora))).to.deep.equal([])
  })

  it('computes only the access periods of people with codes on the same locks at the same time', () => {
    const derived = new Set<unknown>()
    const anna = person('Anna', on('Door', ...NOVEMBER))
    const neighbors = [
      person('Ben', on('Door', ...LATER)),
      person('Cora', on('Gate', ...LATER)),
      person('Dora', on('Door', ...MONTH_EARLIER)),
      person('Emil', on('Door', ...MONTH_LATER))
    ].map((each) => watched(each, derived))
    const overlaps = overlapsOf([anna, ...neighbors], now)
    const found = savedAccessPeriods(anna).flatMap((stay) => overlaps('Anna', stay))
    expect(found.map(({ name }) => name)).to.deep.equal(['Ben'])
    expect([...derived]).to.deep.equal(['Ben'])
  })
})
