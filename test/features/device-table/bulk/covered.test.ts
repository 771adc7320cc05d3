import { cleanUpAfterEach, setup, until, words } from '../../support/setup.js'
import { barOf, startUnlocking, UNLOCK } from './many.js'

cleanUpAfterEach()

/** In a narrow table, details cover the list. */
const startRun = () => startUnlocking(20, { width: 400 })

describe('Bulk action behind the details of a device', () => {
  it('stays visible, and can be stopped and dismissed', async () => {
    const t = await startRun()
    t.element.openedDeviceId = 'device_door_1'
    await t.screen.find('button', 'Back')
    await until(() => barOf(t.screen).includes('Unlocking 1 of 20…'))
    await t.user.click('Stop')
    expect(barOf(t.screen)).to.include('14 not sent')
    t.release(UNLOCK)
    await until(() => barOf(t.screen).includes('6 unlocked, 14 not sent'))
    expect(t.requests(UNLOCK)).to.have.length(6)
    await t.user.click('Dismiss')
    expect(t.screen.all('group', 'Bulk actions')).to.deep.equal([])
  })

  it('is shown once, below the list, after "Back"', async () => {
    const t = await startRun()
    t.element.openedDeviceId = 'device_door_1'
    await until(() => t.screen.all('button', 'Back').length > 0)
    await t.user.click('Back')
    await until(() => words(t.screen.root.querySelector('h2')?.textContent).startsWith('Devices'))
    expect(t.screen.all('group', 'Bulk actions')).to.have.length(1)
    expect(barOf(t.screen)).to.include('Unlocking')
    t.release(UNLOCK)
    await until(() => barOf(t.screen).includes('20 unlocked'))
    await t.user.click('Dismiss')
    expect(barOf(t.screen)).not.to.include('20 unlocked')
  })

  it('does not show the run of another element', async () => {
    const t = await startRun()
    const other = await setup('x-device-table', { platform: t.platform, selectable: true, width: 400 })
    await until(() => barOf(other.screen).includes('Unlocking'))
    other.element.openedDeviceId = 'device_door_1'
    await other.screen.find('button', 'Back')
    expect(other.screen.all('group', 'Bulk actions')).to.deep.equal([])
    t.release(UNLOCK)
  })
})
