import { defineElements } from '../../elements/define-elements.js'
import { keyOf } from '../platform.js'
import { importCopy } from './copy-of-module.js'
import { add, all, make, recordEvents, rowsOf, settled, stopTime, textOf, until } from './page.js'
import { addTable, addTableOf, client, loaded, onStage, platform, startPlatform } from './stage.js'

describe('Lifecycle of an element', () => {
  onStage()

  it('renders nothing and sends no requests before it is in the page', async () => {
    const { publishableKey, endpoint } = platform
    const attributes = { 'publishable-key': publishableKey, endpoint, theme: 'dark', heading: 'Doors' }
    const table = make('x-device-table', { attributes })
    const session = make('x-session', { attributes: { 'publishable-key': publishableKey, endpoint } })
    session.append(make('x-device-table'))
    await settled()
    expect(table.shadowRoot?.childNodes).to.have.length(0)
    expect(platform.count()).to.equal(0)
    expect(table.session).to.equal(undefined)
  })

  it('does nothing after it is removed', async () => {
    const table = await loaded(addTable(), 6)
    const { session } = table
    if (!session) throw new Error('There is no session.')
    table.remove()
    await until(() => table.session === undefined)
    const shown = textOf(table)
    const events = [recordEvents(table, 'session-change'), recordEvents(table, 'platform-error')]
    document.documentElement.lang = 'de'
    table.heading = 'Doors'
    table.setAttribute('endpoint', 'https://elsewhere.example')
    await settled()
    expect(events).to.deep.equal([[], []])
    // The retained content belongs to another session.
    expect(shown).to.include('Front Door')
    expect(textOf(table)).to.equal('')
    expect(platform.count('/devices/list')).to.equal(1)
  })

  it('leaves no observer and no listener behind when it is removed', async () => {
    const open = new Set<unknown>()
    const listeners = new Map<string, number>()
    const count = (name: string, by: number): void => void listeners.set(name, (listeners.get(name) ?? 0) + by)
    const { MutationObserver: RealMutationObserver, IntersectionObserver: RealIntersectionObserver } = globalThis
    const addListener = EventTarget.prototype.addEventListener
    const removeListener = EventTarget.prototype.removeEventListener
    globalThis.MutationObserver = class extends RealMutationObserver {
      override observe(...parameters: Parameters<MutationObserver['observe']>): void {
        open.add(this)
        super.observe(...parameters)
      }
      override disconnect(): void {
        open.delete(this)
        super.disconnect()
      }
    }
    globalThis.IntersectionObserver = class extends RealIntersectionObserver {
      override observe(...parameters: Parameters<IntersectionObserver['observe']>): void {
        open.add(this)
        super.observe(...parameters)
      }
      override disconnect(): void {
        open.delete(this)
        super.disconnect()
      }
    }
    try {
      await loaded(addTable(), 6)
      document.body.replaceChildren()
      await until(() => open.size === 0)
      await settled()
      listeners.clear()
      const changed = (by: number, name: string, target: unknown): void => {
        if (target === window || target === document) count(name, by)
      }
      EventTarget.prototype.addEventListener = function (name: string, ...rest) {
        changed(1, name, this)
        const [, options] = rest
        if (typeof options === 'object') options.signal?.addEventListener('abort', () => changed(-1, name, this))
        return addListener.call(this, name, ...rest)
      }
      EventTarget.prototype.removeEventListener = function (name: string, ...rest) {
        changed(-1, name, this)
        return removeListener.call(this, name, ...rest)
      }
      const table = await loaded(addTable(), 6)
      await until(() => open.size > 3)
      await settled()
      expect(open.size).to.equal(4)
      table.remove()
      await until(() => open.size === 0)
      await settled()
      const configuration: { listeners: Set<unknown> } = Reflect.get(globalThis, Symbol.for('latchkey.configuration.4'))
      expect(configuration.listeners.size).to.equal(0)
      expect([...listeners].filter(([, left]) => left !== 0)).to.deep.equal([])
    } finally {
      EventTarget.prototype.addEventListener = addListener
      EventTarget.prototype.removeEventListener = removeListener
      globalThis.MutationObserver = RealMutationObserver
      globalThis.IntersectionObserver = RealIntersectionObserver
    }
  })

  it('releases the session when the element is removed, and not before', async () => {
    const clock = stopTime()
    const [first, second] = [addTableOf(keyOf(platform)), addTableOf(keyOf(platform))]
    await until(() => rowsOf(first).length && rowsOf(second).length)
    first.remove()
    await settled()
    clock.tick(6 * 60_000)
    document.body.append(first)
    await until(() => first.session)
    expect(platform.count('/client_sessions/get_or_create')).to.equal(1)
    document.body.replaceChildren()
    await settled()
    clock.tick(6 * 60_000)
    document.body.append(first)
    await until(() => first.session)
    expect(platform.count('/client_sessions/get_or_create')).to.equal(2)
  })

  describe('Repeated definition', () => {
    it('keeps the first definition', async () => {
      const defined = customElements.get('x-device-table')
      defineElements({ prefix: 'x' })
      defineElements({ prefix: 'twice' })
      defineElements({ prefix: 'twice' })
      expect(customElements.get('x-device-table')).to.equal(defined)
      const other = document.createElement('twice-device-table')
      Object.assign(other, { client })
      document.body.append(other)
      const table = await loaded(addTable(), 6)
      await until(() => rowsOf(other).length === rowsOf(table).length)
      expect(platform.count('/devices/list')).to.equal(1)
    })

    it('shares sessions, configuration and session elements with the first copy of the bundle', async () => {
      const defined = customElements.get('x-device-table')
      const { elementsUrl } = await import('./elements-entry.js')
      const copy = await importCopy(elementsUrl)
      expect(customElements.get('x-device-table')).to.equal(defined)
      const { defineElements: defineCopies, configure: configureCopies } = copy
      if (typeof defineCopies !== 'function' || typeof configureCopies !== 'function')
        throw new TypeError('It is no copy.')
      expect(defineCopies).not.to.equal(defineElements)
      defineCopies({ prefix: 'copy' })
      const { publishableKey, endpoint } = platform
      configureCopies({ publishableKey, endpoint, userIdentifierKey: 'jane' })
      const table = add('x-device-table')
      const copied = document.body.appendChild(document.createElement('copy-device-table'))
      await until(() => rowsOf(table).length === 6 && rowsOf(copied).length === 6)
      expect(copied).not.to.be.instanceOf(Object.getPrototypeOf(defined))
      expect(platform.count('/client_sessions/get_or_create')).to.equal(1)
      expect(platform.count('/devices/list')).to.equal(1)
      const session = add('x-session', { properties: { client: await startPlatform({ size: 2 }).clientOf('joe') } })
      session.append(copied)
      await until(() => rowsOf(copied).length === 2)
    })
  })

  it('renders no style elements, scripts or links', async () => {
    const table = await loaded(addTable(), 6)
    expect(all(table, 'style, script, link')).to.deep.equal([])
  })
})
