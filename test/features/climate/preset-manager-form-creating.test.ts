import type { SandboxFault } from '../../../src/sandbox/index.js'
import { newForm, put, save, slide } from '../support/preset-form.js'
import { CREATE, FAN, HALLWAY, KEY, type Manager, MODE, NAME, openForm } from '../support/preset-manager.js'
import { rejection } from '../support/rejection.js'
import { cleanUpAfterEach, settled, until } from '../support/setup.js'

describe('Climate preset form', () => {
  cleanUpAfterEach()

  describe('New preset', () => {
    it('starts empty, off, and without sliders, asks for the name first and explains the key', async () => {
      const { screen: manager } = await newForm()
      expect(manager.title).to.equal('Create New Climate Preset')
      expect(manager.focused).to.equal('Create New Climate Preset')
      expect(manager.storedPresets).to.deep.equal(['', '', 'Auto', 'Off', {}])
      expect(manager.error(KEY)).to.equal(undefined)
      const labels = [...manager.root.querySelectorAll('label')].map(({ textContent }) => textContent)
      expect(labels.slice(0, 2)).to.deep.equal([NAME, KEY])
      expect(manager.description(KEY)).to.equal('For example, guest_arrival. Can’t be changed later.')
    })

    it('offers the modes of the device and starts with one of them', async () => {
      const all = ['Heat', 'Cool', 'Heat & Cool', 'Off']
      const { screen: manager, platform } = await newForm({ size: 90 })
      expect([manager.offered(MODE), manager.offered(FAN)]).to.deep.equal([all, ['Auto', 'On']])
      const { screen: bedroom } = await newForm({ platform, deviceId: 'device_bedroom_thermostat' })
      expect([bedroom.offered(MODE), bedroom.chosen(MODE)]).to.deep.equal([['Heat', 'Off'], 'Off'])
      const { screen: alwaysHeats } = await newForm({ platform, deviceId: 'device_unit_0031' })
      expect([alwaysHeats.offered(MODE), alwaysHeats.chosen(MODE)]).to.deep.equal([['Heat'], 'Heat'])
      const { screen: silent } = await newForm({ platform, deviceId: 'device_unit_0036' })
      expect(silent.offered(MODE)).to.deep.equal(['Off'])
    })

    it('offers only known fan modes of the device', async () => {
      const { screen } = await newForm({
        edit: (device) =>
          Object.assign(device.properties ?? {}, { available_fan_mode_settings: ['auto', 'on', 'turbo'] })
      })
      expect(screen.offered(FAN)).to.deep.equal(['Auto', 'On'])
    })

    it('shows the sliders of the mode, with defaults within the limits', async () => {
      const { screen: manager } = await newForm()
      manager.choose(MODE, 'Heat')
      await until(() => manager.sliders['Heat'])
      expect(manager.sliders).to.deep.equal({ Heat: '79°F' })
      manager.choose(MODE, 'Cool')
      await until(() => manager.sliders['Cool'])
      expect(manager.sliders).to.have.all.keys('Cool')
      manager.choose(MODE, 'Heat & Cool')
      await until(() => manager.sliders['Heat'])
      expect(manager.sliders).to.deep.equal({ Heat: '74°F', Cool: '79°F' })
      manager.choose(MODE, 'Off')
      await until(() => !manager.sliders['Heat'])
      expect(manager.sliders).to.deep.equal({})
    })
  })

  describe('Creating', () => {
    it('sends name, fan mode and both set points in both units', async () => {
      const { screen: manager, platform } = await newForm()
      manager.enter(KEY, 'night')
      manager.enter(NAME, '  Nacht 🌙 ')
      manager.choose(FAN, 'On')
      manager.choose(MODE, 'Heat & Cool')
      await until(() => manager.sliders['Heat'])
      slide(manager, 'Heat', 68)
      await until(() => manager.sliders['Heat'] === '68°F')
      put(manager, 'Cool', '77')
      await save(manager)
      expect(platform.requests(CREATE)).to.deep.equal([
        {
          device_id: HALLWAY,
          climate_preset_key: 'night',
          name: 'Nacht 🌙',
          hvac_mode_setting: 'heat_cool',
          heating_set_point_fahrenheit: 68,
          heating_set_point_celsius: 20,
          cooling_set_point_fahrenheit: 77,
          cooling_set_point_celsius: 25,
          fan_mode_setting: 'on'
        }
      ])
      expect(manager.wordsOf('Nacht 🌙')).to.deep.equal(['Nacht 🌙', 'night', 'Heat 68°F', 'Cool 77°F', 'Fan mode: On'])
    })

    it('converts temperatures typed in °C', async () => {
      const { screen: manager, platform } = await newForm()
      manager.element.temperatureUnit = 'celsius'
      manager.enter(KEY, 'night')
      manager.choose(MODE, 'Heat')
      await until(() => manager.sliders['Heat'] === '26°C')
      put(manager, 'Heat', '18')
      await save(manager)
      const [sent] = platform.requests(CREATE)
      expect([sent?.heating_set_point_fahrenheit, sent?.heating_set_point_celsius]).to.deep.equal([64.4, 18])
    })

    it('creates the first preset of a thermostat', async () => {
      const { screen: manager } = await newForm({ deviceId: 'device_attic_thermostat' })
      manager.enter(KEY, 'first')
      await save(manager)
      expect(manager.presets).to.deep.equal(['First'])
      expect(manager.focused).to.equal('Edit First')
    })

    it('never reports the key of the preset itself as taken', async () => {
      const { screen: manager } = await newForm()
      await save(manager)
      const said: string[] = []
      const watch = new MutationObserver(() => said.push(manager.text))
      watch.observe(manager.root, { childList: true, subtree: true, characterData: true })
      manager.enter(KEY, 'night')
      await save(manager)
      watch.disconnect()
      expect(manager.presets).to.include('Night')
      expect(said.filter((text) => text.includes('already exists'))).to.deep.equal([])
    })

    it('completes after the form was left, without returning to that form', async () => {
      const t = await newForm({ holds: [CREATE] })
      const { screen: manager } = t
      const events = t.events('preset-created')
      manager.enter(KEY, 'night')
      await save(manager)
      await manager.press('button', 'Back')
      await manager.press('button', 'Leave')
      await openForm(manager)
      manager.enter(KEY, 'day')
      expect(events).to.deep.equal([])
      t.release(CREATE)
      await until(() => events.length > 0)
      await settled()
      expect(manager.field(KEY).value).to.equal('day')
    })
  })

  describe('Rejected preset', () => {
    async function rejected(fault: SandboxFault, mode = 'Heat'): Promise<Manager> {
      const { screen: manager } = await newForm({ faults: { [CREATE]: fault } })
      manager.enter(KEY, 'night')
      manager.enter(NAME, 'Night')
      manager.choose(MODE, mode)
      await save(manager)
      return manager
    }

    it('shows server errors next to the name and the set points', async () => {
      const manager = await rejected(
        rejection({ name: 'Too long', heating_set_point_fahrenheit: 'Too warm', heating_set_point_celsius: 'Too warm' })
      )
      expect(manager.error(NAME)).to.equal('Too long')
      expect(manager.names('alert', 'Too warm')).to.have.length(1)
      expect(manager.alertText).to.equal('')
      slide(manager, 'Heat', 60)
      await until(() => !manager.text.includes('Too warm'))
      expect(manager.error(NAME)).to.equal('Too long')
    })

    it('shows server errors of missing fields as a form error', async () => {
      const manager = await rejected(
        rejection({ hvac_mode_setting: 'Not now', cooling_set_point_fahrenheit: 'Too cold' }),
        'Off'
      )
      expect(manager.alertText).to.equal('Not now Too cold')
    })
  })
})
