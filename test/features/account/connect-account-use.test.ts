import { sendKeys } from '@web/test-runner-commands'
import { DeviceTableElement } from '../../../elements/device-table.js'
import { PlatformClient } from '../../../src/client/index.js'
import { createSandbox } from '../../../src/sandbox/index.js'
import {
  addButton,
  CONNECT,
  CONNECTED,
  CREATE,
  platform,
  useConnectPlatform,
  useOwnFragment
} from '../support/connect-account.js'
import { recordEvents, show, tabTo, until, useCleanPage } from '../support/stage.js'

describe('Connect account button', () => {
  useCleanPage()
  useOwnFragment()
  useConnectPlatform()

  describe('Use', () => {
    for (const key of ['Enter', 'Space']) {
      it(`supports ${key} and keeps the focus`, async () => {
        const button = addButton()
        button.cancel('connect-webview')
        await until(() => button.isReady)
        await tabTo(button, CONNECT)
        await sendKeys({ press: key })
        await until(() => platform.requests(CREATE).length === 1 && button.isReady)
        expect(button.focused).to.equal(CONNECT)
      })
    }

    it('has a back button if showBack is set', async () => {
      const button = addButton({ showBack: true })
      const backs = recordEvents(button, 'back')
      await button.press('button', 'Back')
      expect(backs).to.have.length(1)
      button.element.showBack = false
      await until(() => button.all('button').length === 1)
    })
  })

  describe('Same-page redirect', () => {
    it('keeps the page if only the fragment changes, and refetches visible devices', async () => {
      const button = addButton()
      const tables = [{}, { deviceIds: ['device_front_door', 'device_back_door'] }].map((properties) =>
        show(DeviceTableElement, { client: platform.client, ...properties })
      )
      await until(() => tables.every((table) => table.all('row').length > 0))
      expect(platform.requests('/devices/list')).to.have.length(2)
      platform.lead(`${location.href}${CONNECTED}`)
      await button.connect()
      await until(() => location.hash === CONNECTED && platform.requests('/devices/list').length === 4)
      await until(() => button.isReady)
      const [first, two, ...again] = platform.requests('/devices/list')
      expect(again).to.have.deep.members([first, two])
    })

    it('shows a new device immediately in the sandbox', async () => {
      const { fetch, endpoint, publishableKey } = createSandbox({ latency: 0, size: 6 })
      const client = await PlatformClient.fromPublishableKey(publishableKey, 'jane', { fetch, endpoint })
      const table = show(DeviceTableElement, { client })
      await until(() => table.all('row').length === 6)
      await addButton({ client }).connect()
      await until(() => table.all('row').length === 7)
    })
  })
})
