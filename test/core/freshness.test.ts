import type { Session } from '../../src/core/session/session.js'
import { accessCodeListQuery } from '../../src/features/access-codes/data/code-list-query.js'
import { deviceModelListQuery, manufacturerListQuery } from '../../src/features/catalogue/data/catalogue-queries.js'
import { noiseThresholdListQuery } from '../../src/features/noise/data/noise-queries.js'
import { json } from '../client/recording-fetch.js'
import { everything, front, GET, LIST } from './device-reads.js'
import { deviceResponse, devicesResponse, lock, rejected } from './fake-platform.js'
import { ACCOUNT, account, CODES, MAKERS, MODELS, openResponding, THRESHOLDS } from './open-responding.js'
import { openSession } from './open-session.js'
import { advance, countTimers, MINUTE, onFakeClock, SECOND, settled } from './time.js'

onFakeClock()

const polled: readonly (readonly [string, string, number, (session: Session) => unknown])[] = [
  ['an open device', GET, 30, (session) => session.observe(front, true)],
  ['a list of one page', LIST, 60, (session) => session.observe(everything, true)],
  ['the codes of a device', CODES, 60, (session) => session.observe(accessCodeListQuery('front'), true)],
  ['a linked account', ACCOUNT, 60, (session) => session.observe(account, true)],
  ['the thresholds of a sensor', THRESHOLDS, 60, (session) => session.observe(noiseThresholdListQuery('front'), true)],
  ['the manufacturers of the catalog', MAKERS, 300, (session) => session.observe(manufacturerListQuery(true), true)],
  ['the models of the catalog', MODELS, 300, (session) => session.observe(deviceModelListQuery(true, {}), true)]
]

describe('Observed query', () => {
  for (const [what, path, seconds, isObserved] of polled) {
    it(`refetches ${what} every ${seconds} s`, async () => {
      const { session, platform } = await openResponding()
      isObserved(session)
      const requests: number[] = []
      for (const pause of [seconds * SECOND - 1, 1, seconds * SECOND - 1, 1]) {
        await advance(pause)
        requests.push(platform.at(path).length)
      }
      expect(requests).to.deep.equal([1, 2, 2, 3])
    })
  }

  it('is polled after a failure too', async () => {
    const { session, platform, standing } = await openResponding()
    platform.on(
      LIST,
      () => rejected(409),
      () => devicesResponse([])
    )
    session.observe(everything, true)
    await advance(MINUTE)
    expect(platform.at(LIST)).to.have.length(2)
    expect(standing(everything).error).to.equal(undefined)
  })

  it('measures the refetch interval from the response, not from the request', async () => {
    const { session, platform } = await openSession()
    session.observe(front, true)
    await advance(20 * SECOND)
    platform.last(GET).respond(deviceResponse(lock('front')))
    await advance(30 * SECOND - 1)
    expect(platform.at(GET)).to.have.length(1)
    await advance(1)
    expect(platform.at(GET)).to.have.length(2)
  })

  it('is polled less often after ten minutes without user interaction, and at the usual rate after an interaction', async () => {
    const { session, platform, page } = await openResponding()
    session.observe(front, true)
    await advance(10 * MINUTE)
    expect(platform.at(GET)).to.have.length(21)
    await advance(10 * MINUTE)
    expect(platform.at(GET)).to.have.length(26)
    page.touch()
    await advance(2 * MINUTE)
    const initialCount = platform.at(GET).length
    await advance(2 * MINUTE)
    expect(platform.at(GET)).to.have.length(initialCount + 4)
  })

  it('is not polled while the page is hidden or offline, or while no observer is active', async () => {
    const { session, platform, page } = await openResponding()
    const observer = session.observe(front, true)
    await settled()
    const requests: number[] = []
    for (const [leave, comeBack] of [
      [page.hide, page.show],
      [page.goOffline, page.goOnline],
      [() => observer.setActive(false), () => observer.setActive(true)]
    ] as const) {
      leave()
      await advance(MINUTE)
      requests.push(platform.at(GET).length)
      expect(countTimers()).to.equal(0)
      comeBack()
      await settled()
    }
    expect(requests).to.deep.equal([1, 2, 3])
  })

  it('is polled while at least one of several observers is active', async () => {
    const { session, platform } = await openResponding()
    session.observe(front, true).setActive(false)
    session.observe(front, true).release()
    session.observe(front, true)
    await advance(30 * SECOND)
    expect(platform.at(GET)).to.have.length(2)
  })
})

describe('Returning to the page', () => {
  const ways: Record<string, (opened: Awaited<ReturnType<typeof openResponding>>) => Promise<void>> = {
    'to the page': async ({ page }) => {
      page.hide()
      await advance(20 * SECOND)
      page.show()
    },
    online: async ({ page }) => {
      page.goOffline()
      await advance(20 * SECOND)
      page.goOnline()
    }
  }
  for (const [where, comeBack] of Object.entries(ways)) {
    it(`refetches when the user comes back ${where} after 30 s`, async () => {
      const opened = await openResponding()
      const { session, platform } = opened
      session.observe(account, true)
      await advance(10 * SECOND)
      await comeBack(opened)
      await settled()
      expect(platform.at(ACCOUNT)).to.have.length(2)
    })

    it(`keeps the data when the user comes back ${where} within 30 s`, async () => {
      const opened = await openResponding()
      const { session, platform } = opened
      session.observe(account, true)
      await advance(10 * SECOND - 1)
      await comeBack(opened)
      await settled()
      expect(platform.at(ACCOUNT)).to.have.length(1)
    })
  }

  it('refetches a list of several pages', async () => {
    const { session, platform, page } = await openResponding()
    const last = devicesResponse([lock('back')])
    platform.on(LIST, ({ body }) => (body['page_cursor'] ? last : devicesResponse([lock('front')], 'second')))
    session.observe(everything, true)
    await settled()
    page.hide()
    await advance(MINUTE)
    page.show()
    await settled()
    expect(platform.at(LIST)).to.have.length(4)
  })

  it('refetches when the element is scrolled into view', async () => {
    const { session, platform } = await openResponding()
    const observer = session.observe(account, true)
    await settled()
    observer.setActive(false)
    await advance(30 * SECOND)
    observer.setActive(true)
    await settled()
    expect(platform.at(ACCOUNT)).to.have.length(2)
  })

  it('retries a failed query', async () => {
    const { session, platform, page, standing } = await openResponding()
    platform.on(
      ACCOUNT,
      () => rejected(409),
      () => json({ connected_account: { connected_account_id: 'account' } })
    )
    session.observe(account, true)
    await settled()
    page.hide()
    page.show()
    await settled()
    expect(standing(account)).to.deep.include({ ids: ['account'], isComplete: true })
    expect(standing(account).error).to.equal(undefined)
  })

  it('retries a query that failed after an earlier success, however fresh the data is', async () => {
    const { session, platform, page, standing } = await openResponding()
    const observer = session.observe(account, true)
    await settled()
    platform.on(
      ACCOUNT,
      () => rejected(409),
      () => json({ connected_account: { connected_account_id: 'account' } })
    )
    void observer.fetch()
    await settled()
    expect(standing(account)).to.have.nested.property('error.statusCode', 409)
    page.hide()
    page.show()
    await settled()
    expect(standing(account).error).to.equal(undefined)
  })

  it('starts no second retry while one is pending', async () => {
    const { session, platform, page } = await openResponding()
    platform.on(GET, () => 'drop')
    session.observe(front, true)
    await settled()
    page.hide()
    page.show()
    await settled()
    expect(platform.at(GET)).to.have.length(1)
  })

  it('ignores the second event for the same return', async () => {
    const { session, platform, page } = await openResponding()
    session.observe(account, true)
    await settled()
    page.hide()
    await advance(MINUTE)
    page.show()
    page.goOnline()
    await settled()
    expect(platform.at(ACCOUNT)).to.have.length(2)
  })
})
