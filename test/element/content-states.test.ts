import { DeviceTableElement } from '../../elements/device-table.js'
import { endSessions } from '../../elements/index.js'
import { define } from '../../src/element/root/define.js'
import { keyOf } from '../platform.js'
import { add, all, make, press, rowOf, rowsOf, searchOf, settled, stopTime, type, until } from './page.js'
import { addTable, client, LIST, loaded, onStage, openPlatform, platform } from './stage.js'

const STATES = ['loading', 'empty', 'error', 'ready', 'offline']
const REJECTED = { status: 409, message: 'No.' }

const statesOf = (element: Element): string[] => STATES.filter((state) => element.matches(`:state(${state})`))

/** Returns `true` if the promise has settled. */
async function hasSettled(promise: Promise<void>): Promise<boolean> {
  let is = false
  void promise.then(() => (is = true))
  await settled()
  return is
}

describe('Content of an element', () => {
  onStage()

  describe('Custom states', () => {
    it('are loading while the rows load, and then ready', async () => {
      platform.update({ faults: { [LIST]: { delay: 600_000 } } })
      const table = addTable()
      expect(statesOf(table)).to.deep.equal(['loading'])
      await settled()
      expect(statesOf(table)).to.deep.equal(['loading'])
      const other = addTable({}, { client: await platform.clientOf('jane'), deviceIds: ['device_garage'] })
      platform.update({ faults: {} })
      await loaded(other)
      expect(statesOf(other)).to.deep.equal(['ready'])
    })

    it('are empty if there are no rows, but ready if a search finds none', async () => {
      const table = await loaded(addTable(), 6)
      type(searchOf(table), 'zzz')
      await until(() => rowsOf(table).length === 0)
      expect(statesOf(table)).to.deep.equal(['ready'])
      table.deviceFilter = () => false
      await until(() => statesOf(table).join() === 'empty')
    })

    it('are error until a fetch succeeds, and stay ready if a later refetch fails', async () => {
      platform.update({ faults: { [LIST]: REJECTED } })
      const table = addTable()
      await until(() => statesOf(table).join() === 'error')
      platform.update({ faults: {} })
      await press(table, 'Try again')
      await until(() => statesOf(table).join() === 'ready')
      platform.update({ faults: { [LIST]: REJECTED } })
      await table.refresh()
      await until(() => table.shadowRoot?.textContent.includes('could not be loaded'))
      expect(statesOf(table)).to.deep.equal(['ready'])
    })

    it('are error without a session, without an id, and with an unknown id', async () => {
      const bare = add('x-device-table')
      const nameless = add('x-device-details', { properties: { client } })
      const unknown = add('x-device-details', { properties: { client, deviceId: 'nothing' } })
      for (const element of [bare, nameless, unknown]) await until(() => statesOf(element).join() === 'error')
    })

    it('follow the open screen', async () => {
      const table = await loaded(addTable(), 6)
      platform.update({ faults: { '/access_codes/list': { delay: 600_000 } } })
      ;(await rowOf(table, 'Garage')).click()
      ;(await until(() => all(table, '.lock-codes')[0])).click()
      await until(() => statesOf(table).join() === 'loading')
      await press(table, 'Back')
      await until(() => statesOf(table).join() === 'ready')
    })

    it('are empty if the user is signed out', async () => {
      const table = await loaded(addTable(), 6)
      endSessions()
      await until(() => statesOf(table).join() === 'empty')
    })

    it('include offline next to the other state without a network', async () => {
      const table = await loaded(addTable(), 6)
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
      try {
        dispatchEvent(new Event('offline'))
        expect(statesOf(table)).to.deep.equal(['ready', 'offline'])
        const later = add('x-session', { properties: { client } })
        expect(statesOf(later)).to.include('offline')
      } finally {
        Reflect.deleteProperty(navigator, 'onLine')
      }
      dispatchEvent(new Event('online'))
      expect(statesOf(table)).to.deep.equal(['ready'])
    })

    it('exist next to the theme state', async () => {
      const table = await loaded(addTable({ theme: 'dark' }), 6)
      expect(statesOf(table)).to.deep.equal(['ready'])
      expect(table.matches(':state(--dark)')).to.equal(true)
      table.theme = 'light'
      await until(() => table.matches(':state(--light)'))
      expect(table.matches(':state(--dark)')).to.equal(false)
      expect(statesOf(table)).to.deep.equal(['ready'])
    })

    it('are not set if the browser does not support their names', async () => {
      const { add: take } = CustomStateSet.prototype
      CustomStateSet.prototype.add = function add(name) {
        if (!name.startsWith('--')) throw new DOMException('No dashes.', 'SyntaxError')
        return take.call(this, name)
      }
      try {
        const table = addTable({ theme: 'dark' })
        await table.whenReady()
        expect(rowsOf(table)).to.have.length(6)
        expect(table.matches(':state(--dark)')).to.equal(true)
      } finally {
        CustomStateSet.prototype.add = take
      }
    })
  })

  describe('whenReady()', () => {
    it('resolves when the rows and the session are available', async () => {
      const table = make('x-device-table', { properties: { client } })
      const ready = table.whenReady()
      expect(await hasSettled(ready)).to.equal(false)
      document.body.append(table)
      await ready
      expect(rowsOf(table)).to.have.length(6)
      expect(table.session?.client).to.equal(client)
      await table.whenReady()
    })

    it('resolves when the content has failed to load', async () => {
      platform.update({ faults: { [LIST]: REJECTED } })
      const table = addTable()
      await table.whenReady()
      expect(table.matches(':state(error)')).to.equal(true)
      const bare = add('x-device-table')
      await bare.whenReady()
      expect(bare.session).to.equal(undefined)
    })

    it('waits for the new content if an option was changed just before', async () => {
      const details = add('x-device-details', { properties: { client, deviceId: 'device_garage' } })
      await details.whenReady()
      details.deviceId = 'device_front_door'
      await details.whenReady()
      expect(details.shadowRoot?.textContent).to.include('Front Door')
    })

    it('resolves when a session element has a session, or cannot create one', async () => {
      const session = add('x-session', { attributes: keyOf(platform) })
      expect(session.session).to.equal(undefined)
      await session.whenReady()
      expect(session.session?.client).to.be.an('object')
      expect(statesOf(session)).to.deep.equal(['ready'])
      platform.update({ faults: { '/client_sessions/get_or_create': REJECTED } })
      const failed = add('x-session', { attributes: keyOf(platform, 'joe') })
      await failed.whenReady()
      expect(statesOf(failed)).to.deep.equal(['error'])
      const bare = add('x-session')
      await bare.whenReady()
      expect(statesOf(bare)).to.deep.equal(['error'])
    })

    it('resolves when a connect account button has a session', async () => {
      const button = add('x-connect-account', { attributes: keyOf(platform) })
      await button.whenReady()
      expect(button.session?.client).to.be.an('object')
    })

    for (const tag of ['x-supported-devices', 'x-connect-account', 'x-device-table'] as const) {
      it(`resolves for ${tag} if the platform never responds`, async () => {
        const clock = stopTime()
        await openPlatform()
        platform.update({ latency: 1e9 })
        const element = add(tag, { attributes: keyOf(platform) })
        const ready = element.whenReady()
        await settled()
        clock.tick(29_000)
        expect(await hasSettled(ready)).to.equal(false)
        clock.tick(2000)
        await ready
        expect(statesOf(element)).to.deep.equal(['error'])
        element.remove()
        await settled()
      })
    }

    it('resolves if the session element around the element is never defined', async () => {
      const clock = stopTime()
      class WaitingTable extends DeviceTableElement {}
      define('waiting-device-table', WaitingTable)
      const table = new WaitingTable()
      document.body.appendChild(document.createElement('waiting-session')).append(table)
      const ready = table.whenReady()
      expect(await hasSettled(ready)).to.equal(false)
      clock.tick(31_000)
      await ready
      expect(table.session).to.equal(undefined)
    })
  })
})
