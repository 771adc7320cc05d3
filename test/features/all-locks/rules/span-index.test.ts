import type { WholeSpan } from '../../../../src/features/all-locks/rules/access-periods.js'
import { createSpanIndex } from '../../../../src/features/all-locks/rules/span-index.js'

/** Returns an index of consecutive spans with an hour each, and the number of spans read since the last call. */
function hours(count: number) {
  let reads = 0
  const index = createSpanIndex<number>()
  for (let hour = 0; hour < count; hour += 1) {
    const span: WholeSpan = {
      startsAt: hour,
      get endsAt() {
        reads += 1
        return hour + 1
      }
    }
    index.add(span, hour)
  }
  return {
    index,
    readsOf(act: () => void): number {
      reads = 0
      act()
      return reads
    }
  }
}

describe('Span index', () => {
  it('finds spans that overlap, earliest first, whatever their order and length', () => {
    const index = createSpanIndex<string>()
    for (const [startsAt, endsAt] of [
      [5, 6],
      [0, 9],
      [3, 4],
      [1, 2],
      [7, 8]
    ] as const)
      index.add({ startsAt, endsAt }, `${startsAt}–${endsAt}`)
    expect(index.meeting({ startsAt: 3, endsAt: 7 })).to.deep.equal(['0–9', '3–4', '5–6'])
    expect(index.meeting({ startsAt: 9, endsAt: 12 })).to.deep.equal([])
    index.add({ startsAt: 10, endsAt: 11 }, 'added')
    expect(index.meeting({ startsAt: 9, endsAt: 12 })).to.deep.equal(['added'])
  })

  it('reads only overlapping spans of many', () => {
    const { index, readsOf } = hours(1000)
    expect(readsOf(() => void index.meeting({ startsAt: 500, endsAt: 503 }))).to.be.greaterThan(900)
    const found: number[] = []
    expect(readsOf(() => found.push(...index.meeting({ startsAt: 500, endsAt: 503 })))).to.be.lessThan(10)
    expect(found).to.deep.equal([500, 501, 502])
  })
})
