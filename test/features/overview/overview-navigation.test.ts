import type { OverviewElement } from '../../../elements/overview.js'
import { clickEnabled } from '../../enabled.js'
import { offline } from '../support/device-table.js'
import { DEVICES, lock, OverviewScreen, open } from '../support/overview.js'
import { cleanUpAfterEach, type Test } from '../support/setup.js'

async function take(
  { screen, advance }: Test<OverviewElement> & { screen: OverviewScreen },
  row: string,
  step: string
) {
  const button = screen.steps(row).find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === step)
  if (!button) throw new Error(`There is no "${step}" beside ${row}: ${screen.text}`)
  await clickEnabled(button)
  await advance(100)
}

describe('Overview', () => {
  cleanUpAfterEach()

  describe('Actions', () => {
    it('lock a door that is unlocked at night, with one command and events', async () => {
      const t = await open()
      const [events, lockChanges] = [t.events('before-change'), t.events('lock-change')]
      await take(t, 'Sydney Office', 'Lock')
      expect(t.requests('/locks/lock_door')).to.deep.equal([{ device_id: 'device_sydney_office' }])
      expect(events.map(({ detail }) => detail.operation)).to.deep.equal(['locks.lockDoor'])
      expect(lockChanges.map(({ detail }) => detail.locked)).to.deep.equal([true])
      expect(t.screen.title).to.equal('4 need attention')
      expect(t.screen.parts).not.to.have.property('Unlocked at night 1')
    })

    it('omit locking if the host disables it or the lock does not support it', async () => {
      const devices = [lock('Gate', { locked: false }), lock('Shed', { locked: false, remote: ['unlock'] })]
      const t = await open({ devices })
      expect([t.screen.steps('Gate').length, t.screen.steps('Shed').length]).to.deep.equal([1, 0])
      t.element.disableLockUnlock = true
      await t.advance(100)
      expect(t.screen.steps('Gate')).to.have.length(0)
    })

    it('check an offline device again', async () => {
      const t = await open()
      await take(t, 'Cellar', 'Check again')
      expect(t.requests('/devices/get')).to.deep.equal([{ device_id: 'device_cellar' }])
      expect(t.screen.text).to.contain('Nothing has changed yet')
    })

    it('check all offline devices with one request, unless the host handles each of them', async () => {
      const without = { online: false, errors: [offline] }
      const t = await open({ devices: [lock('Cellar', without), lock('Shed', without), lock('Attic')] })
      expect([...t.screen.steps('Cellar'), ...t.screen.steps('Shed')]).to.deep.equal([])
      const resolved = t.events('issue-resolve')
      await t.user.click('Check all 2')
      expect(resolved.map(({ detail }) => detail.device_id)).to.deep.equal(['device_cellar', 'device_shed'])
      expect(t.requests(DEVICES)).to.have.length(2)
      expect(t.screen.text).to.contain('Nothing has changed yet')
      t.element.addEventListener('issue-resolve', (event) => event.preventDefault())
      await t.user.click('Check all 2')
      expect(t.requests(DEVICES)).to.have.length(2)
    })

    it('are icons with a name in a narrow element, next to the short name of an issue', async () => {
      const error = { error_code: 'missing_device_credentials', message: 'Pair it.', is_device_error: true } as const
      const devices = [lock('Shed', { errors: [error] }), lock('Gate', { locked: false })]
      const t = await open({ devices, width: 320 })
      expect(t.screen.names('row')).to.deep.equal(['ShedPair again', 'Gate'])
      expect(t.screen.names('button', 'Check again')).to.deep.equal(['Check again'])
      const [latch] = t.screen.steps('Gate')
      expect(latch?.ariaLabel).to.equal('Lock')
      if (latch) await clickEnabled(latch)
      await t.advance(100)
      expect(t.requests('/locks/lock_door')).to.deep.equal([{ device_id: 'device_gate' }])
    })
  })

  describe('Navigation', () => {
    it('opens the device of a row, unless canceled, and returns the focus', async () => {
      const t = await open()
      const clicks = t.events('device-click')
      await t.user.click('Garage', 'row')
      expect(clicks.map(({ detail }) => detail.device_id)).to.deep.equal(['device_garage'])
      expect(t.screen.title).to.equal('Device')
      expect(t.element.openedDeviceId).to.equal('device_garage')
      await t.user.click('Back')
      expect(t.screen.title).to.equal('5 need attention')
      expect(t.screen.focused).to.match(/^Garage/)
      t.element.addEventListener('device-click', (event) => event.preventDefault())
      await t.user.click('Cellar', 'row')
      expect(t.screen.title).to.equal('5 need attention')
    })

    it('opens the access code of an arriving or leaving guest', async () => {
      const t = await open()
      const clicks = t.events('access-code-click')
      await t.user.click('Anna', 'row')
      expect(clicks).to.have.length(1)
      expect(t.screen.title).to.equal('Access code')
      await t.user.click('Back')
      expect(t.screen.focused).to.match(/^Anna/)
    })

    it('opens the filtered table of a number without refetching, and returns the focus', async () => {
      const t = await open()
      const screens = t.events('screen-change')
      expect(t.screen.numbers).to.deep.equal([
        'All 8 devices',
        '2 with issues',
        '2 offline',
        '1 low battery',
        '2 unlocked'
      ])
      await t.user.click('2 offline')
      expect(t.screen.title).to.equal('Devices 2 of 8')
      expect(t.screen.rowNames).to.have.members(['Annex', 'Cellar'])
      expect(t.element.view).to.deep.equal({ filter: { offline: true } })
      await t.user.click('Back')
      expect(t.screen.title).to.equal('5 need attention')
      expect(t.screen.focused).to.equal('2 offline')
      expect([t.element.view, t.requests(DEVICES).length]).to.deep.equal([undefined, 1])
      expect(screens.map(({ detail }) => detail.screen)).to.deep.equal(['device-table', 'overview'])
    })

    it('keeps the table open when the last filter is removed', async () => {
      const t = await open()
      await t.user.click('2 offline')
      await t.user.click('Offline')
      expect(t.screen.title).to.equal('Devices 8')
      await t.user.click('Back')
      expect(t.screen.title).to.equal('5 need attention')
    })

    it('follows the properties set by the host', async () => {
      const t = await open({ openedDeviceId: 'device_attic' })
      expect(t.screen.title).to.equal('Device')
      t.element.openedDeviceId = undefined
      t.element.view = { filter: { lowBattery: true } }
      await t.advance(100)
      expect(t.screen.rowNames).to.deep.equal(['Garage'])
      t.element.view = undefined
      await t.advance(100)
      expect(t.screen.title).to.equal('5 need attention')
    })
  })
})
