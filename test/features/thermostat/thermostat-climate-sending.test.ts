import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { cleanUpAfterEach } from '../support/setup.js'
import { recordEvents, settled, startPlatform, type } from '../support/stage.js'
import { setupStopped } from '../support/stopped-thermostat.js'
import { AT_FIRST, changesOf, HALLWAY, HEAT_COOL, heatCool, type ThermostatScreen } from '../support/thermostat.js'

/** Hides the page for a moment, as on a phone. */
function putAway(): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
  Reflect.deleteProperty(document, 'visibilityState')
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('Thermostat climate', () => {
  cleanUpAfterEach()

  describe('Unchanged climate', () => {
    const units = Array.from({ length: 21 }, (_, index) => `device_unit_00${31 + index}`)
    const PLACES = {
      'the rooms': ['hallway', 'bedroom', 'lobby', 'attic', 'studio'].map((room) => `device_${room}_thermostat`),
      'the units of the first floor': units.slice(0, 7),
      'the units of the second floor': units.slice(7, 14),
      'the units of the third floor': units.slice(14)
    }
    for (const [place, ids] of Object.entries(PLACES)) {
      it(`sends nothing for ${place}, regardless of time and unit`, async () => {
        const platform = await startPlatform({ size: 90 })
        const parent = document.createElement('div')
        // All elements must be visible, because hidden ones do not refetch.
        parent.style.zoom = '0.08'
        document.body.append(parent)
        const all: Awaited<ReturnType<typeof setupStopped>>[] = []
        for (const deviceId of ids) all.push(await setupStopped({ platform, deviceId, parent }))
        const screens = all.map(({ screen }) => screen)
        const advance = async (milliseconds: number) => all[0]?.advance(milliseconds)
        const controls = (): (string | undefined)[] => screens.map(({ control }) => control)
        await advance(5000)
        const previous = controls()
        for (const screen of screens) expect(screen.reading).not.to.have.length(0)
        await advance(31_000)
        await advance(31_000)
        for (const { element } of screens) element.temperatureUnit = 'celsius'
        await advance(5000)
        for (const { element } of screens) element.temperatureUnit = 'fahrenheit'
        await advance(5000)
        for (const device_id of ids) {
          const requests = platform.requests('/devices/get').filter((body) => body.device_id === device_id)
          expect(requests.length, device_id).to.be.greaterThan(2)
        }
        expect(controls()).to.deep.equal(previous)
        parent.remove()
        await advance(5000)
        expect(changesOf(platform)).to.deep.equal([])
        for (const { text } of screens) expect(text).not.to.match(/NaN|undefined|Infinity/)
      })
    }
  })

  describe('Debouncing for 2,000 ms', () => {
    it('sends the last slider value', async () => {
      const { platform, screen, advance } = await setupStopped()
      const events = recordEvents(screen, 'climate-change')
      screen.slide('Heat', 65)
      await advance(1900)
      screen.slide('Heat', 66)
      await advance(1999)
      expect(changesOf(platform)).to.deep.equal([])
      await advance(1)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
      expect(screen.announcements).to.contain('Saving…')
      expect(events).to.have.length(0)
      await advance(2500)
      expect(screen.announcements).to.contain('Saved')
      const [path, params] = heatCool(66, 76)
      expect(path).to.equal(HEAT_COOL)
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ ...params, hvac_mode_setting: 'heat_cool' }])
      await advance(3000)
      expect(screen.announcements).not.to.contain('Saved')
      expect(screen.control).to.equal('Heat & Cool 66°F 76°F')
      await advance(60_000)
      expect(changesOf(platform)).to.have.length(1)
    })

    it('shows its status at the set point that was moved, or at the mode', async () => {
      const { screen, advance } = await setupStopped()
      const statuses = () => [...screen.root.querySelectorAll('.save-status')].map(({ textContent }) => textContent)
      screen.slide('Cool', 78)
      await advance(2000)
      expect(statuses()).to.deep.equal(['', 'Saving…', ''])
      await advance(2500)
      expect(statuses()).to.deep.equal(['', 'Saved', ''])
      screen.choose('Mode', 'Heat')
      await advance(2000)
      expect(statuses()).to.deep.equal(['', 'Saving…'])
    })

    it('sends the values of step buttons, which move the other set point', async () => {
      const { platform, screen, advance } = await setupStopped()
      for (let presses = 0; presses < 3; presses += 1) {
        await screen.press('button', 'Heat: higher')
        await advance(500)
      }
      expect(screen.control).to.equal('Heat & Cool 73°F 78°F')
      await screen.press('button', 'Cool: lower')
      await advance(2000)
      expect(changesOf(platform)).to.deep.equal([heatCool(72, 77)])
    })

    it('sends the nearest allowed value of a typed number', async () => {
      const { platform, screen, advance } = await setupStopped()
      const field = screen.stepper('Cool')
      field.focus()
      type(field, '200')
      await advance(4000)
      expect(changesOf(platform)).to.deep.equal([])
      field.blur()
      await advance(2000)
      expect(changesOf(platform)).to.deep.equal([heatCool(70, 92)])
    })

    it('sends the value of a dragged thumb', async () => {
      const { platform, screen, advance } = await setupStopped()
      const thumbs = [...screen.root.querySelectorAll('.thumb')].map((thumb) => thumb.getBoundingClientRect())
      const [from] = thumbs
      if (!from) throw new Error('There is no thumb.')
      const y = Math.round(from.y + from.height / 2)
      await sendMouse({ type: 'move', position: [Math.round(from.x + from.width / 2), y] })
      await sendMouse({ type: 'down' })
      await sendMouse({ type: 'move', position: [Math.round(from.x - 40), y] })
      await settled()
      const dragged = screen.control
      expect(dragged).not.to.equal(AT_FIRST)
      await sendMouse({ type: 'up' })
      await advance(2000)
      const heat = Number(screen.slider('Heat')?.value)
      expect(changesOf(platform)).to.deep.equal([heatCool(heat, 76)])
      expect(screen.control).to.equal(dragged)
    })

    it('sends values set with the keyboard', async () => {
      const { platform, screen, advance } = await setupStopped()
      screen.slider('Heat')?.focus()
      await sendKeys({ press: 'ArrowUp' })
      await sendKeys({ press: 'PageDown' })
      await sendKeys({ press: 'Tab' })
      await sendKeys({ press: 'End' })
      await advance(2000)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 92)])
    })

    it('sends mode off and keeps the set points for the next mode', async () => {
      const { platform, screen, advance } = await setupStopped()
      screen.choose('Mode', 'Off')
      await advance(2000)
      await advance(3000)
      expect(changesOf(platform)).to.deep.equal([['/thermostats/off', { device_id: HALLWAY }]])
      expect(screen.reading).to.include('Off')
      screen.choose('Mode', 'Heat & Cool')
      expect(screen.control).to.equal(AT_FIRST)
      await advance(2000)
      expect(changesOf(platform)).to.have.length(2)
      expect(changesOf(platform)).to.deep.include(heatCool(70, 76))
    })

    it('sends values in °F that were set in °C', async () => {
      const { platform, screen, advance } = await setupStopped()
      screen.element.temperatureUnit = 'celsius'
      await settled()
      screen.slide('Heat', 20)
      await advance(2000)
      expect(changesOf(platform)).to.deep.equal([heatCool(68, 76)])
    })
  })

  describe('Request that outlives the page', () => {
    const leaves: Readonly<Record<string, (screen: ThermostatScreen) => unknown>> = {
      'the user leaves the page': () => window.dispatchEvent(new PageTransitionEvent('pagehide')),
      'the page is hidden': putAway,
      'the element is removed': ({ element }) => element.remove()
    }
    for (const [leave, go] of Object.entries(leaves)) {
      it(`is used when ${leave}`, async () => {
        const { platform, screen } = await setupStopped()
        screen.slide('Heat', 66)
        await settled()
        go(screen)
        await settled()
        expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
        expect(platform.outlivePage(HEAT_COOL)).to.deep.equal([true])
      })
    }

    it('is used next to the request in flight', async () => {
      const { platform, screen, advance } = await setupStopped()
      const release = platform.hold(HEAT_COOL)
      screen.slide('Heat', 66)
      await advance(2000)
      screen.slide('Heat', 64)
      await settled()
      window.dispatchEvent(new PageTransitionEvent('pagehide'))
      await settled()
      expect(platform.outlivePage(HEAT_COOL)).to.deep.equal([true, true])
      release()
    })
  })
})
