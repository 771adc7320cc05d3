import { sendKeys } from '@web/test-runner-commands'
import { colorOf } from '../../color-of.js'
import { CODE, CREATE, GENERATE, NAME, NEW_CODE } from '../support/code-form.js'
import { cleanUpAfterEach, setup, until } from '../support/setup.js'

const open = (given: Parameters<typeof setup<'x-access-code-form'>>[1] = {}) =>
  setup('x-access-code-form', { now: '2026-03-01T12:34:56.789Z', ...NEW_CODE, ...given })
const GENERATING = { holds: [GENERATE] }

describe('Access code form', () => {
  cleanUpAfterEach()

  describe('Code generation', () => {
    it('fills in a code that fits the device, announces it, and keeps the focus', async () => {
      const { screen, user, requests } = await open({ deviceId: 'device_office' })
      ;(await screen.find('button', 'Generate code')).focus()
      await user.click('Generate code')
      const { [CODE]: code = '' } = screen.values
      expect(code).to.match(/^\d{4}$/)
      expect(screen.announcements).to.contain([...code].join(' '))
      expect(screen.focused).to.equal('Generate code')
      expect(requests(GENERATE)).to.deep.equal([{ device_id: 'device_office' }])
    })

    it('sends one request for several presses', async () => {
      const t = await open(GENERATING)
      const button = await t.screen.find('button', 'Generate code')
      button.click()
      await t.user.click('Generate code')
      expect(button.ariaBusy).to.equal('true')
      await t.user.click('Generate code')
      t.release(GENERATE)
      await t.advance(100)
      expect([button.ariaBusy, t.requests(GENERATE).length]).to.deep.equal([null, 1])
      expect(t.screen.values[CODE]).not.to.equal('')
    })

    it('generates a code in the page after three codes that do not fit the device', async () => {
      const t = await open({ faults: { [GENERATE]: { body: { generated_code: { code: '1' } } } } })
      await t.user.click('Generate code')
      expect(t.requests(GENERATE)).to.have.length(3)
      expect(t.screen.values[CODE]).to.match(/^\d{4}$/)
    })

    it('generates a code in the page if the platform refuses to', async () => {
      const t = await open({ faults: { [GENERATE]: { status: 403, times: 1 } } })
      await t.user.click('Generate code')
      expect(t.requests(GENERATE)).to.have.length(1)
      expect(t.screen.values[CODE]).to.match(/^\d{4}$/)
    })

    it('does not overwrite a code that was typed while generating', async () => {
      const t = await open(GENERATING)
      await t.user.click('Generate code')
      await t.user.fill(CODE, '4711')
      t.release(GENERATE)
      await t.advance(100)
      expect((await t.screen.find('button', 'Generate code')).ariaBusy).to.equal(null)
      expect(t.screen.values[CODE]).to.equal('4711')
    })
  })

  describe('Leaving', () => {
    it('resets the form visibly on Cancel if the host does not remove it', async () => {
      const t = await open()
      await t.user.click('Save')
      expect(t.screen.error(NAME)).to.equal('Name is required')
      const events = t.events('back')
      ;(await t.screen.find('button', 'Cancel')).focus()
      await t.user.click('Cancel')
      expect([t.screen.error(NAME), events.length, t.screen.focused]).to.deep.equal([undefined, 1, NAME])
      expect(t.screen.field(NAME).matches(':focus-visible')).to.equal(true)
    })

    it('names the subject in the discard question', async () => {
      const cases = [
        [{ accessCodeId: 'access_code_garage_1' }, 'Name the code', 'Another name', 'Family'],
        [NEW_CODE, NAME, 'Guest Weber', 'Guest Weber'],
        [NEW_CODE, CODE, '1234', 'Add new access code']
      ] as const
      for (const [properties, field, typed, subject] of cases) {
        const { screen: form } = await setup('x-access-code-form', { ...properties })
        form.enter(field, typed)
        await form.press('button', 'Cancel')
        const dialog = await until(() => form.dialog)
        const name = dialog.ariaLabelledByElements?.map(({ textContent }) => textContent).join(' ')
        expect(name).to.equal(`Discard changes? ${subject}`)
        const discard = getComputedStyle(await form.find('button', 'Discard'))
        expect(discard.backgroundColor).to.equal(colorOf(form.element, 'danger'))
        await form.press('button', 'Discard')
        form.element.remove()
      }
    })

    it('starts over if the device or code changes', async () => {
      const t = await open()
      t.element.deviceId = 'device_office'
      await t.advance(100)
      expect(t.screen.text).to.contain('Office')
      t.element.accessCodeId = 'access_code_garage_1'
      await t.advance(100)
      expect(t.screen.text).to.contain('Edit access code')
      expect(t.screen.values['Name the code']).to.equal('Family')
    })
  })

  it('keeps unsaved values when the device is refetched', async () => {
    const t = await open()
    await t.user.fill(NAME, 'Guest')
    t.screen.check('Start/end times')
    const { values } = t.screen
    t.platform.edit = (device) =>
      Object.assign(device.properties ?? {}, { name: 'Main Door', supported_code_lengths: [8] })
    await t.advance(31_000)
    expect(t.screen.text).to.contain('Main Door').and.to.contain('8 digit code')
    expect(t.screen.values).to.deep.equal(values)
  })

  it('can be completed and saved with the keyboard alone', async () => {
    const { screen: form, platform } = await setup('x-access-code-form', { ...NEW_CODE, showBack: true })
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
