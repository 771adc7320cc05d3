import { expect } from 'chai'
import { cleanUpAfterEach, type Given, setup } from '../support/setup.js'
import { until, words } from '../support/stage.js'

const EVENTS = '/events/list'
const NOW = '2026-05-01T10:00:00Z'

const open = (number: number, given: Given<'x-access-grant-details'> = {}) =>
  setup('x-access-grant-details', { now: NOW, accessGrantId: `access_grant_${number}`, ...given })

const titleOf = (t: Awaited<ReturnType<typeof open>>): string | undefined => t.screen.names('heading')[0]

const eventRequests = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests(EVENTS).filter((body) => 'access_grant_id' in body)

describe('Doors of an access', () => {
  cleanUpAfterEach()

  it('open the details of a lock, unless the host prevents it', async () => {
    const t = await open(2)
    const clicks = t.events('device-click')
    t.element.addEventListener('device-click', (event) => event.preventDefault(), { once: true })
    await t.user.click('Back Door')
    expect(titleOf(t)).to.equal('Access')
    await t.user.click('Back Door')
    await until(() => titleOf(t) !== 'Access')
    expect(clicks.map(({ detail }) => detail.device_id)).to.deep.equal(['device_back_door', 'device_back_door'])
    await t.user.click('Back')
    await until(() => titleOf(t) === 'Access')
    expect(t.screen.focused).to.equal('Back Door')
  })

  it('open only the lock of a list for one lock', async () => {
    const t = await setup('x-access-grant-table', {
      now: NOW,
      deviceId: 'device_back_door',
      openedAccessGrantId: 'access_grant_2'
    })
    await t.screen.find('button', 'Back Door')
    expect(t.screen.text).to.include('Garage')
    expect(t.screen.names('button')).not.to.include('Garage')
  })

  it('are not read with the places', async () => {
    const t = await open(4)
    expect(t.screen.text).to.include('Chloé Martin')
    expect(t.requests('/spaces/get_related')).to.deep.equal([])
  })
})

describe('Use of an access', () => {
  cleanUpAfterEach()

  it('is shown for each lock, after one request for all locks', async () => {
    const t = await open(2)
    const section = await until(() => t.screen.all('group', 'Use')[0])
    expect(words(section.textContent)).to.include('Front Door').and.to.include('Garage')
    const reads = t.requests(EVENTS)
    expect(reads).to.have.length(1)
    expect(reads[0]?.['device_ids']).to.have.members(['device_front_door', 'device_back_door', 'device_garage'])
  })

  it('is absent before the start, and if the platform refuses it', async () => {
    const upcoming = await open(3)
    expect(upcoming.screen.all('group', 'Use')).to.have.length(0)
    expect(upcoming.requests(EVENTS)).to.deep.equal([])
    const refused = await open(2, { faults: { [EVENTS]: { refuse: 'unauthorized' } } })
    await refused.advance(1000)
    expect(refused.screen.all('group', 'Use')).to.have.length(0)
  })
})

describe('Events of an access', () => {
  cleanUpAfterEach()

  it('are read when they are unfolded', async () => {
    const t = await open(3)
    expect(eventRequests(t)).to.deep.equal([])
    t.screen.root.querySelectorAll('summary').forEach((summary) => {
      if (words(summary.textContent).includes('What happened')) summary.click()
    })
    await until(() => t.screen.root.querySelector('.event-rows li'))
    expect(eventRequests(t)).to.deep.equal([
      { access_grant_id: 'access_grant_3', since: '2026-04-04T10:00:00.000Z', limit: 50 }
    ])
    expect(words(t.screen.root.querySelector('.event-rows')?.textContent)).not.to.match(/\d{4}/)
  })
})
