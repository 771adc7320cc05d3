import { frozenCopy } from '../../src/element/events/frozen-copy.js'
import { untilEnabled } from '../enabled.js'
import { add, findButton, notes, press, recordEvents, settled, textOf, type, until } from './page.js'
import { client, onStage, platform } from './stage.js'

describe('before-change event', () => {
  onStage()

  const addLock = () => add('x-lock-details', { properties: { client, deviceId: 'device_front_door' } })
  const bodiesOf = (path: string) => platform.sent.filter((call) => call.path === path).map(({ body }) => body)

  it('contains a copy, so that a host cannot change the request', async () => {
    const lock = addLock()
    lock.addEventListener('before-change', ({ detail }) => {
      Reflect.set(detail.params, 'device_id', 'device_back_door')
      Reflect.deleteProperty(detail.params, 'device_id')
      Reflect.set(detail, 'params', { device_id: 'device_back_door' })
      Reflect.set(detail, 'operation', 'locks.lockDoor')
    })
    const changes = recordEvents(lock, 'lock-change')
    await press(lock, 'Unlock')
    await until(() => changes.length)
    expect(bodiesOf('/locks/unlock_door')).to.deep.equal([{ device_id: 'device_front_door' }])
    expect(changes[0]?.detail).to.deep.equal({ device_id: 'device_front_door', locked: false })
  })

  it('contains a frozen copy: writing throws in the host, and the request is sent anyway', async () => {
    const lock = addLock()
    const details: unknown[] = []
    lock.addEventListener('before-change', ({ detail }) => {
      try {
        Object.assign(detail.params, { name: 'Elsewhere' })
      } catch (error) {
        details.push(error)
      }
    })
    const renames = recordEvents(lock, 'device-rename')
    await press(lock, 'Edit name')
    type(await until(() => lock.shadowRoot?.querySelector<HTMLInputElement>('[aria-label="Device name"]')), 'Main Door')
    await press(lock, 'Save')
    await until(() => renames.length)
    expect(bodiesOf('/devices/update')).to.deep.equal([{ device_id: 'device_front_door', name: 'Main Door' }])
    expect(textOf(lock)).to.include('Main Door')
    expect(details).to.have.length(1)
    expect(details[0]).to.be.instanceOf(TypeError)
  })

  it('is not dispatched for a press while the same command is pending, even in an element off screen', async () => {
    const lock = addLock()
    await until(() => findButton(lock, 'Unlock'))
    const below = document.body.appendChild(document.createElement('div'))
    below.style.paddingBlockStart = '9000px'
    const unseen = add('x-lock-details', { properties: { client, deviceId: 'device_front_door' } }, below)
    await untilEnabled(await until(() => findButton(unseen, 'Unlock')))
    await settled()
    const events = recordEvents(document.body, 'before-change')
    await press(lock, 'Unlock')
    const button = findButton(unseen, 'Unlock')
    expect([button?.ariaBusy, button?.ariaDisabled]).to.deep.equal([null, null])
    button?.click()
    await settled()
    expect(events.map(({ target }) => target)).to.deep.equal([lock])
    expect(bodiesOf('/locks/unlock_door')).to.have.length(1)
  })

  it('contains deeply nested parameters that are read only at the time of the request', async () => {
    const button = add('x-connect-account', {
      properties: { client, customMetadata: { building: 'North', staff: true } }
    })
    button.addEventListener('connect-webview', (event) => event.preventDefault())
    const events = recordEvents(button, 'before-change')
    button.addEventListener('before-change', ({ detail }) => {
      const { custom_metadata } = detail.params
      Reflect.set(Object(custom_metadata), 'building', 'South')
      Reflect.set(Object(custom_metadata), 'floor', '3')
    })
    const pages = recordEvents(button, 'connect-webview')
    await press(button, 'Connect Account')
    await until(() => pages.length)
    const { client_session_id } = client.clientSession ?? {}
    const custom_metadata = { building: 'North', staff: true, client_session_id, user_identifier_key: 'jane' }
    expect(bodiesOf('/connect_webviews/create').map((body) => body['custom_metadata'])).to.deep.equal([custom_metadata])
    expect(events[0]?.detail.params).to.deep.include({ custom_metadata })
    expect(events[0]?.detail.params['custom_metadata']).to.satisfy(Object.isFrozen)
  })

  it('does not break a command if its parameters throw when they are read', async () => {
    let isBroken = false
    const customMetadata = {
      get building(): string {
        if (isBroken) throw new Error('The host is broken.')
        return 'North'
      }
    }
    const button = add('x-connect-account', { properties: { client, customMetadata } })
    const events = recordEvents(button, 'before-change')
    isBroken = true
    await press(button, 'Connect Account')
    await until(() => notes.reports.length)
    await settled()
    expect(events).to.have.length(1)
    expect(notes.reports.map(({ detail }) => detail.operation)).to.deep.equal(['connectWebviews.create'])
    expect(platform.count('/connect_webviews/create')).to.equal(0)
    expect(findButton(button, 'Connect Account')?.ariaBusy).not.to.equal('true')
  })
})

describe('frozenCopy', () => {
  it('copies nested data, and shares nothing with the original', () => {
    const data = { name: 'Door', ids: ['a', 'b'], window: { starts: null, days: [{ day: 1 }] }, later: undefined }
    const copy = frozenCopy(data)
    expect(copy).to.deep.equal(data)
    data.ids.push('c')
    data.window.days.length = 0
    expect(copy).to.deep.equal({
      name: 'Door',
      ids: ['a', 'b'],
      window: { starts: null, days: [{ day: 1 }] },
      later: undefined
    })
    const { window } = copy
    for (const part of [copy, copy['ids'], window, Reflect.get(Object(window), 'days')])
      expect(part).to.satisfy(Object.isFrozen)
  })

  it('omits values that a request cannot contain, without throwing', () => {
    const data: Record<string, unknown> = {
      act: () => 'x',
      acts: [() => 'x', 'y'],
      get broken(): never {
        throw new Error('It cannot be read.')
      }
    }
    data['itself'] = data
    data['list'] = [data]
    expect(frozenCopy(data)).to.deep.equal({
      act: undefined,
      acts: [undefined, 'y'],
      broken: undefined,
      itself: undefined,
      list: [undefined]
    })
  })

  it('copies an object twice if it occurs twice', () => {
    const zone = { name: 'UTC' }
    expect(frozenCopy({ starts: zone, ends: zone })).to.deep.equal({ starts: { name: 'UTC' }, ends: { name: 'UTC' } })
  })

  it('treats a name such as __proto__ like any other name', () => {
    const copy = frozenCopy(JSON.parse('{"__proto__":{"isAdmin":true}}'))
    expect(Reflect.get(copy, 'isAdmin')).to.equal(undefined)
    expect(Object.keys(copy)).to.deep.equal(['__proto__'])
  })
})
