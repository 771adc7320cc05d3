import { cleanUpAfterEach, setup, until } from '../../support/setup.js'
import { barOf, outcomeOf, press, startUnlocking, UNLOCK } from './many.js'

cleanUpAfterEach()

describe('Stopping a bulk action', () => {
  it('sends nothing more, and shows and reports what was not sent', async () => {
    const t = await startUnlocking(20)
    const runs = t.events('bulk-change')
    ;(await t.screen.find('button', 'Stop')).focus()
    await press('Enter')
    await until(() => barOf(t.screen).includes('Stopping… · 14 not sent'))
    expect(t.screen.all('button', 'Stop')).to.deep.equal([])
    expect(t.screen.root.activeElement?.closest('.bulk-bar')).not.to.equal(null)
    t.release(UNLOCK)
    await until(() => runs.length > 0)
    await until(() => barOf(t.screen).includes('6 unlocked, 14 not sent'))
    expect(t.requests(UNLOCK)).to.have.length(6)
    const reasons = runs[0]?.detail.outcomes.map((outcome) => outcome.reason ?? outcome.status)
    expect(reasons?.toSorted()).to.deep.equal([...Array(14).fill('stopped'), ...Array(6).fill('succeeded')])
    expect(outcomeOf(t.screen, 'Door 20')).to.equal('Not sent')
    await t.user.click('Show details')
    expect(barOf(t.screen)).to.include('Not sent (14): Door')
    await t.user.click('Dismiss')
    expect(barOf(t.screen)).not.to.include('6 unlocked')
  })

  it('is possible in every element of the session', async () => {
    const t = await startUnlocking(20)
    const other = await setup('x-device-table', { platform: t.platform, selectable: true })
    await other.user.click('Stop')
    t.release(UNLOCK)
    await until(() => barOf(t.screen).includes('6 unlocked, 14 not sent'))
    expect(t.requests(UNLOCK)).to.have.length(6)
  })

  it('is not offered once everything has been sent', async () => {
    const t = await startUnlocking(3)
    expect(t.screen.all('button', 'Stop')).to.deep.equal([])
  })
})
