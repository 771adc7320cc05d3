import { expect } from 'chai'
import { codesOf, menuItems, openMenu, rowOf } from './support/code-table.js'
import { having } from './support/preset-form.js'
import { setupPresets } from './support/preset-manager.js'
import { cleanUpAfterEach, setup, type Test } from './support/setup.js'
import { recordEvents, type Screen, settled, type TestPlatform, type } from './support/stage.js'

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
    it('is reported while its name is edited, and nothing is sent', async () => {
      const { screen: details, platform, advance } = await setup('x-lock-details', { now, deviceId: FRONT_DOOR })
      await details.press('button', 'Edit name')
      const [field] = details.root.querySelectorAll<HTMLInputElement>('[aria-label="Device name"]')
      if (!field) throw new Error('There is no field.')
      field.focus()
      type(field, 'Main Door')
      deleteDevice(platform)
      await advance(31_000)
      expect(details.announcements).to.contain(NO_DEVICE)
      expect(platform.requests('/devices/update')).to.deep.equal([])
      expectFocusHere(details)
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
