import { GET } from '../support/access-code-calls.js'
import { setupCode, setupCodeWith, stateOf } from '../support/code-details.js'
import { cleanUpAfterEach, setup, until } from '../support/setup.js'

describe('Access code details', () => {
  cleanUpAfterEach()

  it('polls a code until it is set', async () => {
    const t = await setupCode({ now: 0, accessCodeId: 'access_code_garage_7' })
    expect(t.screen.text).to.contain('Setting…')
    await t.advance(5000)
    expect(t.requests(GET)).to.have.length(2)
    await t.advance(10_000)
    expect(t.screen.text).not.to.contain('Setting…')
    expect(t.screen.names('heading')[1]).to.equal('Just created')
  })

  it('reports a deleted code, offers Back, and moves the focus to the title', async () => {
    const t = await setupCode({ now: 0, showBack: true })
    ;(await t.screen.find('button', 'Edit code')).focus()
    t.platform.update({ faults: { [GET]: { status: 404, error: { type: 'access_code_not_found', message: 'No.' } } } })
    await t.advance(30_000)
    expect(t.screen.announcements).to.contain('This access code could not be found.')
    expect(t.screen.text).not.to.contain('Family')
    expect(t.screen.focused).to.equal('Access code')
    const events = t.events('back')
    expect(t.screen.names('button')).to.deep.equal(['Back'])
    await t.user.click('Back')
    expect(events).to.have.length(1)
  })

  it('names the missing attribute if no code is selected', async () => {
    const { screen } = await setup('x-access-code-details')
    expect(screen.announcements).to.contain('Set the attribute access-code-id')
  })

  it('shows the code without its device, and everything once the device has loaded', async () => {
    const t = await setupCode({ faults: { '/devices/get': { status: 503 } } })
    expect(t.screen.text).to.match(/Family.*\d{4}/)
    expect(stateOf(t.screen, 'Copy code')).to.equal('enabled')
    expect(stateOf(t.screen, 'Delete code')).to.equal('none')
    t.platform.update({ faults: {} })
    await t.user.click('Try again')
    expect(t.screen.names('group')).to.include('Device')
    expect(stateOf(t.screen, 'Delete code')).to.equal('enabled')
  })

  it('hides the name of the code until the device is known to allow it', async () => {
    const t = await setupCode({ holds: ['/devices/get'], accessCodeId: 'access_code_storage_room_1' })
    expect(t.requests('/devices/get')).to.have.length(1)
    expect(t.screen.text).not.to.contain('Stock keeper')
    t.release('/devices/get')
    await until(() => t.screen.detail('Timing') === 'Active (ongoing)')
    expect(t.screen.text).not.to.contain('Stock keeper')
  })

  it('shows the code and reports that the device was not found', async () => {
    const { screen } = await setupCodeWith({ device_id: 'device_of_somebody_else' })
    expect(screen.announcements).to.contain('This device could not be found.')
    expect(screen.text).to.contain('4821')
  })

  it('closes the confirmation when the access code ID changes', async () => {
    const { screen, user, element } = await setupCode()
    await user.click('Delete code')
    element.accessCodeId = 'access_code_garage_2'
    await until(() => screen.names('heading')[1] === 'Guest Weber')
    expect(screen.names('question')).to.deep.equal([])
  })
})
