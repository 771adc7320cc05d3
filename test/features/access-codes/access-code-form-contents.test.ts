import { CODE, expectValues, NAME, NEW_CODE } from '../support/code-form.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'

describe('Access code form', () => {
  cleanUpAfterEach()

  describe('Content', () => {
    it('starts empty and ongoing for a new code', async () => {
      const { screen: form } = await setup('x-access-code-form', { ...NEW_CODE })
      expect(form.names('heading')).to.deep.equal(['Add new access code'])
      expect(form.root.querySelector('.header p')?.textContent).to.equal('Front Door')
      expectValues(form, { [NAME]: '', [CODE]: '', type: 'Ongoing' })
      expect(form.names('button')).to.deep.equal(['Generate code', 'Cancel', 'Save'])
      expect(form.names('region', 'Timing')).to.deep.equal([])
    })

    it('shows the current values of an existing code', async () => {
      const { screen: form, platform } = await setup('x-access-code-form', { accessCodeId: 'access_code_garage_1' })
      const { code } = await platform.client.accessCodes.get({ access_code_id: 'access_code_garage_1' })
      expect(form.names('heading')).to.deep.equal(['Edit access code'])
      expect(form.root.querySelector('.header p')?.textContent).to.equal('Garage')
      expectValues(form, { 'Name the code': 'Family', [CODE]: String(code), type: 'Ongoing' })
    })

    it('shows the times of a time-bound code and an empty name for an unnamed code', async () => {
      const { screen: bound, platform } = await setup('x-access-code-form', { accessCodeId: 'access_code_garage_2' })
      expect(bound.values.type).to.equal('Start/end times')
      expect(bound.field('Start').value).to.match(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
      const { screen: unnamed } = await setup('x-access-code-form', { platform, accessCodeId: 'access_code_garage_11' })
      expect(unnamed.values['Name the code']).to.equal('')
    })

    for (const [hints, deviceId] of [
      ['4, 6, or 8 digit code • Numbers only', 'device_garden_gate'],
      ['Numbers only', 'device_cellar']
    ] as const) {
      it(`shows the hints "${hints}"`, async () => {
        const { screen: form } = await setup('x-access-code-form', { deviceId })
        expect(form.description(CODE)).to.equal(hints)
      })
    }

    it('uses a numeric, left-to-right code field without autocomplete', async () => {
      const { screen: form } = await setup('x-access-code-form', { ...NEW_CODE })
      const { inputMode, autocomplete, dir } = form.field(CODE)
      expect({ inputMode, autocomplete, dir }).to.deep.equal({ inputMode: 'numeric', autocomplete: 'off', dir: 'ltr' })
    })

    it('places the start next to the end if there is room, also in large type', async () => {
      const tops: boolean[] = []
      for (const [width, size] of [
        [320, 14],
        [560, 14],
        [640, 16],
        [1000, 14]
      ] as const) {
        const { screen: form } = await setup('x-access-code-form', { ...NEW_CODE, width })
        form.element.style.setProperty('--latchkey-font-size', `${size}px`)
        form.check('Start/end times')
        await form.find('region', 'Timing')
        const [start, end] = ['Start', 'End'].map((label) => form.field(label).getBoundingClientRect())
        tops.push(start?.top === end?.top)
        form.element.remove()
      }
      expect(tops).to.deep.equal([false, true, true, true])
    })

    it('makes all fields equally wide at 280 px, also with a font size of 16 px', async () => {
      for (const size of [14, 16]) {
        const { screen: form } = await setup('x-access-code-form', { ...NEW_CODE, width: 280 })
        form.element.style.setProperty('--latchkey-font-size', `${size}px`)
        form.check('Start/end times')
        const ends = [NAME, CODE, 'Start', 'End'].map((label) => {
          const control = form.field(label).closest('.control')
          return Math.round(control?.getBoundingClientRect().right ?? 0)
        })
        expect(new Set(ends).size, `${size}: ${ends}`).to.equal(1)
      }
    })
  })

  describe('Unavailable form', () => {
    for (const [option, properties, text] of [
      ['disableCreateAccessCode', NEW_CODE, 'You can’t add access codes here.'],
      ['disableEditAccessCode', { accessCodeId: 'access_code_garage_1' }, 'This access code can’t be edited.']
    ] as const) {
      it(`stays open with the reason if ${option} is set meanwhile`, async () => {
        const { screen: form } = await setup('x-access-code-form', properties)
        form.element[option] = true
        await form.waitForText(`${text} This is turned off here. Ask an administrator if you need it.`)
        expect(form.root.querySelector('form') === null).to.equal(false)
      })
    }

    for (const [what, properties, ...expectedTexts] of [
      ['without a device or a code ID', {}, 'No device selected. Set the attribute device-id.'],
      ['for a missing device', { deviceId: 'device_none' }, 'This device could not be found.'],
      ['for a missing code', { accessCodeId: 'access_code_garage_900' }, 'This access code could not be found.'],
      [
        'for a code that is being removed',
        { accessCodeId: 'access_code_garage_9' },
        'This access code can’t be edited.',
        'This access code is currently being removed.'
      ],
      [
        'for a device that takes no codes',
        { deviceId: 'device_conference_room' },
        'You can’t add access codes here.',
        'This device doesn’t accept access codes from here.'
      ],
      [
        'for a new code if disableCreateAccessCode is set',
        { ...NEW_CODE, disableCreateAccessCode: true },
        'You can’t add access codes here.',
        'This is turned off here. Ask an administrator if you need it.'
      ],
      [
        'for an existing code if disableEditAccessCode is set',
        { accessCodeId: 'access_code_garage_1', disableEditAccessCode: true },
        'This access code can’t be edited.',
        'This is turned off here. Ask an administrator if you need it.'
      ]
    ] as const) {
      it(`shows a message instead of the form ${what}`, async () => {
        const { screen: form } = await setup('x-access-code-form', { ...properties })
        for (const text of expectedTexts) await form.waitForText(text)
        expect(form.root.querySelector('form') === null).to.equal(true)
      })
    }
  })
})
