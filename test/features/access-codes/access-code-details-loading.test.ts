import { expect } from 'chai'
import { GET } from '../support/access-code-calls.js'
import { useFakeClock } from '../../passing-time.js'
import { buttonOf, questionOf, stateOf, oneCode } from '../support/code-details.js'
import { withoutNetwork } from '../support/network.js'
import { recordEvents, settled, until } from '../support/stage.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'

describe('Access code details', () => {
  cleanUpAfterEach()

  describe('Polling', () => {
    const advance = useFakeClock()

    it('polls a code until it is set', async () => {
      const { screen: details, platform } = await setup('x-access-code-details', {
        accessCodeId: 'access_code_garage_7'
      })
      await advance(0)
      expect(details.text).to.contain('Setting…')
      await advance(5000)
      expect(platform.requests(GET)).to.have.length(2)
      await advance(5000)
      await advance(5000)
      expect(details.text).not.to.contain('Setting…')
      expect(details.names('heading')[1]).to.equal('Just created')
    })

    it('reports a deleted code, offers Back, and moves the focus to the title', async () => {
      const { screen: details, platform } = await setup('x-access-code-details', {
        accessCodeId: 'access_code_garage_1',
        showBack: true
      })
      await advance(0)
      buttonOf(details, 'Edit code')?.focus()
      platform.update({ faults: { [GET]: { status: 404, error: { type: 'access_code_not_found', message: 'No.' } } } })
      await advance(30_000)
      expect(details.announcements).to.contain('This access code could not be found.')
      expect(details.text).not.to.contain('Family')
      expect(details.focused).to.equal('Access code')
      const back = recordEvents(details, 'back')
      await details.press('button', 'Back')
      expect(back).to.have.length(1)
    })
  })

  describe('Error handling', () => {
    const advance = useFakeClock()

    for (const [what, fault] of [
      ['does not exist', { status: 404, error: { type: 'not_found', message: 'No.' } }],
      ['is not accessible to this session', { status: 403, error: { type: 'forbidden', message: 'No.' } }]
    ] as const) {
      it(`shows "not found" with a back button if the code ${what}`, async () => {
        const { screen: details } = await setup('x-access-code-details', {
          faults: { [GET]: fault },
          accessCodeId: 'access_code_garage_1',
          showBack: true
        })
        await advance(0)
        expect(details.announcements).to.contain('This access code could not be found.')
        expect(stateOf(details, 'Back')).to.equal('enabled')
        expect(stateOf(details, 'Try again')).to.equal('none')
      })
    }

    it('names the missing attribute if no code is selected', async () => {
      const { screen: details } = await setup('x-access-code-details')
      await advance(0)
      expect(details.announcements).to.contain('Set the attribute access-code-id')
    })
  })

  describe('Missing device', () => {
    const advance = useFakeClock()

    it('shows the code with an error, and everything once the device has loaded', async () => {
      const { screen: details, platform } = await setup('x-access-code-details', {
        faults: { '/devices/get': { status: 503 } },
        accessCodeId: 'access_code_garage_1'
      })
      await advance(0)
      expect(details.text).to.match(/Family.*\d{4}/)
      expect(details.announcements).to.contain('This device could not be loaded')
      expect(stateOf(details, 'Copy code')).to.equal('enabled')
      expect(stateOf(details, 'Delete code')).to.equal('none')
      platform.update({ faults: {} })
      await details.press('button', 'Try again')
      await advance(0)
      expect(details.announcements).not.to.contain('could not be loaded')
      expect(details.names('group')).to.include('Device')
      expect(stateOf(details, 'Delete code')).to.equal('enabled')
    })

    it('hides the name of the code until the device is known to allow it', async () => {
      const { screen: details, platform } = await setup('x-access-code-details', {
        faults: { '/devices/get': { delay: 100 } },
        accessCodeId: 'access_code_storage_room_1'
      })
      await advance(50)
      expect(platform.requests('/devices/get')).to.have.length(1)
      expect(details.text).not.to.contain('Stock keeper')
      await advance(100)
      expect(details.detail('Timing')).to.equal('Active (ongoing)')
      expect(details.text).not.to.contain('Stock keeper')
    })

    it('shows the code and reports that the device was not found', async () => {
      const { screen: details } = await setup(
        'x-access-code-details',
        oneCode({ device_id: 'device_of_somebody_else' })
      )
      await advance(0)
      expect(details.announcements).to.contain('This device could not be found.')
      expect(details.text).to.contain('4821')
    })
  })

  it('closes the confirmation when the access code ID changes', async () => {
    const { screen: details } = await setup('x-access-code-details', { accessCodeId: 'access_code_garage_1' })
    await details.press('button', 'Delete code')
    await settled()
    details.element.accessCodeId = 'access_code_garage_2'
    await until(() => details.names('heading')[1] === 'Guest Weber')
    expect(questionOf(details)).to.equal(undefined)
  })

  it('shows that the browser is offline', async () => {
    const { screen: details } = await setup('x-access-code-details', { accessCodeId: 'access_code_garage_1' })
    await withoutNetwork(() => details.waitForText('You’re offline'))
    await until(() => !details.text.includes('You’re offline'))
    expect(details.names('heading')[1]).to.equal('Family')
  })
})
