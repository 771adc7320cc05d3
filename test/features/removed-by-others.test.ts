import { codesOf, menuItems, openMenu, rowOf } from './support/code-table.js'
import { having } from './support/preset-form.js'
import { setupPresets } from './support/preset-manager.js'
import { cleanUpAfterEach, setup, type Test } from './support/setup.js'
import { recordEvents, type Screen, settled, type TestPlatform } from './support/stage.js'

const NO_DEVICE = 'This device could not be found.'
const ID = 'access_code_garage_1'
const FRONT_DOOR = 'device_front_door'

describe('Resource deleted elsewhere', () => {
  cleanUpAfterEach()
  const now = '2026-03-01T12:00:00Z'

  /** Makes the platform report the device as missing. */
  const deleteDevice = ({ update }: TestPlatform): void => update({ faults: { '/devices/get': { status: 404 } } })

  const deleteCode = ({ client }: TestPlatform) => client.accessCodes.delete({ access_code_id: ID })

  /** Deletes the code while it is displayed: it is shown as being removed, and then as deleted. */
  async function deleteSeen({
    platform,
    screen,
    advance
  }: Test<HTMLElement & { refresh(): Promise<void> }>): Promise<void> {
    await deleteCode(platform)
    await screen.element.refresh()
    await settled()
    expect(screen.text).to.contain('Removing…')
    await advance(10_000)
    expect(screen.text).not.to.contain('Removing…')
  }

  /** Keyboard users must not lose their place when content disappears. */
  const expectFocusHere = ({ root }: Screen<HTMLElement>): void =>
    void expect(root.activeElement, 'what has the focus').not.to.equal(null)

  describe('Device', () => {
    /** Types a name into the details of a lock, which is then deleted. */
    async function deleteWhileTyping() {
      const t = await setup('x-lock-details', { now, deviceId: FRONT_DOOR })
      await t.user.click('Edit name')
      await t.user.fill('Device name', 'Main Door')
      deleteDevice(t.platform)
      await t.advance(31_000)
      return t
    }

    it('is reported while its name is edited, and nothing is sent', async () => {
      const { screen: details, platform } = await deleteWhileTyping()
      expect(details.announcements).to.contain(NO_DEVICE)
      expect(platform.requests('/devices/update')).to.deep.equal([])
      expectFocusHere(details)
    })

    it('keeps the name that is being typed until the user discards it', async () => {
      const { screen: details, user } = await deleteWhileTyping()
      expect(details.field('Device name').value).to.equal('Main Door')
      await user.click('Cancel')
      expect(details.maybe('Device name')).to.equal(undefined)
      expect(details.names('button')).to.deep.equal(['Try again'])
    })

    it('keeps the name that is being typed until the device is back', async () => {
      const { screen: details, platform, user } = await deleteWhileTyping()
      platform.update({ faults: {} })
      await user.click('Try again')
      expect(details.text).not.to.contain(NO_DEVICE)
      expect(details.field('Device name').value).to.equal('Main Door')
      await user.click('Save')
      expect(platform.requests('/devices/update')).to.deep.equal([{ device_id: FRONT_DOOR, name: 'Main Door' }])
    })

    it('keeps the name that could not be saved', async () => {
      const { screen: details, platform, user } = await deleteWhileTyping()
      platform.update({ faults: { '/devices/*': { status: 404 } } })
      await user.click('Save')
      expect(details.field('Device name').value).to.equal('Main Door')
      expect(details.text).to.contain(NO_DEVICE)
    })

    it('keeps a form that is being filled over the details of a thermostat', async () => {
      const { screen, platform, user, advance } = await setup('x-device-details', {
        now,
        deviceId: 'device_hallway_thermostat'
      })
      await user.click(/^Manage/)
      await user.click('Create New')
      await user.fill('Display Name (Optional)', 'Night')
      deleteDevice(platform)
      await advance(31_000)
      expect(screen.announcements).to.contain(NO_DEVICE)
      expect(screen.field('Display Name (Optional)').value).to.equal('Night')
    })

    it('is reported in its details in the table, with a back button', async () => {
      const { screen: table, platform, advance } = await setup('x-device-table', { now })
      await table.press('row', 'Front Door')
      await table.find('button', 'Unlock')
      const changes = recordEvents(table, 'screen-change')
      deleteDevice(platform)
      await advance(31_000)
      expect(table.announcements).to.contain(NO_DEVICE)
      expect(changes).to.deep.equal([])
      await table.press('button', 'Back')
      await settled()
      expect(table.names('heading')[0]).to.match(/^Devices/)
      expectFocusHere(table)
    })
  })

  describe('Access code', () => {
    it('is reported in its details in the table, with a back button', async () => {
      const t = await setup('x-access-code-table', { now, deviceId: 'device_garage' })
      const { screen: table } = t
      rowOf(table, 'Family').click()
      await table.find('button', 'Delete code')
      const changes = recordEvents(table, 'screen-change')
      await deleteSeen(t)
      expect(table.text).to.contain('This access code has been removed.')
      expect(changes).to.deep.equal([])
      expect(table.names('heading')[0]).to.equal('Access code')
      expect(table.names('button', 'Edit code')).to.deep.equal([])
      await table.press('button', 'Back')
      await settled()
      expect(codesOf(table)).not.to.include('Family')
      expectFocusHere(table)
    })

    it('does not dispatch events if its details are displayed alone', async () => {
      const t = await setup('x-access-code-details', { now, accessCodeId: ID, showBack: true })
      const [backs, deleted] = [t.events('back'), t.events('access-code-deleted')]
      await deleteSeen(t)
      expect([backs, deleted]).to.deep.equal([[], []])
    })

    it('closes its menu in the table and keeps the focus in the element', async () => {
      const {
        screen: table,
        platform,
        advance
      } = await setup('x-access-code-table', { now, deviceId: 'device_garage' })
      await openMenu(table, 'Family')
      menuItems(table)[0]?.focus()
      await deleteCode(platform)
      table.all('button', 'Refresh')[0]?.click()
      await advance(5000)
      expect(codesOf(table)).not.to.include('Family')
      expect(menuItems(table)).to.deep.equal([])
      expectFocusHere(table)
    })
  })

  describe('Climate preset', () => {
    const withoutArrival = having((presets) => presets.filter(({ climate_preset_key: key }) => key !== 'guest_arrival'))

    it('removes its focused card and keeps the focus in the element', async () => {
      const { screen: manager, platform, advance } = await setupPresets({ now })
      const button = await manager.find('button', 'Edit Guest arrival')
      button.focus()
      platform.edit = withoutArrival
      await advance(31_000)
      expect(manager.presets).not.to.include('Guest arrival')
      expectFocusHere(manager)
    })
  })
})
