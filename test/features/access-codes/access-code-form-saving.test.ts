import { expect } from 'chai'
import type { AccessCodeFormElement } from '../../../elements/access-code-form.js'
import { useFakeClock } from '../../passing-time.js'
import { CREATE, GENERATE, openForm, UPDATE } from '../support/code-form.js'
import { refusal } from '../support/refusal.js'
import { type Screen, recordEvents, startPlatform, type TestPlatform, useCleanPage } from '../support/stage.js'

const NAME = 'Name the new code'
const CODE = 'Enter the code (PIN)'
const NEW_CODE = { deviceId: 'device_front_door' }
const EDITED = { accessCodeId: 'access_code_garage_1' }

describe('Access code form', () => {
  useCleanPage()
  const advance = useFakeClock(Date.parse('2026-03-01T12:34:56.789Z'))

  async function open(
    platform: TestPlatform,
    properties: Partial<AccessCodeFormElement> = NEW_CODE
  ): Promise<Screen<AccessCodeFormElement>> {
    const form = await openForm(platform, properties)
    await advance(2000)
    return form
  }

  async function filled(platform: TestPlatform): Promise<Screen<AccessCodeFormElement>> {
    const form = await open(platform)
    form.enter(NAME, 'Guest')
    form.enter(CODE, '482913')
    return form
  }

  async function save(form: Screen<HTMLElement>): Promise<void> {
    await form.press('button', 'Save')
    await advance(0)
  }

  describe('Creating', () => {
    it('sends the times of a time-bound code', async () => {
      const platform = await startPlatform()
      const form = await filled(platform)
      const events = recordEvents(form, 'access-code-created')
      form.check('Start/end times')
      await save(form)
      const sent = {
        name: 'Guest',
        code: '482913',
        device_id: 'device_front_door',
        starts_at: '2026-03-01T12:34:00.000Z',
        ends_at: '2026-03-02T12:34:00.000Z'
      }
      expect(platform.requests(CREATE)).to.deep.equal([sent])
      expect(events.map(({ detail }) => detail)).to.deep.equal([
        { ...sent, access_code_id: 'access_code_front_door_1001', type: 'time_bound' }
      ])
    })

    it('sends no code if the device chooses it', async () => {
      const platform = await startPlatform()
      const form = await open(platform, { deviceId: 'device_storage_room' })
      form.enter(NAME, 'Guest')
      await save(form)
      expect(platform.requests(CREATE)).to.deep.equal([{ name: 'Guest', device_id: 'device_storage_room' }])
      expect(form.announcements).to.contain('Access code created')
    })

    it('sends a generated code', async () => {
      const platform = await startPlatform()
      const form = await open(platform)
      form.enter(NAME, 'Guest')
      await form.press('button', 'Generate code')
      await advance(0)
      const { [CODE]: code } = form.values
      await save(form)
      expect(platform.requests(GENERATE)).to.deep.equal([{ device_id: 'device_front_door' }])
      expect(platform.requests(CREATE)).to.deep.equal([{ name: 'Guest', code, device_id: 'device_front_door' }])
    })

    it('empties the form and focuses its first field', async () => {
      const form = await filled(await startPlatform())
      form.check('Start/end times')
      const button = await form.find('button', 'Save')
      button.focus()
      button.click()
      await advance(0)
      expect(form.values).to.deep.equal({ [NAME]: '', [CODE]: '', type: 'Ongoing' })
      expect(form.focused).to.equal(NAME)
      expect(form.error(NAME)).to.equal(undefined)
      const events = recordEvents(form, 'back')
      await form.press('button', 'Cancel')
      expect(events).to.have.length(1)
    })

    it('keeps a name typed while the request is pending', async () => {
      const platform = await startPlatform()
      const form = await filled(platform)
      platform.update({ latency: 500 })
      await form.press('button', 'Save')
      form.enter(NAME, 'The next guest')
      await advance(1000)
      expect(form.announcements).to.contain('Access code created')
      expect(form.values[NAME]).to.equal('The next guest')
    })

    it('closes the discard question once the code is saved', async () => {
      const platform = await startPlatform()
      const form = await filled(platform)
      platform.update({ latency: 500 })
      await form.press('button', 'Save')
      await form.press('button', 'Cancel')
      expect(form.dialog?.open).to.equal(true)
      await advance(1000)
      expect(form.dialog === null).to.equal(true)
      form.enter(NAME, 'The next guest')
      expect(form.dialog === null).to.equal(true)
    })

    it('empties the form even if the time zone screen was open meanwhile', async () => {
      const platform = await startPlatform()
      const form = await filled(platform)
      form.check('Start/end times')
      platform.update({ latency: 500 })
      await form.press('button', 'Save')
      await form.press('button', /^Time Zone/)
      await advance(1000)
      await form.press('button', 'Back')
      await advance(0)
      expect(form.values).to.deep.equal({ [NAME]: '', [CODE]: '', type: 'Ongoing' })
    })
  })

  describe('Updating', () => {
    it('adds times to an ongoing code', async () => {
      const platform = await startPlatform()
      const form = await open(platform, EDITED)
      form.check('Start/end times')
      await save(form)
      expect(platform.requests(UPDATE)[0]).to.include({
        type: 'time_bound',
        starts_at: '2026-03-01T12:34:00.000Z',
        ends_at: '2026-03-02T12:34:00.000Z'
      })
    })

    it('removes the times of a time-bound code', async () => {
      const platform = await startPlatform()
      const form = await open(platform, { accessCodeId: 'access_code_garage_2' })
      form.check('Ongoing')
      await save(form)
      expect(platform.requests(UPDATE)[0])
        .to.include({ type: 'ongoing' })
        .and.not.to.have.any.keys('starts_at', 'ends_at')
    })

    it('sends the digits of an offline code, although they have no field', async () => {
      const platform = await startPlatform()
      const access_code_id = 'access_code_lake_cabin_4'
      const { code, name } = await platform.client.accessCodes.get({ access_code_id })
      const form = await open(platform, { accessCodeId: access_code_id })
      await save(form)
      expect(platform.requests(UPDATE)[0]).to.include({ name, code, type: 'time_bound' })
    })

    it('uses the device of the code instead of the deviceId property', async () => {
      const platform = await startPlatform()
      const form = await open(platform, { ...EDITED, deviceId: 'device_front_door' })
      expect(form.text).to.contain('Garage').and.not.to.contain('Front Door')
    })
  })

  describe('Rejection', () => {
    it('shows the errors of several parameters at their fields, and focuses the first', async () => {
      const fields = { code: 'Used', ends_at: 'Too late', name: 'Odd', starts_at: 'Too early' }
      const form = await filled(await startPlatform({ faults: { [CREATE]: refusal(fields) } }))
      form.check('Start/end times')
      await save(form)
      const errors = [NAME, CODE, 'Start', 'End'].map((label) => form.error(label))
      expect(errors).to.deep.equal(['Odd', 'Used', 'Too early', 'Too late'])
      expect([form.focused, form.alertText]).to.deep.equal([NAME, ''])
    })

    it('shows under the code field that the device already uses the code', async () => {
      const platform = await startPlatform()
      const [taken] = await platform.client.accessCodes.list({ device_id: 'device_front_door' })
      const form = await filled(platform)
      form.enter(CODE, String(taken?.code))
      await save(form)
      expect(form.error(CODE)).to.equal('Already used by another access code on this device')
      expect(form.error(CODE)).not.to.contain(String(taken?.code))
    })
  })
})
