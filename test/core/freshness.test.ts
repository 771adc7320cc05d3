import { expect } from 'chai'
import { deviceModelListQuery, manufacturerListQuery } from '../../src/features/catalogue/data/catalogue-queries.js'
import { noiseThresholdListQuery } from '../../src/features/noise/data/noise-queries.js'
import { accessCodeListQuery } from '../../src/features/access-codes/data/access-code-queries.js'
import { connectedAccountQuery } from '../../src/features/device/data/queries.js'
import type { Session } from '../../src/core/session/session.js'
import { json } from '../client/recording-fetch.js'
import { everything, front, GET, LIST } from './device-reads.js'
import { deviceAnswer, devicesAnswer, lock, refused } from './fake-platform.js'
import { openSession } from './open-session.js'
import { countTimers, MINUTE, onFakeClock, pass, SECOND, setClock, settled } from './time.js'

const CODES = '/access_codes/list'
const ACCOUNT = '/connected_accounts/get'
const THRESHOLDS = '/noise_sensors/noise_thresholds/list'
const MAKERS = '/internal/devicedb/v1/manufacturers/list'
const MODELS = '/internal/devicedb/v1/device_models/list'

const account = connectedAccountQuery('account')

/** A session whose platform answers everything at once. */
async function openAnswering() {
  const opened = await openSession()
  const { platform } = opened
  platform.on(GET, () => deviceAnswer(lock('front', true)))
  platform.on(LIST, () => devicesAnswer([lock('front')]))
  platform.on(CODES, () => json({ access_codes: [] }))
  platform.on(THRESHOLDS, () => json({ noise_thresholds: [] }))
  platform.on(MAKERS, () => json({ manufacturers: [] }))
  platform.on(MODELS, () => json({ device_models: [] }))
  platform.on(ACCOUNT, () => json({ connected_account: { connected_account_id: 'account' } }))
  return opened
}

onFakeClock()

const polled: readonly (readonly [string, string, number, (session: Session) => unknown])[] = [
  ['an open device', GET, 30, (session) => session.observe(front, true)],
  ['a list of one page', LIST, 60, (session) => session.observe(everything, true)],
  ['the codes of a device', CODES, 60, (session) => session.observe(accessCodeListQuery('front'), true)],
  ['a linked account', ACCOUNT, 60, (session) => session.observe(account, true)],
  ['the thresholds of a sensor', THRESHOLDS, 60, (session) => session.observe(noiseThresholdListQuery('front'), true)],
  ['the makers of the catalogue', MAKERS, 300, (session) => session.observe(manufacturerListQuery(true), true)],
  ['the models of the catalogue', MODELS, 300, (session) => session.observe(deviceModelListQuery(true, {}), true)]
]

describe('What a person looks at', () => {
  for (const [what, path, seconds, look] of polled) {
    it(`stays true: ${what} is read again every ${seconds} s`, async () => {
      const { session, platform } = await openAnswering()
      look(session)
      const requests: number[] = []
      for (const pause of [seconds * SECOND - 1, 1, seconds * SECOND - 1, 1]) {
        await pass(pause)
        requests.push(platform.at(path).length)
      }
      expect(requests).to.deep.equal([1, 2, 2, 3])
    })
  }

  it('is read again on its own after a failure as well', async () => {
    const { session, platform, standing } = await openAnswering()
    platform.on(
      LIST,
      () => refused(403),
      () => devicesAnswer([])
    )
    session.observe(everything, true)
    await pass(MINUTE)
    expect(platform.at(LIST)).to.have.length(2)
    expect(standing(everything).error).to.equal(undefined)
  })

  it('counts the pause from the answer, not from the question', async () => {
    const { session, platform } = await openSession()
    session.observe(front, true)
    await pass(20 * SECOND)
    platform.last(GET).answer(deviceAnswer(lock('front')))
    await pass(30 * SECOND - 1)
    expect(platform.at(GET)).to.have.length(1)
    await pass(1)
    expect(platform.at(GET)).to.have.length(2)
  })

  it('is read less often after ten minutes without a touch, and as often as before after one', async () => {
    const { session, platform, page } = await openAnswering()
    session.observe(front, true)
    await pass(10 * MINUTE)
    expect(platform.at(GET)).to.have.length(21)
    await pass(10 * MINUTE)
    expect(platform.at(GET)).to.have.length(26)
    page.touch()
    await pass(2 * MINUTE)
    const before = platform.at(GET).length
    await pass(2 * MINUTE)
    expect(platform.at(GET)).to.have.length(before + 4)
  })

  it('is left alone while the page is hidden, offline, or nothing that looks can be seen', async () => {
    const { session, platform, page } = await openAnswering()
    const look = session.observe(front, true)
    await settled()
    const requests: number[] = []
    for (const [leave, comeBack] of [
      [page.hide, page.show],
      [page.goOffline, page.goOnline],
      [() => look.setActive(false), () => look.setActive(true)]
    ] as const) {
      leave()
      await pass(MINUTE)
      requests.push(platform.at(GET).length)
      expect(countTimers()).to.equal(0)
      comeBack()
      await settled()
    }
    expect(requests).to.deep.equal([1, 2, 3])
  })

  it('is read on as long as one of several can be seen', async () => {
    const { session, platform } = await openAnswering()
    session.observe(front, true).setActive(false)
    session.observe(front, true).release()
    session.observe(front, true)
    await pass(30 * SECOND)
    expect(platform.at(GET)).to.have.length(2)
  })
})

describe('A person who comes back', () => {
  const ways: Record<string, (opened: Awaited<ReturnType<typeof openAnswering>>) => Promise<void>> = {
    'to the page': async ({ page }) => {
      page.hide()
      await pass(20 * SECOND)
      page.show()
    },
    online: async ({ page }) => {
      page.goOffline()
      await pass(20 * SECOND)
      page.goOnline()
    }
  }
  for (const [where, comeBack] of Object.entries(ways)) {
    it(`${where} after 30 s finds it fresh`, async () => {
      const opened = await openAnswering()
      const { session, platform } = opened
      session.observe(account, true)
      await pass(10 * SECOND)
      await comeBack(opened)
      await settled()
      expect(platform.at(ACCOUNT)).to.have.length(2)
    })

    it(`${where} within 30 s finds what was there`, async () => {
      const opened = await openAnswering()
      const { session, platform } = opened
      session.observe(account, true)
      await pass(10 * SECOND - 1)
      await comeBack(opened)
      await settled()
      expect(platform.at(ACCOUNT)).to.have.length(1)
    })
  }

  it('to a longer list finds it fresh', async () => {
    const { session, platform, page } = await openAnswering()
    const last = devicesAnswer([lock('back')])
    platform.on(LIST, ({ body }) => (body['page_cursor'] ? last : devicesAnswer([lock('front')], 'second')))
    session.observe(everything, true)
    await settled()
    page.hide()
    await pass(MINUTE)
    page.show()
    await settled()
    expect(platform.at(LIST)).to.have.length(4)
  })

  it('by scrolling finds it fresh', async () => {
    const { session, platform } = await openAnswering()
    const look = session.observe(account, true)
    await settled()
    look.setActive(false)
    await pass(30 * SECOND)
    look.setActive(true)
    await settled()
    expect(platform.at(ACCOUNT)).to.have.length(2)
  })

  it('to a failure sees it tried again', async () => {
    const { session, platform, page, standing } = await openAnswering()
    platform.on(
      ACCOUNT,
      () => refused(400),
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

  it('to a failure beside an answer sees it tried again, however fresh', async () => {
    const { session, platform, page, standing } = await openAnswering()
    const look = session.observe(account, true)
    await settled()
    platform.on(
      ACCOUNT,
      () => refused(400),
      () => json({ connected_account: { connected_account_id: 'account' } })
    )
    void look.fetch()
    await settled()
    expect(standing(account)).to.have.nested.property('error.statusCode', 400)
    page.hide()
    page.show()
    await settled()
    expect(standing(account).error).to.equal(undefined)
  })

  it('while another try is being waited for does not start one more', async () => {
    const { session, platform, page } = await openAnswering()
    platform.on(GET, () => 'drop')
    session.observe(front, true)
    await settled()
    page.hide()
    page.show()
    await settled()
    expect(platform.at(GET)).to.have.length(1)
  })

  it('leaves nothing to be read by the second event for the same return', async () => {
    const { session, platform, page } = await openAnswering()
    session.observe(account, true)
    await settled()
    page.hide()
    await pass(MINUTE)
    page.show()
    page.goOnline()
    await settled()
    expect(platform.at(ACCOUNT)).to.have.length(2)
  })
})

describe('A page that goes offline', () => {
  it('does not replace what it shows by an error', async () => {
    const { session, platform, page, standing } = await openAnswering()
    session.observe(account, true)
    await pass(30 * SECOND)
    platform.on(ACCOUNT, () => 'drop')
    page.goOffline()
    await pass(MINUTE)
    expect(platform.at(ACCOUNT)).to.have.length(1)
    expect(standing(account).error).to.equal(undefined)
  })

  it('still tries to read what it never had, since some platforms need no network', async () => {
    const { session, platform, page } = await openAnswering()
    page.goOffline()
    session.observe(account, true)
    await settled()
    expect(platform.at(ACCOUNT)).to.have.length(1)
  })

  it('reads when a person asks for it', async () => {
    const { session, platform, page } = await openAnswering()
    const look = session.observe(account, true)
    await settled()
    page.goOffline()
    void look.fetch()
    await settled()
    expect(platform.at(ACCOUNT)).to.have.length(2)
  })
})

describe('A device that a list has brought', () => {
  it('is shown at once by those who open it, while it is read by itself', async () => {
    const { session, platform, shown, standing } = await openAnswering()
    session.observe(everything, true)
    await pass(SECOND)
    platform.on(GET, () => 'wait')
    session.observe(front, true)
    await settled()
    expect(shown('front')?.properties?.locked).to.equal(undefined)
    expect(platform.at(GET)).to.have.length(1)
    platform.last(GET).answer(deviceAnswer(lock('front', true)))
    await settled()
    expect(shown('front')?.properties?.locked).to.equal(true)
    expect(standing(everything).ids).to.deep.equal(['front'])
  })
})

describe('What fails', () => {
  const storms: Record<string, (opened: Awaited<ReturnType<typeof openAnswering>>) => void> = {
    'the network comes and goes': ({ page }) => {
      page.goOffline()
      page.goOnline()
    },
    'the page is hidden and seen': ({ page }) => {
      page.hide()
      page.show()
    }
  }
  for (const [when, comeBack] of Object.entries(storms)) {
    for (const status of [403, 404]) {
      it(`with ${status} is tried once in ten seconds, however often ${when}`, async () => {
        const opened = await openAnswering()
        const { session, platform } = opened
        platform.on(LIST, () => refused(status))
        session.observe(everything, true)
        await settled()
        for (let second = 0; second < 50; second += 1) {
          comeBack(opened)
          await pass(SECOND)
        }
        expect(platform.at(LIST).length).to.be.within(6, 7)
      })
    }
  }

  it('is read again within ten seconds after the network is back for good', async () => {
    const opened = await openAnswering()
    const { session, platform, page, standing } = opened
    platform.on(LIST, () => refused(403))
    session.observe(everything, true)
    await settled()
    page.hide()
    page.show()
    await pass(SECOND)
    platform.on(LIST, () => devicesAnswer([lock('front')]))
    page.goOffline()
    page.goOnline()
    await pass(9 * SECOND)
    expect(standing(everything).error).to.equal(undefined)
  })

  it('is tried at once by a person, however often', async () => {
    const { session, platform } = await openAnswering()
    platform.on(LIST, () => refused(403))
    const look = session.observe(everything, true)
    await settled()
    for (let press = 0; press < 3; press += 1) {
      void look.fetch()
      await settled()
    }
    expect(platform.at(LIST)).to.have.length(4)
  })

  it('is tried again when the clock of this machine was set back meanwhile', async () => {
    const { session, platform, page } = await openAnswering()
    platform.on(LIST, () => refused(403))
    session.observe(everything, true)
    await settled()
    page.hide()
    page.show()
    await settled()
    setClock(Date.now() - 2 * 60 * MINUTE)
    page.hide()
    page.show()
    await pass(10 * SECOND)
    expect(platform.at(LIST)).to.have.length(3)
  })
})
