import { everything, front, GET, LIST } from './device-reads.js'
import { deviceResponse, devicesResponse, lock, rejected } from './fake-platform.js'
import { ACCOUNT, account, openResponding } from './open-responding.js'
import { advance, MINUTE, onFakeClock, SECOND, setClock, settled } from './time.js'

onFakeClock()

describe('Offline page', () => {
  it('does not replace displayed data with an error', async () => {
    const { session, platform, page, standing } = await openResponding()
    session.observe(account, true)
    await advance(30 * SECOND)
    platform.on(ACCOUNT, () => 'drop')
    page.goOffline()
    await advance(MINUTE)
    expect(platform.at(ACCOUNT)).to.have.length(1)
    expect(standing(account).error).to.equal(undefined)
  })

  it('still fetches queries without data, since some platforms need no network', async () => {
    const { session, platform, page } = await openResponding()
    page.goOffline()
    session.observe(account, true)
    await settled()
    expect(platform.at(ACCOUNT)).to.have.length(1)
  })

  it('fetches when the user requests it', async () => {
    const { session, platform, page } = await openResponding()
    const observer = session.observe(account, true)
    await settled()
    page.goOffline()
    void observer.fetch()
    await settled()
    expect(platform.at(ACCOUNT)).to.have.length(2)
  })
})

describe('Device known from a list', () => {
  it('is shown at once when its details open, while it is fetched on its own', async () => {
    const { session, platform, shown, standing } = await openResponding()
    session.observe(everything, true)
    await advance(SECOND)
    platform.on(GET, () => 'wait')
    session.observe(front, true)
    await settled()
    expect(shown('front')?.properties?.locked).to.equal(undefined)
    expect(platform.at(GET)).to.have.length(1)
    platform.last(GET).respond(deviceResponse(lock('front', true)))
    await settled()
    expect(shown('front')?.properties?.locked).to.equal(true)
    expect(standing(everything).ids).to.deep.equal(['front'])
  })
})

describe('Failed query', () => {
  const storms: Record<string, (opened: Awaited<ReturnType<typeof openResponding>>) => void> = {
    'the network comes and goes': ({ page }) => {
      page.goOffline()
      page.goOnline()
    },
    'the page is hidden and shown': ({ page }) => {
      page.hide()
      page.show()
    }
  }
  for (const [when, comeBack] of Object.entries(storms)) {
    for (const status of [404, 409]) {
      it(`is retried once in ten seconds with status ${status}, however often ${when}`, async () => {
        const opened = await openResponding()
        const { session, platform } = opened
        platform.on(LIST, () => rejected(status))
        session.observe(everything, true)
        await settled()
        for (let second = 0; second < 50; second += 1) {
          comeBack(opened)
          await advance(SECOND)
        }
        expect(platform.at(LIST).length).to.be.within(6, 7)
      })
    }
  }

  it('is refetched within ten seconds after the network is stable again', async () => {
    const opened = await openResponding()
    const { session, platform, page, standing } = opened
    platform.on(LIST, () => rejected(409))
    session.observe(everything, true)
    await settled()
    page.hide()
    page.show()
    await advance(SECOND)
    platform.on(LIST, () => devicesResponse([lock('front')]))
    page.goOffline()
    page.goOnline()
    await advance(9 * SECOND)
    expect(standing(everything).error).to.equal(undefined)
  })

  it('is retried at once whenever the user requests it', async () => {
    const { session, platform } = await openResponding()
    platform.on(LIST, () => rejected(409))
    const observer = session.observe(everything, true)
    await settled()
    for (let press = 0; press < 3; press += 1) {
      void observer.fetch()
      await settled()
    }
    expect(platform.at(LIST)).to.have.length(4)
  })

  it('is retried after the system clock was set back', async () => {
    const { session, platform, page } = await openResponding()
    platform.on(LIST, () => rejected(409))
    session.observe(everything, true)
    await settled()
    page.hide()
    page.show()
    await settled()
    setClock(Date.now() - 2 * 60 * MINUTE)
    page.hide()
    page.show()
    await advance(10 * SECOND)
    expect(platform.at(LIST)).to.have.length(3)
  })
})
