import type { Clock } from '@sinonjs/fake-timers'
import { stopClock } from '../clock.js'
import { recordChanges } from '../record-changes.js'
import { laidOut } from '../settled.js'
import { add, rowsOf, settled, until } from './page.js'
import { addTable, client, loaded, onStage, platform } from './stage.js'

describe('Polling of an element', () => {
  onStage()

  describe('off screen or hidden', () => {
    let clock: Clock
    let visibility: DocumentVisibilityState

    beforeEach(() => {
      clock = stopClock()
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
    /** Advances the time and runs everything that follows. */
    const advance = async (milliseconds: number): Promise<void> => {
      await laidOut()
      clock.tick(milliseconds)
      await settled()
    }
    /** Adds space before the elements, which can move them out of view. */
    const addRoom = (height = 0): HTMLElement => {
      const room = document.body.appendChild(document.createElement('div'))
      room.style.blockSize = `${height}px`
      return room
    }
    const lists = (): number => platform.count('/devices/list')

    it('is paused until the element is visible', async () => {
      const room = addRoom()
      const table = await loaded(addTable(), 6)
      await settled()
      clock.tick(61_000)
      await until(() => lists() === 2)
      await settled()

      room.style.blockSize = '5000px'
      await advance(200_000)
      expect(lists()).to.equal(2)

      table.scrollIntoView()
      await until(() => lists() === 3)
      window.scrollTo(0, 0)
    })

    it('fetches once if the element has never been visible', async () => {
      addRoom(5000)
      const { publishableKey, endpoint } = platform
      const table = add('x-device-table', { attributes: { 'publishable-key': publishableKey, endpoint } })
      platform.update({ latency: 50 })
      await until(() => platform.count('/client_sessions/get_or_create') === 1)
      await settled()
      expect(lists()).to.equal(0)
      clock.tick(50)
      await until(() => lists() === 1)
      clock.tick(50)
      await until(() => rowsOf(table).length === 6)
      await advance(200_000)
      expect(lists()).to.equal(1)
    })

    it('is paused while the page is hidden, and refetches at once when it is shown', async () => {
      await loaded(addTable(), 6)
      show('hidden')
      await advance(200_000)
      expect(lists()).to.equal(1)
      show('visible')
      await until(() => lists() === 2)
    })

    const namesOf = (table: HTMLElement): (string | null | undefined)[] =>
      rowsOf(table).map((row) => row.querySelector('bdi')?.textContent)

    it('does not render until the element is near the viewport, and then shows current data', async () => {
      const table = await loaded(addTable(), 6)
      addRoom(5000)
      const far = await loaded(addTable(), 6)
      await settled()
      const changes = recordChanges(far.shadowRoot ?? far)

      const [device] = await client.devices.list()
      if (!device) throw new Error('There is no device.')
      await client.devices.update({ device_id: device.device_id, name: 'Renamed Door' })
      clock.tick(61_000)
      await until(() => namesOf(table).includes('Renamed Door'))
      await settled()
      expect(changes.take()).to.deep.equal([])
      expect(namesOf(far)).not.to.include('Renamed Door')

      far.scrollIntoView()
      await until(() => namesOf(far).includes('Renamed Door'))
      window.scrollTo(0, 0)
    })

    it('uses options that were set while the element was invisible', async () => {
      addRoom(5000)
      const table = await loaded(addTable(), 6)
      await settled()
      table.deviceIds = ['device_garage']
      await loaded(table, 1)
    })
  })
})
