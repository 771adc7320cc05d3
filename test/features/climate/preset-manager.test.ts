import { sendKeys } from '@web/test-runner-commands'
import { having } from '../support/preset-form.js'
import { DELETE, type Manager, openForm, setupPresets } from '../support/preset-manager.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { settled, tabTo, until } from '../support/stage.js'

const ODD = 'device_unit_0049'

async function ask(manager: Manager, name: string): Promise<void> {
  const button = await manager.find('button', `Delete ${name}`)
  button.focus()
  button.click()
  await manager.waitForText('Delete this climate preset?')
}

async function remove(manager: Manager, name: string): Promise<void> {
  await ask(manager, name)
  await manager.press('button', 'Delete')
  await settled()
}

const FIXED = 'Managed on the thermostat'

describe('Climate presets', () => {
  cleanUpAfterEach()

  describe('Cards', () => {
    it('show the name, a key that it does not imply, the set points, and the fan mode', async () => {
      const { screen: manager } = await setupPresets()
      expect(manager.title).to.equal('Climate Presets')
      expect(manager.text).to.contain('Hallway Thermostat')
      expect(manager.presets.map((name) => manager.wordsOf(name))).to.deep.equal([
        ['Home', 'Heat 70°F', 'Cool 76°F', 'Fan mode: Auto', FIXED],
        ['Away', 'Heat 62°F', 'Cool 82°F', 'Fan mode: Auto', FIXED],
        ['Guest arrival', 'Heat 72°F', 'Fan mode: On'],
        ['Airing', 'Off', 'Fan mode: Auto']
      ])
    })

    it('show temperatures in the unit of the host', async () => {
      const { screen: manager } = await setupPresets({ temperatureUnit: 'celsius' })
      expect(manager.wordsOf('Home').slice(1, 3)).to.deep.equal(['Heat 21°C', 'Cool 24°C'])
      manager.element.temperatureUnit = 'fahrenheit'
      await manager.waitForText('Heat 70°F')
    })

    it('have edit and delete buttons if the preset allows it, and explain missing ones', async () => {
      const { screen: manager } = await setupPresets({ size: 90, deviceId: ODD })
      const actions = (name: string): string[] => manager.actionsOf(name).map((action) => action.slice(0, 6).trim())
      expect(actions('Neither edited nor deleted')).to.deep.equal([])
      expect(actions('Edited, not deleted')).to.deep.equal(['Edit E'])
      expect(actions('Deleted, not edited')).to.deep.equal(['Delete'])
      expect(actions('No word on rights')).to.deep.equal([])
      expect(manager.actionsOf('Bare')).to.deep.equal(['Edit Bare', 'Delete Bare'])
      const lastOf = (name: string) => manager.wordsOf(name).at(-1)
      expect(lastOf('Neither edited nor deleted')).to.equal(FIXED)
      expect(lastOf('Edited, not deleted')).to.equal('This preset can’t be deleted.')
      expect(lastOf('Deleted, not edited')).to.equal('This preset can’t be edited.')
    })

    it('show presets without mode, set points or name, and with unknown modes', async () => {
      const { screen: manager } = await setupPresets({ size: 90, deviceId: ODD })
      expect(manager.wordsOf('Points without a mode').slice(2)).to.deep.equal([
        'Heat 66°F',
        'Cool 77°F',
        'Fan mode: Auto'
      ])
      expect(manager.wordsOf('A mode without points').slice(2)).to.deep.equal(['Heat & Cool', 'Fan mode: Auto'])
      expect(manager.wordsOf('Bare')).to.deep.equal(['Bare'])
      expect(manager.wordsOf('A mode of its own').slice(2)).to.deep.equal(['Dry', 'Fan mode: Turbo'])
      expect(manager.wordsOf('Outside of the limits').slice(2, 4)).to.deep.equal(['Heat 30°F', 'Cool 110°F'])
    })

    it('show the first of two presets with the same key', async () => {
      const { screen: manager } = await setupPresets({
        edit: having((presets) => [...presets, { ...presets[0], name: 'Twin' }])
      })
      expect(manager.presets).to.deep.equal(['Home', 'Away', 'Guest arrival', 'Airing'])
    })

    it('are replaced by an empty state without valid presets', async () => {
      const { screen: manager } = await setupPresets({ edit: having(() => [null, {}]) })
      await manager.waitForText('No climate presets yet')
      expect(manager.names('button')).to.deep.equal(['Create New'])
    })

    it('can be created although the host replaces the empty state', async () => {
      const { screen: manager, element } = await setupPresets({ edit: having(() => []) })
      element.innerHTML = '<p slot="empty">Ask us for presets.</p>'
      const button = await manager.find('button', 'Create New')
      expect(button.checkVisibility()).to.equal(true)
    })
  })

  it('switch to another thermostat when the device ID changes, even from an open form', async () => {
    const manager = await openForm((await setupPresets()).screen)
    manager.element.deviceId = 'device_lobby_thermostat'
    await until(() => manager.presets.includes('Opening hours'))
    expect(manager.title).to.equal('Climate Presets')
  })

  describe('Apply button', () => {
    it('keeps the focus when its preset becomes active, and is then no tab stop', async () => {
      const { screen: manager } = await setupPresets()
      const button = await manager.find('button', 'Apply Away')
      button.focus()
      button.click()
      await until(() => manager.focused === 'Applied Away')
      expect([button.tabIndex, button.ariaDisabled]).to.deep.equal([-1, 'true'])
      expect((await manager.find('button', 'Apply Home')).tabIndex).to.equal(0)
    })
  })

  describe('Deletion', () => {
    it('focuses the next preset with a button, else the previous one, else the title', async () => {
      const { screen: manager } = await setupPresets()
      await remove(manager, 'Guest arrival')
      expect(manager.focused).to.equal('Edit Airing')
      await remove(manager, 'Airing')
      expect(manager.presets).to.deep.equal(['Home', 'Away'])
      expect(manager.focused).to.equal('Climate Presets')

      const { screen: odd } = await setupPresets({ size: 90, deviceId: ODD })
      await remove(odd, 'A key with a space')
      expect(odd.focused).to.equal('Edit Outside of the limits')
    })
  })

  describe('Updates', () => {
    it('keep the focus on a preset, or move it to its neighbor', async () => {
      const { screen: manager, platform, advance } = await setupPresets({ now: '2026-03-01T12:34:56.789Z' })
      ;(await manager.find('button', 'Edit Airing')).focus()
      platform.edit = having((presets) => presets.filter(({ climate_preset_key: key }) => key !== 'home'))
      await advance(61_000)
      expect(manager.presets).to.deep.equal(['Away', 'Guest arrival', 'Airing'])
      expect(manager.focused).to.equal('Edit Airing')
      platform.edit = having((presets) => presets.slice(0, -1))
      await advance(61_000)
      expect(manager.presets).to.deep.equal(['Home', 'Away', 'Guest arrival'])
      expect(manager.focused).to.equal('Edit Guest arrival')
    })
  })

  it('allows creating and deleting a preset with the keyboard alone', async () => {
    const { screen: manager, platform } = await setupPresets({ showBack: true })
    await tabTo(manager, 'Create New')
    await sendKeys({ press: 'Enter' })
    await until(() => manager.focused === 'Create New Climate Preset')
    await tabTo(manager, 'Key')
    await sendKeys({ type: 'night' })
    await tabTo(manager, 'Display Name (Optional)')
    await sendKeys({ type: 'Night' })
    await tabTo(manager, /^Fan Mode|^Auto/)
    await sendKeys({ type: 'On' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ type: 'Heat' })
    await until(() => manager.sliders['Heat'])
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'ArrowDown' })
    await until(() => manager.sliders['Heat'] === '78°F')
    await tabTo(manager, 'Save')
    await sendKeys({ press: 'Enter' })
    await until(() => manager.focused === 'Edit Night')
    expect(manager.wordsOf('Night')).to.deep.equal(['Night', 'Heat 78°F', 'Fan mode: On'])
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Enter' })
    await until(() => manager.focused === 'Cancel')
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Enter' })
    await until(() => !manager.presets.includes('Night'))
    await until(() => manager.focused === 'Edit Guest arrival')
    await until(() => platform.requests(DELETE).length === 1)
    expect(manager.focused).to.equal('Edit Guest arrival')
  })
})
