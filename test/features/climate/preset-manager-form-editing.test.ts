import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useFakeClock } from '../../passing-time.js'
import { editForm, having, put, save } from '../support/preset-form.js'
import {
  addManager,
  HALLWAY,
  type Manager,
  MODE,
  NAME,
  openForm,
  openManager,
  UPDATE
} from '../support/preset-manager.js'
import { startPlatform, type TestPlatform, until, useCleanPage } from '../support/stage.js'

const ODD = 'device_unit_0049'

describe('Climate preset form', () => {
  useCleanPage()
  beforeEach(() => localStorage.clear())

  describe('Existing preset', () => {
    it('has its name as the title and no key field', async () => {
      const manager = await editForm(await startPlatform(), 'Guest arrival')
      expect(manager.title).to.equal('Guest arrival')
      expect(manager.storedPresets).to.deep.equal([undefined, 'Guest arrival', 'On', 'Heat', { Heat: '72°F' }])
    })

    it('sends no set points in mode off and no empty name', async () => {
      const platform = await startPlatform()
      const manager = await editForm(platform, 'Guest arrival')
      manager.enter(NAME, '  ')
      manager.choose(MODE, 'Off')
      await save(manager)
      expect(platform.requests(UPDATE)).to.deep.equal([
        {
          device_id: HALLWAY,
          climate_preset_key: 'guest_arrival',
          hvac_mode_setting: 'off',
          fan_mode_setting: 'on',
          manual_override_allowed: false
        }
      ])
    })

    it('shows unknown modes but does not send them', async () => {
      const platform = await startPlatform({ size: 90 })
      const manager = await editForm(platform, 'A mode of its own', ODD)
      expect(manager.storedPresets).to.deep.equal([undefined, 'A mode of its own', 'turbo', 'dry', {}])
      manager.enter(NAME, 'Dry')
      await save(manager)
      expect(platform.requests(UPDATE)).to.deep.equal([
        { device_id: ODD, climate_preset_key: 'dry', name: 'Dry', manual_override_allowed: false }
      ])
    })

    it('replaces missing and out-of-range set points with valid ones', async () => {
      const platform = await startPlatform({ size: 90 })
      for (const name of ['A mode without points', 'Outside of the limits', 'Bare']) {
        const manager = await editForm(platform, name, ODD)
        manager.enter(NAME, `${name}!`)
        await save(manager)
        expect(manager.presets[0]).to.equal(`${name}!`)
        manager.element.remove()
      }
      const points = platform
        .requests(UPDATE)
        .map((sent) => [sent.heating_set_point_fahrenheit, sent.cooling_set_point_fahrenheit])
      expect(points).to.deep.equal([
        [74, 79],
        [45, 92],
        [undefined, undefined]
      ])
    })

    it('scrolls to the preset after saving', async () => {
      const manager = await openManager(await startPlatform({ size: 90 }), { deviceId: 'device_unit_0048' }, 320)
      manager.card('🌙 Nacht 37').scrollIntoView()
      await openForm(manager, '🌙 Nacht 37')
      manager.enter(NAME, 'Nacht')
      await save(manager)
      await until(() => manager.focused === 'Edit Nacht')
      const { top, bottom } = (await manager.find('button', 'Edit Nacht')).getBoundingClientRect()
      // Pages scroll by whole pixels.
      expect(top).to.be.above(-1)
      expect(bottom).to.be.below(innerHeight + 1)
    })

    it('uses the defaults for a set point that the previous mode did not have', async () => {
      const manager = await editForm(await startPlatform(), 'Guest arrival')
      manager.choose(MODE, 'Heat & Cool')
      await until(() => manager.sliders['Cool'])
      expect(manager.sliders).to.deep.equal({ Heat: '72°F', Cool: '77°F' })
    })
  })

  describe('Leaving', () => {
    it('is possible with Escape, without closing a surrounding dialog of the host', async () => {
      const dialog = document.createElement('dialog')
      document.body.append(dialog)
      const manager = await editForm(await startPlatform(), 'Airing')
      dialog.append(manager.element)
      dialog.showModal()
      await manager.find('button', 'Save')
      manager.field(NAME).focus()
      await sendKeys({ press: 'Escape' })
      await until(() => manager.focused === 'Edit Airing')
      expect(dialog.open).to.equal(true)
    })
  })

  describe('Unsaved values', () => {
    const advance = useFakeClock(Date.parse('2026-03-01T12:34:56.789Z'))

    async function typing(platform: TestPlatform): Promise<Manager> {
      const manager = addManager(platform)
      await advance(0)
      await manager.press('button', 'Edit Guest arrival')
      await advance(1000)
      manager.enter(NAME, 'Mine')
      put(manager, 'Heat', '65')
      await advance(0)
      return manager
    }
    const mine = [undefined, 'Mine', 'On', 'Heat', { Heat: '65°F' }]

    it('conflict with changes made elsewhere: the user chooses which value to keep', async () => {
      const platform = await startPlatform()
      const manager = await typing(platform)
      platform.edit = having((presets) =>
        presets.map((preset) => ({ ...preset, name: 'Theirs', heating_set_point_fahrenheit: 50 }))
      )
      await advance(61_000)
      expect(manager.title).to.equal('Theirs')
      expect(manager.storedPresets).to.deep.equal(mine)
      expect(manager.conflict(NAME)).to.equal('Someone else changed this too. Yours Mine Theirs Theirs')
      expect(manager.conflict('Heat')).to.equal('Someone else changed this too. Yours 65°F Theirs 50°F')
      await manager.press('button', 'Save')
      await advance(0)
      expect([platform.requests(UPDATE).length, manager.focused]).to.deep.equal([0, 'Keep mine'])
      manager.all('button', 'Keep mine')[0]?.click()
      await advance(0)
      await manager.press('button', 'Use theirs')
      await advance(0)
      expect(manager.sliders).to.deep.equal({ Heat: '50°F' })
      await manager.press('button', 'Save')
      await advance(1000)
      expect(platform.requests(UPDATE)[0]).to.include({ name: 'Mine', heating_set_point_fahrenheit: 50 })
    })

    it('are shown with a conflict if someone else changes the same field before the update is sent', async () => {
      const platform = await startPlatform({ faults: { [UPDATE]: { status: 429, retryAfter: 5, times: 1 } } })
      const manager = await typing(platform)
      await manager.press('button', 'Save')
      await advance(1000)
      platform.edit = having((presets) =>
        presets.map((preset) => ({ ...preset, name: 'Theirs', fan_mode_setting: 'auto' }))
      )
      void manager.element.refresh()
      await advance(9000)
      expect(platform.requests(UPDATE)).to.have.length(1)
      expect(manager.conflict(NAME)).to.equal('Someone else changed this too. Yours Mine Theirs Theirs')
      expect(manager.all('button', 'Try again')).to.have.length(0)
      await manager.press('button', 'Keep mine')
      await manager.press('button', 'Save')
      await advance(1000)
      expect(platform.requests(UPDATE)[1]).to.include({ name: 'Mine', fan_mode_setting: 'auto' })
    })

    it('are sent with the newest values of fields that someone else changes before the update is sent', async () => {
      const platform = await startPlatform({ faults: { [UPDATE]: { status: 429, retryAfter: 5, times: 1 } } })
      const manager = await typing(platform)
      await manager.press('button', 'Save')
      await advance(1000)
      platform.edit = having((presets) => presets.map((preset) => ({ ...preset, fan_mode_setting: 'auto' })))
      void manager.element.refresh()
      await advance(9000)
      expect(platform.requests(UPDATE).map(({ fan_mode_setting: mode }) => mode)).to.deep.equal(['on', 'auto'])
    })

    it('are kept when the thermostat is deleted, which is reported', async () => {
      const platform = await startPlatform()
      const manager = await typing(platform)
      platform.update({ faults: { '/devices/get': { status: 404 } } })
      await advance(61_000)
      expect(manager.alertText).to.equal('This device could not be found.')
      expect(manager.storedPresets).to.deep.equal(mine)
    })
  })
})
