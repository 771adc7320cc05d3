import { expect } from 'chai'
import { isApiError, isNetworkError } from '../../src/platform/index.js'
import { accessCodeListQuery, deviceListQuery, deviceQuery } from '../../src/store/queries.js'
import { empty, json } from '../platform/recording-fetch.js'
import { deviceAnswer, devicesAnswer, fakePlatform, lock, refused, type Reply } from './fake-platform.js'
import { openSession } from './open-session.js'
import { countTimers, onFakeClock, pass, settled } from './time.js'

const GET = '/devices/get'
const LIST = '/devices/list'
const MINUTE = 60_000

const front = deviceQuery('front')
const everything = deviceListQuery({})

onFakeClock()

describe('A query', () => {
  it('is one request, however many ask', async () => {
    const { session, platform, shown } = await openSession()
    const first = session.observe(front, true)
    session.observe(deviceQuery('front'), true)
    void first.fetch()
    void first.fetch()
    await settled()
    expect(platform.at(GET)).to.have.length(1)
    platform.last(GET).answer(deviceAnswer(lock('front', true)))
    await settled()
    expect(platform.at(GET)).to.have.length(1)
    expect(shown('front')?.properties?.locked).to.equal(true)
  })

  it('is one request, even when a listener asks again while it is being told', async () => {
    const { session, platform } = await openSession()
    const look = session.observe(front, false)
    session.store.subscribe(() => void look.fetch())
    void look.fetch()
    await settled()
    expect(platform.at(GET)).to.have.length(1)
  })

  it('says that it is being read, and then what came', async () => {
    const { session, platform, standing } = await openSession()
    session.observe(front, true)
    expect(standing(front)).to.include({ isFetching: true, isComplete: false, failureCount: 0 })
    await settled()
    platform.last(GET).answer(deviceAnswer(lock('front')))
    await settled()
    expect(standing(front)).to.deep.include({ ids: ['front'], isFetching: false, isComplete: true, settledAt: Date.now() })
    expect(standing(front).error).to.equal(undefined)
  })

  const worthAnotherTry: Record<string, Reply> = {
    'a dropped connection': () => 'drop',
    'too many requests': () => refused(429),
    'an outage': () => empty(503),
    'an error of the platform': () => refused(500),
    'an answer that is not JSON': () => new Response('<html>'),
    'an answer without what was asked for': () => json({}),
    'an answer that is null': () => json(null),
    'a device that is null': () => deviceAnswer(null),
    'a device that is a text': () => deviceAnswer('front'),
    'another device': () => deviceAnswer(lock('back'))
  }
  for (const [what, reply] of Object.entries(worthAnotherTry)) {
    it(`is tried three times more after ${what}: after 1, 2 and 4 seconds`, async () => {
      const { session, platform, standing } = await openSession()
      platform.on(GET, reply)
      session.observe(front, true)
      const seen: unknown[] = []
      for (const pause of [999, 1, 1999, 1, 3999, 1]) {
        await settled()
        seen.push([platform.at(GET).length, standing(front).failureCount])
        await pass(pause)
      }
      expect(seen).to.deep.equal([[1, 1], [1, 1], [2, 2], [2, 2], [3, 3], [3, 3]])
      expect(platform.at(GET)).to.have.length(4)
      const { error, ...rest } = standing(front)
      expect(rest).to.include({ isFetching: false, failureCount: 0, isComplete: false, settledAt: Date.now() })
      expect(isApiError(error) || isNetworkError(error)).to.equal(true)
    })
  }

  it('is left alone for as long as the platform asks, but for a minute at most', async () => {
    const { session, platform } = await openSession()
    const later = (seconds: string) => () => empty(429, { 'retry-after': seconds })
    platform.on(GET, later('20'), later('1'), later('3600'), () => deviceAnswer(lock('front')))
    session.observe(front, true)
    const seen: number[] = []
    for (const pause of [19_999, 1, 1999, 1, 59_999, 1]) {
      await pass(pause)
      seen.push(platform.at(GET).length)
    }
    expect(seen).to.deep.equal([1, 2, 2, 3, 3, 4])
  })

  for (const status of [400, 401, 403, 404, 409, 422]) {
    it(`is not tried again after a status of ${status}`, async () => {
      const { session, platform, standing } = await openSession()
      platform.on(GET, () => refused(status))
      session.observe(front, true)
      await pass(10_000)
      expect(platform.at(GET)).to.have.length(1)
      expect(standing(front)).to.have.nested.property('error.statusCode', status)
      expect(standing(front).failureCount).to.equal(0)
    })
  }

  it('shows what came after all, without a trace of the failures', async () => {
    const { session, platform, standing, shown } = await openSession()
    platform.on(GET, () => 'drop', () => empty(503), () => deviceAnswer(lock('front', false)))
    session.observe(front, true)
    await pass(1000)
    await pass(2000)
    expect(shown('front')?.properties?.locked).to.equal(false)
    expect(standing(front)).to.include({ failureCount: 0, isFetching: false, isComplete: true })
    expect(standing(front).error).to.equal(undefined)
  })

  it('is tried at once when a person does not want to wait', async () => {
    const { session, platform, standing } = await openSession()
    platform.on(GET, () => 'drop')
    const look = session.observe(front, true)
    await pass(0)
    for (const requests of [2, 3, 4]) {
      void look.fetch()
      await settled()
      expect(platform.at(GET)).to.have.length(requests)
    }
    expect(standing(front)).to.have.property('error')
    void look.fetch()
    await settled()
    expect(platform.at(GET)).to.have.length(5)
    expect(standing(front)).to.include({ isFetching: true, failureCount: 1 })
  })

  it('keeps the last answer beside the error', async () => {
    const { session, platform, standing, shown } = await openSession()
    platform.on(GET, () => deviceAnswer(lock('front', true)), () => refused(403))
    const look = session.observe(front, true)
    await settled()
    void look.fetch()
    await settled()
    expect(shown('front')?.properties?.locked).to.equal(true)
    expect(standing(front)).to.deep.include({ ids: ['front'], isComplete: true })
    expect(standing(front)).to.have.nested.property('error.statusCode', 403)
  })

  it('waits for the connection, without a timer in the meantime', async () => {
    const { session, platform, standing } = await openSession({ publishableKey: 'not a key' })
    expect(session.store.getState().connection.status).to.equal('failed')
    session.observe(front, true)
    session.observe(everything, true)
    await settled()
    expect(countTimers()).to.equal(0)
    expect(standing(front).isFetching).to.equal(false)
    expect(platform.arrivals).to.have.length(0)
  })

  it('that is nowhere to be seen is not read on its own time', async () => {
    const { session, platform } = await openSession()
    const look = session.observe(front, false)
    await pass(10 * MINUTE)
    expect(platform.arrivals).to.have.length(0)
    look.setActive(true)
    await settled()
    expect(platform.at(GET)).to.have.length(1)
  })

  it('begun on a page that nobody sees is read when it is seen', async () => {
    const { session, platform, page } = await openSession()
    page.hide()
    session.observe(front, true)
    await settled()
    expect(platform.arrivals).to.have.length(0)
    page.show()
    await settled()
    expect(platform.at(GET)).to.have.length(1)
  })
})

describe('A device that is not there', () => {
  it('is forgotten everywhere, and its error kept', async () => {
    const { session, platform, standing, shown } = await openSession()
    platform.on(LIST, () => devicesAnswer([lock('front', true), lock('back')]))
    session.observe(everything, true)
    await pass(30_000)
    platform.on(GET, () => refused(404, 'device_not_found'))
    session.observe(front, true)
    await settled()
    expect(shown('front')).to.equal(undefined)
    expect(shown('back')).not.to.equal(undefined)
    expect(standing(front).isFetching).to.equal(false)
    expect(standing(front)).to.have.nested.property('error.code', 'device_not_found')
  })

  it('is not brought back by a list that was asked for earlier, only by one that was asked for later', async () => {
    const { session, platform, shown } = await openSession()
    platform.on(GET, () => deviceAnswer(lock('front')), () => refused(404))
    const list = session.observe(everything, true)
    const look = session.observe(front, true)
    await settled()
    expect(shown('front')).not.to.equal(undefined)
    void look.fetch()
    await settled()
    platform.last(LIST).answer(devicesAnswer([lock('front')]))
    await settled()
    expect(shown('front')).to.equal(undefined)
    void list.fetch()
    await settled()
    platform.last(LIST).answer(devicesAnswer([lock('front')]))
    await settled()
    expect(shown('front')).not.to.equal(undefined)
  })

  it('is asked for again when somebody comes to look', async () => {
    const { session, platform, page, shown } = await openSession()
    platform.on(GET, () => refused(404), () => deviceAnswer(lock('front')))
    session.observe(front, true)
    await settled()
    page.hide()
    page.show()
    await settled()
    expect(shown('front')).not.to.equal(undefined)
  })
})

describe('What nobody looks at any more', () => {
  it('stops being read at once', async () => {
    const { session, platform, standing } = await openSession()
    const look = session.observe(front, true)
    await settled()
    look.release()
    await settled()
    expect(platform.last(GET).signal.aborted).to.equal(true)
    expect(standing(front)).to.include({ isFetching: false, failureCount: 0 })
    expect(standing(front).error).to.equal(undefined)
    expect(countTimers(), 'the one that collects it').to.equal(1)
  })

  it('goes on being read when another looks in the same turn', async () => {
    const { session, platform } = await openSession()
    const look = session.observe(front, true)
    await settled()
    look.release()
    session.observe(front, true)
    await settled()
    expect(platform.at(GET)).to.have.length(1)
    expect(platform.last(GET).signal.aborted).to.equal(false)
  })

  it('is read anew when another looks the moment after it was given up', async () => {
    const { session, platform, standing } = await openSession()
    const codes = accessCodeListQuery('front')
    const look = session.observe(codes, true)
    await settled()
    look.release()
    await Promise.resolve()
    session.observe(codes, true)
    await settled()
    expect(platform.at('/access_codes/list')).to.have.length(2)
    expect(standing(codes).isFetching).to.equal(true)
    platform.last('/access_codes/list').answer(json({ access_codes: [{ access_code_id: 'code' }] }))
    await settled()
    expect(standing(codes)).to.deep.include({ ids: ['code'], isFetching: false, isComplete: true })
  })

  it('is kept for five minutes and then forgotten, with what only it told', async () => {
    const { session, platform, standing, shown } = await openSession()
    platform.on(LIST, () => devicesAnswer([lock('front'), lock('back')]))
    platform.on(GET, () => deviceAnswer(lock('front')))
    const list = session.observe(everything, true)
    await pass(31_000)
    const look = session.observe(front, true)
    await settled()
    list.release()
    await pass(5 * MINUTE - 1)
    expect(standing(everything).ids).to.deep.equal(['front', 'back'])
    expect(shown('back')).not.to.equal(undefined)
    await pass(1)
    expect(session.store.getState().queries.has(everything.key)).to.equal(false)
    expect(shown('back')).to.equal(undefined)
    expect(shown('front'), 'another query answers it').not.to.equal(undefined)
    look.release()
    await pass(5 * MINUTE)
    expect(session.store.getState().queries.size).to.equal(0)
    expect(session.store.getState().confirmed.devices.size).to.equal(0)
    expect(countTimers()).to.equal(0)
  })

  it('is not forgotten for those who look anew because one stopped looking twice', async () => {
    const { session, platform, shown } = await openSession()
    platform.on(GET, () => deviceAnswer(lock('front')))
    const look = session.observe(front, true)
    await settled()
    look.release()
    await pass(5 * MINUTE)
    session.observe(front, false)
    session.observe(front, true)
    look.release()
    await pass(10 * MINUTE)
    expect(shown('front')).not.to.equal(undefined)
    expect(session.store.getState().queries.has(front.key)).to.equal(true)
  })

  it('is there when somebody looks again in time, and counts its five minutes anew', async () => {
    const { session, platform, shown } = await openSession()
    platform.on(GET, () => deviceAnswer(lock('front')))
    const look = session.observe(front, true)
    await settled()
    look.release()
    await pass(5 * MINUTE - 1)
    const again = session.observe(front, false)
    await pass(10 * MINUTE)
    expect(shown('front')).not.to.equal(undefined)
    again.release()
    await pass(5 * MINUTE - 1)
    expect(shown('front')).not.to.equal(undefined)
    await pass(1)
    expect(shown('front')).to.equal(undefined)
  })

  it('takes nothing with it that a list which is just being read has brought', async () => {
    const { session, platform, standing, shown } = await openSession()
    platform.on(
      LIST,
      () => devicesAnswer([lock('front')]),
      () => devicesAnswer([lock('front'), lock('new')], 'second page'),
      () => 'wait'
    )
    const list = session.observe(everything, true)
    const look = session.observe(deviceQuery('back'), true)
    await settled()
    look.release()
    await pass(5 * MINUTE - 1)
    void list.fetch()
    await pass(1)
    expect(session.store.getState().queries.has(deviceQuery('back').key)).to.equal(false)
    platform.last(LIST).answer(devicesAnswer([lock('last')]))
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['front', 'new', 'last'], isFetching: false })
    for (const id of standing(everything).ids ?? []) expect(shown(id), id).not.to.equal(undefined)
  })

  it('of a list goes with the next answer that does not name it', async () => {
    const { session, platform } = await openSession()
    platform.on(LIST, () => devicesAnswer([lock('front'), lock('back')]), () => devicesAnswer([lock('back')]))
    const list = session.observe(everything, true)
    await settled()
    void list.fetch()
    await settled()
    expect([...session.store.getState().confirmed.devices.keys()]).to.deep.equal(['back'])
  })
})

describe('What is shown', () => {
  it('stays the same object for those who show something else', async () => {
    const { session, platform } = await openSession()
    platform.on(LIST, () => devicesAnswer([lock('front')]))
    platform.on('/access_codes/list', () => json({ access_codes: [{ access_code_id: 'code' }] }))
    session.observe(everything, true)
    const codes = session.observe(accessCodeListQuery('front'), true)
    await settled()
    const { devices, accessCodes } = session.store.getState().shown
    void codes.fetch()
    await settled()
    expect(session.store.getState().shown.devices === devices, 'the devices').to.equal(true)
    expect(session.store.getState().shown.accessCodes === accessCodes, 'the codes').to.equal(false)
  })
})

describe('The end of a session', () => {
  it('ends the reads that are under way, with active looks or not', async () => {
    const { session, platform, page } = await openSession()
    session.observe(front, true)
    session.observe(everything, true)
    await settled()
    session.dispose()
    await settled()
    expect(platform.arrivals.map(({ signal }) => signal.aborted)).to.deep.equal([true, true])
    expect(countTimers()).to.equal(0)
    expect(page.listeners).to.equal(0)
    await pass(10 * MINUTE)
    expect(platform.arrivals).to.have.length(2)
  })

  it('ends pauses, polls and collections', async () => {
    const { session, platform } = await openSession()
    platform.on(GET, () => 'drop')
    platform.on(LIST, () => devicesAnswer([]))
    session.observe(front, true)
    session.observe(everything, true)
    session.observe(accessCodeListQuery('front'), true).release()
    await settled()
    expect(countTimers(), 'a pause, a poll and a collection').to.equal(3)
    session.dispose()
    await settled()
    expect(countTimers()).to.equal(0)
  })

  it('makes of later wishes nothing', async () => {
    const { session, platform, page } = await openSession()
    const look = session.observe(front, true)
    await settled()
    session.dispose()
    void look.fetch()
    look.setActive(false)
    look.setActive(true)
    page.hide()
    page.show()
    session.reconnect()
    session.observe(everything, true).release()
    look.release()
    await settled()
    expect(platform.arrivals).to.have.length(1)
    expect(countTimers()).to.equal(0)
  })

  it('also ends the pause before another try to connect', async () => {
    const platform = fakePlatform()
    platform.on('/client_sessions/get_or_create', () => 'drop')
    const given = globalThis.fetch
    globalThis.fetch = platform.fetch
    try {
      const { session } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
      expect(countTimers()).to.equal(1)
      session.dispose()
      await pass(MINUTE)
      expect(countTimers()).to.equal(0)
      expect(platform.arrivals).to.have.length(1)
    } finally {
      globalThis.fetch = given
    }
  })

  it('makes nothing of a connection that comes too late', async () => {
    const platform = fakePlatform()
    const given = globalThis.fetch
    globalThis.fetch = platform.fetch
    try {
      const { session } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
      session.dispose()
      const answer = { client_session_id: 'session', token: 'seam_cst1_late' }
      platform.last('/client_sessions/get_or_create').answer(json({ client_session: answer }))
      await settled()
      expect(session.store.getState().connection.status).to.equal('connecting')
    } finally {
      globalThis.fetch = given
    }
  })
})
