import { expect } from 'chai'
import { localZone, zoneLabel } from '../../../src/core/values/time-zone.js'
import { useFakeClock } from '../../passing-time.js'
import { CREATE } from '../support/code-form.js'
import { type Screen, startPlatform, type TestPlatform, type, until } from '../support/stage.js'
import { chooseZone } from '../support/code-form.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'

const NAME = 'Name the new code'
const CODE = 'Enter the code (PIN)'

const times = (platform: TestPlatform, path: string): unknown[] =>
  platform.requests(path).map(({ starts_at, ends_at }) => [starts_at, ends_at])

/** Opens a form in which everything except the times is filled in. */
async function filledForm(platform: TestPlatform, deviceId = 'device_front_door'): Promise<Screen<HTMLElement>> {
  const { screen: form } = await setup('x-access-code-form', { platform, deviceId })
  form.enter(NAME, 'Guest')
  form.enter(CODE, '482913')
  form.check('Start/end times')
  await form.find('region', 'Timing')
  return form
}

describe('Access code times', () => {
  cleanUpAfterEach()

  describe('Start and end times', () => {
    const NOW = '2026-03-01T12:34:56.789Z'
    const advance = useFakeClock(Date.parse(NOW))

    it('keep their instants in another time zone and back in the local time zone', async () => {
      const platform = await startPlatform()
      const form = await filledForm(platform)
      const { Start, End } = form.values
      await chooseZone(form, 'kathmandu')
      expect([form.values.Start, form.values.End]).to.deep.equal(['2026-03-01T18:19', '2026-03-02T18:19'])
      await chooseZone(form, 'los angeles')
      expect([form.values.Start, form.values.End]).to.deep.equal(['2026-03-01T04:34', '2026-03-02T04:34'])
      await form.press('button', 'Time Zone (manual)')
      await form.waitForText('Use local time zone')
      form.check('Use local time zone')
      await form.waitForText('Time Zone (automatic)')
      await form.press('button', 'Back')
      await form.find('button', 'Time Zone (automatic)')
      expect([form.values.Start, form.values.End]).to.deep.equal([Start, End])
    })

    it('are sent in the chosen time zone, with a warning if daylight saving skips one', async () => {
      const platform = await startPlatform()
      const form = await filledForm(platform)
      await chooseZone(form, '+5:45')
      expect(form.text).to.contain('Times in Kathmandu (UTC')
      await chooseZone(form, 'los ang')
      form.enter('Start', '2026-03-08T01:59')
      form.enter('End', '2026-03-08T02:30')
      expect([form.warning('Start'), form.warning('End')]).to.deep.equal([
        undefined,
        'This time is skipped by daylight saving. Mar 8, 3:30 AM will be used.'
      ])
      await form.press('button', 'Save')
      await advance(0)
      expect(times(platform, CREATE)).to.deep.equal([['2026-03-08T09:59:00.000Z', '2026-03-08T10:30:00.000Z']])
    })

    it('are sent despite a warning that the end is in the past', async () => {
      const platform = await startPlatform()
      const form = await filledForm(platform)
      await chooseZone(form, 'berlin')
      form.enter('Start', '2026-03-01T10:00')
      form.enter('End', '2026-03-01T13:36')
      expect(form.warning('End')).to.equal(undefined)
      await advance(120_000)
      expect(form.warning('End')).to.equal('The end is in the past')
      await form.press('button', 'Save')
      await advance(0)
      expect(times(platform, CREATE)).to.deep.equal([['2026-03-01T09:00:00.000Z', '2026-03-01T12:36:00.000Z']])
      expect(form.error('End')).to.equal('Must be in the future')
    })
  })

  describe('Time zone', () => {
    const advance = useFakeClock(Date.parse('2026-07-01T12:00Z'))

    async function zonesOf(deviceId: string): Promise<Screen<HTMLElement>> {
      const form = await filledForm(await startPlatform(), deviceId)
      await form.press('button', /^Time Zone/)
      await advance(0)
      return form
    }
    async function openList(form: Screen<HTMLElement>): Promise<void> {
      form.check('Use local time zone')
      await advance(0)
    }
    const offsetsOf = (form: Screen<HTMLElement>): string[] =>
      [...form.root.querySelectorAll('[role=option] small')].map(({ textContent }) => textContent ?? '')

    it('is the local time zone by default', async () => {
      const form = await zonesOf('device_guest_house')
      expect(form.names('heading')).to.deep.equal(['Time Zone (automatic)'])
      expect(form.focused).to.equal('Time Zone (automatic)')
      expect(form.field('Use local time zone').checked).to.equal(true)
      expect(form.text).to.contain(zoneLabel(localZone()))
      expect(form.suggestions).to.deep.equal([])
    })

    it('lists the time zone of the device first, then the local one, then common ones', async () => {
      const form = await zonesOf('device_guest_house')
      await openList(form)
      expect(form.suggestions.slice(0, 2)).to.deep.equal(['Los Angeles', zoneLabel(localZone())])
      expect(form.suggestions.slice(2, 6)).to.include.members(['Honolulu', 'Denver', 'Chicago'])
      expect(offsetsOf(form).slice(0, 2)).to.deep.equal(['Time zone of the device', '5:00 AM · UTC\u22127'])
    })

    it('shows the offsets at the chosen start', async () => {
      const form = await filledForm(await startPlatform(), 'device_guest_house')
      form.enter('Start', '2026-12-01T10:00')
      await form.press('button', /^Time Zone/)
      await advance(0)
      await openList(form)
      expect(offsetsOf(form)[1]).to.contain(' · UTC\u22128')
    })

    it('is found by name or offset', async () => {
      const form = await zonesOf('device_front_door')
      await openList(form)
      const box = await until(() => form.root.querySelector<HTMLElement>('[role=combobox]'))
      const find = async (typed: string): Promise<string[]> => {
        type(box, typed)
        await advance(0)
        return form.suggestions
      }
      expect(await find('lord how')).to.deep.equal(['Lord Howe'])
      expect(await find('australia/lord')).to.deep.equal(['Lord Howe'])
      expect(await find('+5:45')).to.deep.equal(['Kathmandu'])
      expect(await find('-3:30')).to.deep.equal([])
      expect(await find('atlantis')).to.deep.equal([])
      expect(form.text).to.contain('No time zone matches')
    })

    it('becomes manual when unchecked and automatic when the local time zone is chosen', async () => {
      const form = await zonesOf('device_guest_house')
      await openList(form)
      expect(form.names('heading')).to.deep.equal(['Time Zone (manual)'])
      form.root.querySelectorAll<HTMLElement>('[role=option]')[1]?.click()
      await advance(0)
      expect(form.names('heading')).to.deep.equal(['Time Zone (automatic)'])
      expect(form.field('Use local time zone').checked).to.equal(true)
      expect(form.root.activeElement?.getAttribute('type')).to.equal('checkbox')
    })

    it('returns the focus to its button on Escape', async () => {
      const form = await zonesOf('device_guest_house')
      form.key('Escape')
      await advance(0)
      expect(form.focused).to.equal('Time Zone (automatic)')
      expect(form.names('heading')).to.deep.equal(['Add new access code'])
      expect(form.values[NAME]).to.equal('Guest')
      expect(form.dialog === null).to.equal(true)
    })
  })
})
