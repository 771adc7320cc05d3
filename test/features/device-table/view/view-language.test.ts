import { FEATURE_MESSAGES } from '../../../../src/messages/feature-messages.js'
import { cleanUpAfterEach, setup } from '../../support/setup.js'

cleanUpAfterEach()

describe('View panel in another language', () => {
  it('opens after another element has loaded the texts', async () => {
    const t = await setup('x-device-table', { locale: 'pt', devices: [{ kind: 'lock', name: 'Gate' }] })
    // As another element does.
    await FEATURE_MESSAGES.load('pt')
    await t.user.click('Exibição')
    expect(t.screen.text).to.contain('Agrupar por')
  })
})
