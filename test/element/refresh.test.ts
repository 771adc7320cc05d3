import { install, type Clock } from '@sinonjs/fake-timers'
import { expect } from 'chai'
import type { DeviceTableElement } from '../../elements/device-table.js'
import type { PlatformClient } from '../../src/platform/index.js'
import {
  add,
  rowsOf,
  settled,
  until,
  useFreshPage
} from './page.js'
import { startPlatform, type TestPlatform } from './test-platform.js'

describe('What an element shows', () => {
  useFreshPage()
  let platform: TestPlatform
  let client: PlatformClient

  beforeEach(async () => {
    platform = startPlatform()
    client = await platform.client('jane')
  })

  async function addTable(parent: Node = document.body): Promise<DeviceTableElement> {
    const table = add('x-device-table', { properties: { client } }, parent)
    await until(() => rowsOf(table).length === 6)
    return table
  }

  describe('off screen or hidden', () => {
    let clock: Clock
    let visibility: DocumentVisibilityState

    beforeEach(() => {
      clock = install({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
      visibility = 'visible'
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
    })
    afterEach(async () => {
      document.body.replaceChildren()
      document.body.removeAttribute('style')
      await settled()
      clock.uninstall()
      Reflect.deleteProperty(document, 'visibilityState')
    })

    const show = (state: DocumentVisibilityState): void => {
      visibility = state
      document.dispatchEvent(new Event('visibilitychange'))
    }
    const lists = (): number => platform.count('/devices/list')

    it('is not read again until it is seen', async () => {
      const spacer = document.body.appendChild(document.createElement('div'))
      const table = await addTable()
      await settled()
      clock.tick(61_000)
      await until(() => lists() === 2)
      await settled()

      spacer.style.blockSize = '5000px'
      await settled()
      clock.tick(200_000)
      await settled()
      expect(lists()).to.equal(2)

      table.scrollIntoView()
      await until(() => lists() === 3)
      window.scrollTo(0, 0)
    })

    it('is read once where it has never been seen, and not again', async () => {
      const spacer = document.body.appendChild(document.createElement('div'))
      spacer.style.blockSize = '5000px'
      const { publishableKey, endpoint } = platform
      const table = add('x-device-table', { attributes: { 'publishable-key': publishableKey, endpoint } })
      platform.update({ latency: 50 })
      await settled()
      expect(lists()).to.equal(0)
      clock.tick(50)
      await until(() => lists() === 1)
      clock.tick(50)
      await until(() => rowsOf(table).length === 6)
      await settled()
      clock.tick(200_000)
      await settled()
      expect(lists()).to.equal(1)
    })

    it('is not read again while the page is hidden, and at once when it is shown', async () => {
      await addTable()
      show('hidden')
      await settled()
      clock.tick(200_000)
      await settled()
      expect(lists()).to.equal(1)
      show('visible')
      await until(() => lists() === 2)
    })

    it('does not keep the others from being read', async () => {
      const attributes = { style: 'display: none' }
      add('x-device-table', { attributes, properties: { client } })
      await addTable()
      await settled()
      clock.tick(61_000)
      await until(() => lists() === 2)
    })
  })
})
