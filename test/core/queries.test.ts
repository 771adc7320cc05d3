import { expect } from 'chai'
import { isApiError, isNetworkError } from '../../src/client/index.js'
import { accessCodeListQuery } from '../../src/features/access-codes/data/access-code-queries.js'
import { deviceQuery } from '../../src/features/device/data/queries.js'
import { empty, json } from '../client/recording-fetch.js'
import { everything, front, GET, LIST } from './device-reads.js'
import { deviceAnswer, devicesAnswer, lock, refused, type Reply } from './fake-platform.js'
import { openSession } from './open-session.js'
import { countTimers, MINUTE, onFakeClock, pass, settled } from './time.js'

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
    expect(standing(front)).to.deep.include({
      ids: ['front'],
      isFetching: false,
      isComplete: true,
      updatedAt: Date.now()
    })
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
      expect(seen).to.deep.equal([
        [1, 1],
        [1, 1],
        [2, 2],
        [2, 2],
        [3, 3],
        [3, 3]
      ])
      expect(platform.at(GET)).to.have.length(4)
      const { error, ...rest } = standing(front)
      expect(rest).to.include({ isFetching: false, failureCount: 0, isComplete: false, updatedAt: Date.now() })
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
    platform.on(
      GET,
      () => 'drop',
      () => empty(503),
      () => deviceAnswer(lock('front', false))
    )
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

  it('is tried at once for who has to know what is true from now on, and then read once more', async () => {
    const { session, platform } = await openSession()
    platform.on(
      GET,
      () => 'drop',
      () => deviceAnswer(lock('front'))
    )
    const look = session.observe(front, true)
    await pass(0)
    expect(platform.at(GET)).to.have.length(1)
    void look.refetch()
    await settled()
    expect(platform.at(GET)).to.have.length(3)
  })

  it('keeps the last answer beside the error', async () => {
    const { session, platform, standing, shown } = await openSession()
    platform.on(
      GET,
      () => deviceAnswer(lock('front', true)),
      () => refused(403)
    )
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
    platform.on(
      GET,
      () => deviceAnswer(lock('front')),
      () => refused(404)
    )
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
    platform.on(
      GET,
      () => refused(404),
      () => deviceAnswer(lock('front'))
    )
    session.observe(front, true)
    await settled()
    page.hide()
    page.show()
    await settled()
    expect(shown('front')).not.to.equal(undefined)
  })
})

describe('What is shown', () => {
  it('stays the same object for those who show something else', async () => {
    const { session, platform } = await openSession()
    platform.on(LIST, () => devicesAnswer([lock('front')]))
    const codeAnswer = (status: string): Response => json({ access_codes: [{ access_code_id: 'code', status }] })
    platform.on(
      '/access_codes/list',
      () => codeAnswer('setting'),
      () => codeAnswer('set')
    )
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
