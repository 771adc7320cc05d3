import { editForm, having, put, save } from '../support/preset-form.js'
import { MODE, NAME, openForm, setupPresets, UPDATE } from '../support/preset-manager.js'
import { cleanUpAfterEach, type Given, until } from '../support/setup.js'

const ODD = 'device_unit_0049'

describe('Climate preset form', () => {
  cleanUpAfterEach()

  describe('Existing preset', () => {
    it('has its name as the title and no key field', async () => {
      const { screen: manager } = await editForm('Guest arrival')
      expect(manager.title).to.equal('Guest arrival')
      expect(manager.storedPresets).to.deep.equal([undefined, 'Guest arrival', 'On', 'Heat', { Heat: '72°F' }])
    })

    it('shows unknown modes but does not send them', async () => {
      const { screen: manager, requests } = await editForm('A mode of its own', { size: 90, deviceId: ODD })
      expect(manager.storedPresets).to.deep.equal([undefined, 'A mode of its own', 'Turbo', 'Dry', {}])
      manager.enter(NAME, 'Dry')
      await save(manager)
      expect(requests(UPDATE)).to.deep.equal([
        { device_id: ODD, climate_preset_key: 'dry', name: 'Dry', manual_override_allowed: false }
      ])
    })

    it('replaces missing and out-of-range set points with valid ones', async () => {
      for (const [name, heat, cool] of [
        ['A mode without points', 74, 79],
        ['Outside of the limits', 45, 92],
        ['Bare', undefined, undefined]
      ] as const) {
        const { screen: manager, requests } = await editForm(name, { size: 90, deviceId: ODD })
        manager.enter(NAME, `${name}!`)
        await save(manager)
        expect(manager.presets[0]).to.equal(`${name}!`)
        const [sent] = requests(UPDATE)
        expect([sent?.heating_set_point_fahrenheit, sent?.cooling_set_point_fahrenheit]).to.deep.equal([heat, cool])
        manager.element.remove()
      }
    })

    it('scrolls to the preset after saving', async () => {
      const { screen: manager } = await setupPresets({ size: 90, deviceId: 'device_unit_0048', width: 320 })
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
      const { screen: manager } = await editForm('Guest arrival')
      manager.choose(MODE, 'Heat & Cool')
      await until(() => manager.sliders['Cool'])
      expect(manager.sliders).to.deep.equal({ Heat: '72°F', Cool: '77°F' })
    })
  })

  describe('Unsaved values', () => {
    async function typing(given: Given<'x-preset-manager'> = {}) {
      const t = await setupPresets({ now: '2026-03-01T12:34:56.789Z', ...given })
      await t.user.click('Edit Guest arrival')
      await t.advance(1000)
      await t.user.fill(NAME, 'Mine')
      put(t.screen, 'Heat', '65')
      await t.advance(0)
      return t
    }

    it('conflict with a set point changed elsewhere, in the unit of the user', async () => {
      const t = await typing()
      t.platform.edit = having((presets) => presets.map((preset) => ({ ...preset, heating_set_point_fahrenheit: 50 })))
      await t.advance(61_000)
      expect(t.screen.conflict('Heat')).to.equal('Someone else changed this too. Yours 65°F Theirs 50°F')
      await t.user.click('Use theirs')
      expect(t.screen.sliders).to.deep.equal({ Heat: '50°F' })
    })

    it('are shown with a conflict if someone else changes the same field before the update is sent', async () => {
      const t = await typing({ faults: { [UPDATE]: { status: 429, retryAfter: 5, times: 1 } } })
      await t.user.click('Save')
      await t.advance(1000)
      t.platform.edit = having((presets) =>
        presets.map((preset) => ({ ...preset, name: 'Theirs', fan_mode_setting: 'auto' }))
      )
      void t.element.refresh()
      await t.advance(9000)
      expect(t.requests(UPDATE)).to.have.length(1)
      expect(t.screen.conflict(NAME)).to.equal('Someone else changed this too. Yours Mine Theirs Theirs')
      expect(t.screen.all('button', 'Try again')).to.have.length(0)
      await t.user.click('Keep mine')
      await t.user.click('Save')
      await t.advance(1000)
      expect(t.requests(UPDATE)[1]).to.include({ name: 'Mine', fan_mode_setting: 'auto' })
    })
  })
})
