import { expect } from 'chai'
import type { AccessCodeFormElement } from '../../../elements/access-code-form.js'
import type { SandboxFault } from '../../../src/sandbox/index.js'
import { useFakeClock } from '../../passing-time.js'
import { CREATE, GENERATE, openForm, UPDATE } from '../support/code-form.js'
import { type Screen, recordEvents, startPlatform, type TestPlatform, useCleanPage } from '../support/stage.js'

const NAME = 'Name the new code'
const CODE = 'Enter the code (PIN)'
const NEW_CODE = { deviceId: 'device_front_door' }
const EDITED = { accessCodeId: 'access_code_garage_1' }
const FAILED = 'The code could not be saved. Please try again.'

const refusal = (fields: Readonly<Record<string, string>>): SandboxFault => ({
  status: 400,
  error: {
    type: 'invalid_input',
    message: 'Invalid input',
    validation_errors: Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, { _errors: [text] }]))
  }
})

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
    it('sends only name, code and device of an ongoing code', async () => {
      const platform = await startPlatform()
      const form = await open(platform)
      const events = recordEvents(form, 'access-code-created')
      const changes = recordEvents(form, 'before-change')
      form.enter(NAME, '  Guest  ')
      form.enter(CODE, ' 482913 ')
      await save(form)
      const sent = { name: 'Guest', code: '482913', device_id: 'device_front_door' }
      expect(platform.requests(CREATE)).to.deep.equal([sent])
      expect(changes.map(({ detail }) => detail)).to.deep.equal([{ operation: 'accessCodes.create', params: sent }])
      expect(events.map(({ detail }) => detail)).to.deep.equal([
        { ...sent, access_code_id: 'access_code_front_door_1001', type: 'ongoing' }
      ])
      expect(form.announcements).to.contain('Access code created')
    })

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

    it('sends one request for several presses in several elements', async () => {
      const platform = await startPlatform()
      const form = await filled(platform)
      const other = await filled(platform)
      platform.update({ latency: 500 })
      const button = await form.find('button', 'Save')
      const second = await other.find('button', 'Save')
      button.click()
      button.click()
      form.root.querySelector('form')?.requestSubmit()
      second.click()
      await advance(100)
      expect([button.ariaBusy, second.ariaBusy]).to.deep.equal(['true', 'true'])
      button.click()
      form.root.querySelector('form')?.requestSubmit()
      second.click()
      await advance(1000)
      expect(platform.requests(CREATE)).to.have.length(1)
      expect([button.ariaBusy, second.ariaBusy]).to.deep.equal([null, null])
      expect(form.values[NAME]).to.equal('')
      expect(other.values[NAME]).to.equal('Guest')
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

    it('completes after the element was removed', async () => {
      const platform = await startPlatform()
      const form = await filled(platform)
      platform.update({ latency: 500 })
      await form.press('button', 'Save')
      form.element.remove()
      await advance(1000)
      expect(platform.requests(CREATE)).to.have.length(1)
    })
  })

  describe('Updating', () => {
    it('sends the ID, name, code, device and type', async () => {
      const platform = await startPlatform()
      const form = await open(platform, EDITED)
      const events = recordEvents(form, 'access-code-updated')
      const { [CODE]: code } = form.values
      form.enter('Name the code', ' Household ')
      await save(form)
      const sent = {
        access_code_id: EDITED.accessCodeId,
        name: 'Household',
        code,
        device_id: 'device_garage',
        type: 'ongoing'
      }
      expect(platform.requests(UPDATE)).to.deep.equal([sent])
      expect(events.map(({ detail }) => detail)).to.deep.equal([sent])
      expect(form.announcements).to.contain('Access code updated')
      expect(form.values['Name the code']).to.equal('Household')
      const left = recordEvents(form, 'back')
      await form.press('button', 'Cancel')
      expect(left).to.have.length(1)
    })

    it('completes after the user leaves, and keeps the values in a form that stays on the page', async () => {
      const platform = await startPlatform()
      const form = await open(platform, EDITED)
      const left = recordEvents(form, 'back')
      form.enter('Name the code', 'Household')
      const release = platform.hold(UPDATE)
      await save(form)
      await form.press('button', 'Cancel')
      await advance(0)
      expect(form.text).to.contain('Your changes are being saved').and.not.to.contain('Discard changes?')
      await form.press('button', 'Leave')
      await advance(0)
      release()
      await advance(1000)
      expect(left).to.have.length(1)
      expect(form.announcements).to.contain('Access code updated')
      expect(form.values['Name the code']).to.equal('Household')
    })

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

    it('sends nothing if the host cancels before-change', async () => {
      const platform = await startPlatform()
      const form = await open(platform, EDITED)
      form.element.addEventListener('before-change', (event) => event.preventDefault())
      form.enter('Name the code', 'Household')
      await save(form)
      expect(platform.requests(UPDATE)).to.deep.equal([])
      expect(form.values['Name the code']).to.equal('Household')
      expect(form.alertText).to.equal('')
      expect(form.announcements).not.to.contain('updated')
      expect(form.all('button', 'Save')[0]?.ariaBusy).to.equal(null)
    })
  })

  describe('Rejection', () => {
    for (const [what, fields, label, text] of [
      ['the name', { name: 'No such names here' }, NAME, 'No such names here'],
      ['the code', { code: 'Already used' }, CODE, 'Already used'],
      ['the start', { starts_at: 'Too early' }, 'Start', 'Too early'],
      ['the end', { ends_at: 'Too late' }, 'End', 'Too late']
    ] as const) {
      it(`shows a server error about ${what} under its field until the field changes`, async () => {
        const platform = await startPlatform({ faults: { [CREATE]: refusal(fields) } })
        const form = await filled(platform)
        form.check('Start/end times')
        const { values } = form
        await save(form)
        expect(form.error(label)).to.equal(text)
        expect(form.focused).to.equal(label)
        expect(form.alertText).to.equal('')
        expect(form.values).to.deep.equal(values)
        form.enter(label, label === NAME ? 'Other' : label === CODE ? '123456' : '2026-03-01T23:00')
        expect(form.error(label)).to.equal(undefined)

        platform.update({ faults: {} })
        await save(form)
        expect(form.announcements).to.contain('Access code created')
        expect(platform.requests(CREATE)).to.have.length(2)
      })
    }

    it('focuses the first of two rejected fields', async () => {
      const form = await filled(await startPlatform({ faults: { [CREATE]: refusal({ code: 'Used', name: 'Odd' }) } }))
      await save(form)
      expect([form.error(NAME), form.error(CODE), form.focused]).to.deep.equal(['Odd', 'Used', NAME])
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

    it('shows an error about a missing field next to Save', async () => {
      const platform = await startPlatform({ faults: { [CREATE]: refusal({ code: 'Used', ends_at: 'Too late' }) } })
      const form = await open(platform, { deviceId: 'device_storage_room' })
      form.enter(NAME, 'Guest')
      await save(form)
      expect(form.alertText).to.contain(FAILED)
    })

    for (const [what, fault, detail] of [
      [
        'a full device',
        { status: 400, error: { type: 'no_space', message: 'The device has no room for another code.' } },
        'The device has no room for another code.'
      ],
      ['an outage', { status: 503, error: { type: 'down', message: 'upstream 10.0.0.7' } }, ''],
      ['a lost connection', { drop: true }, 'Can’t connect right now']
    ] as const) {
      it(`keeps the values, shows the error next to Save, and saves on a retry after ${what}`, async () => {
        const platform = await startPlatform()
        const form = await filled(platform)
        const reports = recordEvents(form, 'platform-error')
        form.check('Start/end times')
        const { values } = form
        platform.update({ faults: { [CREATE]: fault } })
        await save(form)
        await advance(5000)
        expect(form.alertText).to.contain(FAILED + detail)
        if (!detail) expect(form.alertText).to.equal(FAILED)
        expect(form.values).to.deep.equal(values)
        expect(form.all('button', 'Save')[0]?.ariaBusy).to.equal(null)
        expect(reports.map(({ detail: { operation } }) => operation)).to.deep.equal(['accessCodes.create'])
        expect(platform.requests(CREATE)).to.have.length(1)

        platform.update({ faults: {} })
        await save(form)
        expect(form.announcements).to.contain('Access code created')
        expect(form.alertText).to.equal('')
        expect(platform.requests(CREATE)).to.have.length(2)
      })
    }

    it('keeps the values and does not create a second code if the response was lost', async () => {
      const platform = await startPlatform()
      const form = await filled(platform)
      platform.update({ faults: { [CREATE]: { drop: 'answer', times: 1 } } })
      await save(form)
      expect(form.alertText).to.contain(FAILED)
      expect(form.values[CODE]).to.equal('482913')
      await save(form)
      expect(form.error(CODE)).to.equal('Already used by another access code on this device')
    })

    it('keeps the values of an existing code and dispatches no event', async () => {
      const platform = await startPlatform({
        faults: { [UPDATE]: { status: 400, error: { type: 'odd', message: 'No.' } } }
      })
      const form = await open(platform, EDITED)
      const events = recordEvents(form, 'access-code-updated')
      form.enter('Name the code', 'Household')
      await save(form)
      expect(form.alertText).to.match(/Please try again\.No\. \(Request \S+\)$/)
      expect(form.values['Name the code']).to.equal('Household')
      expect(events).to.deep.equal([])
    })
  })
})
