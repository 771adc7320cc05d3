import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useFakeClock } from '../../passing-time.js'
import { addForm, CODE, CREATE, expectValues, GENERATE, NAME, NEW_CODE, openForm } from '../support/code-form.js'
import { recordEvents, settled, startPlatform, until, useCleanPage } from '../support/stage.js'

describe('Access code form', () => {
  useCleanPage()

  describe('Code generation', () => {
    it('fills in a code that fits the device, announces it, and keeps the focus', async () => {
      const platform = await startPlatform()
      const form = await openForm(platform, { deviceId: 'device_office' })
      const button = await form.find('button', 'Generate code')
      button.focus()
      button.click()
      await until(() => form.values[CODE])
      expect(form.values[CODE]).to.match(/^\d{4}$/)
      expect(form.announcements).to.contain([...(form.values[CODE] ?? '')].join(' '))
      expect(form.focused).to.equal('Generate code')
      expect(platform.requests(GENERATE)).to.deep.equal([{ device_id: 'device_office' }])
    })

    it('sends one request for several presses', async () => {
      const platform = await startPlatform()
      const release = platform.hold(GENERATE)
      const form = await openForm(platform, NEW_CODE)
      const button = await form.find('button', 'Generate code')
      button.click()
      button.click()
      await until(() => button.ariaBusy === 'true')
      button.click()
      await settled()
      release()
      await until(() => form.values[CODE])
      await until(() => button.ariaBusy === null)
      await settled()
      expect(platform.requests(GENERATE)).to.have.length(1)
    })

    it('shows an error after three codes that do not fit the device', async () => {
      const platform = await startPlatform({ faults: { [GENERATE]: { body: { generated_code: { code: '1' } } } } })
      const form = await openForm(platform, NEW_CODE)
      await form.press('button', 'Generate code')
      await until(() => form.error(CODE) === 'A code could not be generated. Please try again.')
      expect(platform.requests(GENERATE)).to.have.length(3)
      expect(form.values[CODE]).to.equal('')
      platform.update({ faults: {} })
      await form.press('button', 'Generate code')
      await until(() => form.values[CODE])
      expect(form.error(CODE)).to.equal(undefined)
    })

    it('does not overwrite a code that was typed while generating', async () => {
      const platform = await startPlatform()
      const release = platform.hold(GENERATE)
      const form = await openForm(platform, NEW_CODE)
      const button = await form.find('button', 'Generate code')
      button.click()
      await until(() => button.ariaBusy === 'true' && platform.requests(GENERATE).length === 1)
      form.enter(CODE, '4711')
      release()
      await until(() => button.ariaBusy === null)
      await settled()
      expect(form.values[CODE]).to.equal('4711')
    })
  })

  describe('Leaving', () => {
    it('resets the form visibly on Cancel if the host does not remove it', async () => {
      const form = await openForm(await startPlatform(), NEW_CODE)
      await form.press('button', 'Save')
      await form.waitForText('Name is required')
      const cancel = await form.find('button', 'Cancel')
      const events = recordEvents(form, 'back')
      cancel.focus()
      cancel.click()
      await until(() => form.error(NAME) === undefined)
      expect(events).to.have.length(1)
      expect(form.focused).to.equal(NAME)
      expect(form.field(NAME).matches(':focus-visible')).to.equal(true)
    })

    it('names the subject in the discard question', async () => {
      const platform = await startPlatform()
      const cases = [
        [{ accessCodeId: 'access_code_garage_1' }, 'Name the code', 'Another name', 'Family'],
        [NEW_CODE, NAME, 'Guest Weber', 'Guest Weber'],
        [NEW_CODE, CODE, '1234', 'Add new access code']
      ] as const
      for (const [properties, field, typed, subject] of cases) {
        const form = await openForm(platform, properties)
        form.enter(field, typed)
        await form.press('button', 'Cancel')
        const dialog = await until(() => form.dialog)
        const name = dialog.ariaLabelledByElements?.map(({ textContent }) => textContent).join(' ')
        expect(name).to.equal(`Discard changes? ${subject}`)
        const colour = getComputedStyle(await form.find('button', 'Discard')).backgroundColor
        const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? []
        expect(red - Math.max(green, blue)).to.be.above(80)
        await form.press('button', 'Discard')
        form.element.remove()
      }
    })

    it('starts over without a question if the device or code changes', async () => {
      const form = await openForm(await startPlatform(), NEW_CODE)
      form.enter(NAME, 'Guest')
      form.element.deviceId = 'device_office'
      await form.waitForText('Office')
      await form.find('button', 'Save')
      expect(form.values[NAME]).to.equal('')
      form.element.accessCodeId = 'access_code_garage_1'
      await form.waitForText('Edit access code')
      await until(() => form.values['Name the code'] === 'Family')
    })
  })

  describe('Unsaved values', () => {
    const advance = useFakeClock(Date.parse('2026-03-01T12:34:56.789Z'))

    it('are kept when the device is refetched', async () => {
      const platform = await startPlatform()
      const form = addForm(platform, NEW_CODE)
      await advance(0)
      form.enter(NAME, 'Guest')
      form.check('Start/end times')
      const { values } = form
      platform.edit = (device) =>
        Object.assign(device.properties ?? {}, { name: 'Main Door', supported_code_lengths: [8] })
      await advance(31_000)
      expect(form.text).to.contain('Main Door').and.to.contain('8 digit code')
      expectValues(form, values)
    })
  })

  it('can be completed and saved with the keyboard alone', async () => {
    const platform = await startPlatform()
    const form = await openForm(platform, { ...NEW_CODE, showBack: true })
    form.root.querySelector<HTMLElement>('.header button')?.focus()
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await sendKeys({ press: key })
    }
    await press('Tab')
    await sendKeys({ type: 'Guest' })
    await press('Tab', 'Tab', 'Enter')
    await until(() => form.values[CODE])
    await press('Tab', 'ArrowRight')
    await form.find('region', 'Timing')
    while (form.focused !== 'Time Zone (automatic)') await press('Tab')
    await press('Enter')
    await form.waitForText('Use local time zone')
    expect(form.focused).to.equal('Time Zone (automatic)')
    await press('Tab', 'Space', 'Tab')
    await sendKeys({ type: 'kathm' })
    await press('Enter', 'Escape')
    await until(() => form.names('heading')[0] === 'Time Zone (manual)')
    await press('Escape')
    await form.find('region', 'Timing')
    expect(form.focused).to.equal('Time Zone (manual)')
    await press('Tab', 'Tab', 'Enter')
    await form.waitForText('Access code created')
    expect(platform.requests(CREATE)).to.have.length(1)
    expect(form.focused).to.equal(NAME)
  })
})
