import {
  BackEvent,
  BeforeChangeEvent,
  DeviceClickEvent,
  DeviceRenameEvent,
  LockChangeEvent,
  PlatformErrorEvent,
  SessionChangeEvent
} from '../../elements/all-events.js'
import { isApiError, isNetworkError } from '../../src/client/index.js'
import {
  add,
  alertOf,
  findButton,
  notes,
  press,
  recordEvents,
  rowOf,
  rowsOf,
  settled,
  textOf,
  type,
  until
} from './page.js'
import { client, onStage, platform, startPlatform } from './stage.js'

describe('Events of an element', () => {
  onStage()

  const addTable = () => add('x-device-table', { properties: { client } })
  const addLock = (deviceId = 'device_front_door') => add('x-lock-details', { properties: { client, deviceId } })

  const rename = async (element: HTMLElement, name: string): Promise<void> => {
    await press(element, 'Edit name')
    type(await until(() => element.shadowRoot?.querySelector<HTMLInputElement>('[aria-label="Device name"]')), name)
    await press(element, 'Save')
  }

  it('have a class each, bubble, and cross shadow roots', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = host.attachShadow({ mode: 'open' })
    const events: Event[] = []
    const names = [
      'session-change',
      'back',
      'before-change',
      'device-click',
      'lock-change',
      'device-rename',
      'platform-error'
    ] as const
    for (const name of names) document.body.addEventListener(name, (event) => events.push(event))
    const table = add('x-device-table', { properties: { client, showBack: true } }, root)
    ;(await rowOf(table, 'Front Door')).click()
    await press(table, 'Unlock')
    await until(() => events.at(-1)?.type === 'lock-change')
    await rename(table, 'Main Door')
    await until(() => events.at(-1)?.type === 'device-rename')
    platform.update({ faults: { '/devices/update': { status: 400 } } })
    await rename(table, 'Gate')
    await until(() => events.at(-1)?.type === 'platform-error')
    // The field keeps the name that was not saved.
    await press(table, 'Cancel')
    await press(table, 'Back')
    await rowOf(table, 'Main Door')
    await press(table, 'Back')
    expect(events.map(({ type }) => type)).to.deep.equal([
      'session-change',
      'device-click',
      'before-change',
      'lock-change',
      'before-change',
      'device-rename',
      'before-change',
      'platform-error',
      'back'
    ])
    const classes = [
      SessionChangeEvent,
      DeviceClickEvent,
      BeforeChangeEvent,
      LockChangeEvent,
      BeforeChangeEvent,
      DeviceRenameEvent,
      BeforeChangeEvent,
      PlatformErrorEvent,
      BackEvent
    ]
    for (const [index, event] of events.entries()) {
      expect(event).to.be.instanceOf(classes[index] ?? CustomEvent)
      expect(event).to.include({ bubbles: true, composed: true })
      expect(event.cancelable).to.equal(['device-click', 'before-change'].includes(event.type))
    }
  })

  it('report the client when it is created and when it changes', async () => {
    const table = addTable()
    const changes = recordEvents(table, 'session-change')
    expect(table.session).to.equal(undefined)
    await rowOf(table, 'Front Door')
    expect(changes.map(({ detail }) => detail.client)).to.deep.equal([client])
    expect(table.session?.client).to.equal(client)
    expect(table.session?.store.getState().shown.devices.size).to.equal(6)
    const other = await startPlatform({ size: 2 }).clientOf('joe')
    table.client = other
    await until(() => rowsOf(table).length === 2)
    expect(changes.map(({ detail }) => detail.client)).to.deep.equal([client, other])
    expect(table.session?.client).to.equal(other)
  })

  describe('before-change', () => {
    it('contains the operation and its parameters before the request is sent', async () => {
      const lock = addLock()
      const calls: [string, number][] = []
      lock.addEventListener('before-change', ({ detail }) => {
        calls.push([detail.operation, platform.count('/locks/unlock_door')])
        expect(detail.params).to.deep.equal({ device_id: 'device_front_door' })
      })
      const changes = recordEvents(lock, 'lock-change')
      await press(lock, 'Unlock')
      await until(() => changes.length)
      expect(calls).to.deep.equal([['locks.unlockDoor', 0]])
      expect(changes[0]?.detail).to.deep.equal({ device_id: 'device_front_door', locked: false })
      await until(() => findButton(lock, 'Lock'))
    })

    it('sends nothing and keeps the displayed state if it is canceled', async () => {
      const lock = addLock()
      lock.addEventListener('before-change', (event) => event.preventDefault())
      const changes = recordEvents(lock, 'lock-change')
      await press(lock, 'Unlock')
      await settled()
      expect(platform.count('/locks/unlock_door')).to.equal(0)
      expect(findButton(lock, 'Unlock')).not.to.equal(undefined)
      expect(textOf(lock)).to.include('Locked')
      expect(changes).to.deep.equal([])
      await rename(lock, 'Main Door')
      await settled()
      expect(platform.count('/devices/update')).to.equal(0)
      expect(textOf(lock)).to.include('Front Door')
      expect(notes.reports).to.deep.equal([])
    })

    it('can be canceled by a listener on an ancestor', async () => {
      const lock = addLock()
      const cancel = (event: Event): void => event.preventDefault()
      document.body.addEventListener('before-change', cancel)
      await press(lock, 'Unlock')
      await settled()
      document.body.removeEventListener('before-change', cancel)
      expect(platform.count('/locks/unlock_door')).to.equal(0)
    })

    it('is followed by the request with the new name', async () => {
      const lock = addLock()
      const renames = recordEvents(lock, 'device-rename')
      await rename(lock, 'Main Door')
      await until(() => renames.length)
      expect(renames[0]?.detail).to.deep.equal({ device_id: 'device_front_door', name: 'Main Door' })
    })
  })

  describe('platform-error', () => {
    it('reports an error once, however many components observe the failed query', async () => {
      platform.update({ faults: { '/devices/list': { status: 409, error: { type: 'broken', message: 'Broken.' } } } })
      const table = addTable()
      await until(() => alertOf(table).includes('Broken.'))
      await until(() => notes.reports.length)
      await settled()
      table.heading = 'Doors'
      await settled()
      expect(notes.reports).to.have.length(1)
      const { error, operation } = notes.reports[0]?.detail ?? {}
      expect(operation).to.equal('devices.list')
      expect(isApiError(error) && error.code).to.equal('broken')
    })

    it('reports a different error again', async () => {
      platform.update({ faults: { '/devices/list': { status: 409, times: 2 } } })
      const table = addTable()
      await press(table, 'Try again')
      await until(() => notes.reports.length === 2)
      expect(new Set(notes.reports.map(({ detail }) => detail.error)).size).to.equal(2)
      await press(table, 'Try again')
      await rowOf(table, 'Front Door')
      expect(notes.reports).to.have.length(2)
    })

    it('reports a failed mutation', async () => {
      const lock = addLock()
      await until(() => findButton(lock, 'Unlock'))
      platform.update({ faults: { '/locks/unlock_door': { drop: true } } })
      await press(lock, 'Unlock')
      await until(() => notes.reports.length)
      await settled()
      const [report, another] = notes.reports
      expect(report?.detail.operation).to.equal('locks.unlockDoor')
      expect(isNetworkError(report?.detail.error)).to.equal(true)
      expect(another).to.equal(undefined)
      expect(report?.target).to.equal(lock)
    })
  })
})
