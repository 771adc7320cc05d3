import { expect } from 'chai'
import { cleanUpAfterEach, setup } from './support/setup.js'
import { settled } from './support/stage.js'

const NO_DEVICE = 'This device could not be found.'
const NO_CODE = 'This access code could not be found.'
const FRONT_DOOR = 'device_front_door'

describe('Resource that the host hides', () => {
  cleanUpAfterEach()

  /** Types the name of a new code for a lock of the table, whose ids the host then changes. */
  async function hideWhileTyping() {
    const t = await setup('x-device-table', { openedDeviceId: FRONT_DOOR })
    await t.user.click(/access codes?$/)
    await t.user.click('Add access code')
    await t.user.fill('Name the new code', 'Cleaner')
    t.screen.element.deviceIds = ['device_garage']
    await settled()
    return t
  }

  it('stays with a form that is being filled, and is reported', async () => {
    const { screen } = await hideWhileTyping()
    expect(screen.field('Name the new code').value).to.equal('Cleaner')
    expect(screen.announcements).to.contain(NO_DEVICE)
  })

  it('is not changed by the form', async () => {
    const { screen, platform, user } = await hideWhileTyping()
    await user.click('Save')
    expect(platform.requests('/access_codes/create')).to.deep.equal([])
    expect(screen.field('Name the new code').value).to.equal('Cleaner')
  })

  it('is gone when the input was discarded', async () => {
    const { screen, user } = await hideWhileTyping()
    await user.click('Cancel')
    await user.click('Discard')
    expect(screen.text).to.contain(NO_DEVICE)
    expect(screen.names('button')).to.deep.equal(['Back'])
  })

  it('is gone at once without input', async () => {
    const { screen } = await setup('x-device-table', { openedDeviceId: FRONT_DOOR })
    await screen.find('button', 'Unlock')
    screen.element.deviceIds = ['device_garage']
    await settled()
    expect(screen.text).to.contain(NO_DEVICE)
    expect(screen.names('button')).to.deep.equal(['Back'])
  })

  for (const deviceId of ['device_garage', undefined]) {
    it(`stays with an access code that is being edited in a list of ${deviceId ? 'a lock' : 'all locks'}`, async () => {
      const { screen, user } = await setup('x-access-code-table', {
        deviceId,
        openedAccessCodeId: 'access_code_garage_1'
      })
      await user.click('Edit code')
      await user.fill('Name the code', 'Aunt')
      screen.element.accessCodeFilter = () => false
      await settled()
      expect(screen.field('Name the code').value).to.equal('Aunt')
      expect(screen.announcements).to.contain(NO_CODE)
    })
  }
})
