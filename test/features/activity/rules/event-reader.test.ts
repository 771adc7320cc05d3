import type { PlatformEvent } from '../../../../src/core/resources/resources.js'
import {
  createEventReader,
  type EventReader,
  type EventSpan,
  MOST_EVENTS
} from '../../../../src/features/activity/rules/event-reader.js'

const TO = Date.parse('2026-03-20T12:00:00Z')
const FROM = TO - 30 * 86_400_000

const eventAt = (instant: number, id = String(instant)): PlatformEvent => ({
  event_id: id,
  event_type: 'lock.unlocked',
  created_at: new Date(instant).toISOString()
})

/** Returns events one second apart, newest first. */
const eventsEvery = (count: number, step = 1000): PlatformEvent[] =>
  Array.from({ length: count }, (_, index) => eventAt(TO - step * (index + 1)))

/** Responds like the platform: both ends are excluded. */
function platformOf(all: readonly PlatformEvent[]) {
  const spans: EventSpan[] = []
  const readPage = async (span: EventSpan): Promise<readonly PlatformEvent[]> => {
    spans.push(span)
    const { start, end, limit } = span
    const times = (event: PlatformEvent): number => Date.parse(String(event.created_at))
    return all.filter((event) => times(event) > start && times(event) < end).slice(0, limit)
  }
  return { spans, readPage }
}

async function readAll(reader: EventReader): Promise<readonly PlatformEvent[]> {
  while (await reader.next());
  return reader.events()
}

const every = (): boolean => true

describe('Event reader', () => {
  it('reads pages of 500 until there is nothing new, each event once', async () => {
    const all = eventsEvery(1200)
    const { spans, readPage } = platformOf(all)
    const reader = createEventReader({ from: FROM, to: TO }, readPage, every)
    expect(await readAll(reader)).to.deep.equal(all)
    expect(spans.map(({ limit }) => limit)).to.deep.equal([500, 501, 501, 501])
    expect(reader.isCut()).to.equal(false)
  })

  it('loses no event of the same instant', async () => {
    const all = [...eventsEvery(499), ...['a', 'b', 'c'].map((id) => eventAt(TO - 500_000, id))]
    const reader = createEventReader({ from: FROM, to: TO }, platformOf(all).readPage, every)
    expect(await readAll(reader)).to.have.length(502)
  })

  it('exports only what matches, whatever the platform returns', async () => {
    const inside = eventAt(TO - 1000)
    const readPage = async () => [eventAt(TO + 1000), inside, eventAt(TO - 2000, 'other'), eventAt(FROM - 1000)]
    const reader = createEventReader({ from: FROM, to: TO }, readPage, ({ event_id }) => event_id !== 'other')
    expect(await readAll(reader)).to.deep.equal([inside])
  })

  it('reads a failed page again and keeps the others', async () => {
    const all = eventsEvery(700)
    const { readPage } = platformOf(all)
    let calls = 0
    const reader = createEventReader(
      { from: FROM, to: TO },
      (span) => ((calls += 1) === 2 ? Promise.reject(new Error('Later.')) : readPage(span)),
      every
    )
    expect(await reader.next()).to.equal(true)
    expect(await reader.next().catch(({ message }: Error) => message)).to.equal('Later.')
    expect(reader.events()).to.have.length(500)
    expect(await readAll(reader)).to.deep.equal(all)
  })

  it('stops after the largest number of events, and says so', async () => {
    const all = eventsEvery(MOST_EVENTS + 1, 60)
    const reader = createEventReader({ from: FROM, to: TO }, platformOf(all).readPage, every)
    expect(await readAll(reader)).to.have.length(MOST_EVENTS)
    expect(reader.isCut()).to.equal(true)
  })

  it('is not cut by exactly that number', async () => {
    const reader = createEventReader({ from: FROM, to: TO }, platformOf(eventsEvery(MOST_EVENTS, 60)).readPage, every)
    expect([(await readAll(reader)).length, reader.isCut()]).to.deep.equal([MOST_EVENTS, false])
  })

  it('knows how much of the period was read', async () => {
    const half = eventAt((FROM + TO) / 2)
    const reader = createEventReader({ from: FROM, to: TO }, platformOf([half]).readPage, every)
    expect(reader.progress()).to.equal(0)
    await reader.next()
    expect(reader.progress()).to.be.closeTo(0.5, 0.001)
  })
})
