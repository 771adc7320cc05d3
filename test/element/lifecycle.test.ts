import { expect } from 'chai'
import { canMoveBefore, moveTo } from '../move.js'
import { defineElements } from '../../elements/define-elements.js'
import { importCopy } from './copy-of-module.js'
import {
  add,
  all,
  findButton,
  headingOf,
  recordEvents,
  make,
  press,
  rowNames,
  rowOf,
  rowsOf,
  searchOf,
  settled,
  stopTime,
  textOf,
  type,
  until
} from './page.js'
import { addTable, addTableOf, client, loaded, platform, onStage } from './stage.js'
import { keyOf, startPlatform } from './test-platform.js'

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
      const configuration: { listeners: Set<unknown> } = Reflect.get(globalThis, Symbol.for('latchkey.configuration.3'))
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

  describe('Move within the page', () => {
    let elsewhere: HTMLElement
    beforeEach(() => {
      elsewhere = document.body.appendChild(document.createElement('section'))
    })

    const moves: Record<string, (element: HTMLElement) => void> = {
      'by append': (element) => elsewhere.append(element),
      'by removal and insertion in one turn': (element) => {
        element.remove()
        elsewhere.prepend(element)
      },
      'together with its parent': (element) => {
        const container = document.createElement('div')
        element.before(container)
        container.append(element)
        elsewhere.append(container)
      },
      'by moveBefore, or append without support for it': (element) => moveTo(element, elsewhere)
    }

    for (const [how, move] of Object.entries(moves)) {
      it(`${how} keeps the typed text`, async () => {
        const table = await loaded(addTable(), 6)
        const changes = recordEvents(table, 'session-change')
        type(searchOf(table), 'front')
        await until(() => rowsOf(table).length === 1)
        move(table)
        await settled()
        expect(searchOf(table)?.value).to.equal('front')
        expect(rowNames(table)).to.deep.equal(['Front Door'])
        expect(platform.count('/devices/list')).to.equal(1)
        expect(changes).to.deep.equal([])
        type(searchOf(table), '')
        await until(() => rowsOf(table).length === 6)
      })

      it(`${how} keeps the open screen`, async () => {
        const table = await loaded(addTable(), 6)
        ;(await rowOf(table, 'Front Door')).click()
        // The last part of the details that sends a request.
        await until(() => findButton(table, 'Show all activity'))
        await settled()
        const initialCount = platform.count()
        move(table)
        await settled()
        expect(headingOf(table)).to.equal('Device')
        expect(platform.count()).to.equal(initialCount)
        await press(table, 'Back')
        await until(() => rowsOf(table).length === 6)
      })

      it(`${how} into another session element uses the other session`, async () => {
        const other = startPlatform({ size: 2 })
        const session = add('x-session', { properties: { client: await other.client('jane') } }, elsewhere)
        const home = add('x-session', { properties: { client } })
        const table = add('x-device-table', {}, home)
        await until(() => rowsOf(table).length === 6)
        elsewhere = session
        move(table)
        await until(() => rowsOf(table).length === 2)
      })
    }

    it('keeps the focus with moveBefore, and the field to focus otherwise', async () => {
      const table = await loaded(addTable(), 6)
      const search = searchOf(table)
      search?.focus()
      moveTo(table, elsewhere)
      await settled()
      if (!canMoveBefore) search?.focus()
      expect(search).to.equal(searchOf(table))
      expect(table.shadowRoot?.activeElement).to.equal(search)
    })
  })

  describe('Adoption by another document', () => {
    it('keeps the element styled and working', async () => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      frame.width = '600'
      const inner = frame.contentDocument
      if (!inner) throw new Error('There is no document.')
      inner.documentElement.lang = 'de'
      const table = await loaded(addTable(), 6)
      table.theme = 'dark'
      inner.body.append(table)
      await until(() => headingOf(table).startsWith('Geräte'))
      const styles = frame.contentWindow?.getComputedStyle(table)
      await until(() => styles?.colorScheme === 'dark')
      expect(styles?.display).to.equal('block')
      expect(table.shadowRoot?.adoptedStyleSheets).not.to.have.length(0)
      type(searchOf(table), 'front')
      await until(() => rowsOf(table).length === 1)
      rowsOf(table)[0]?.click()
      await until(() => textOf(table).includes('Entriegeln'))
      document.body.append(table)
      // The element is created again in the new document, so the open screen is lost.
      await until(() => headingOf(table).startsWith('Devices'))
      expect(getComputedStyle(table).display).to.equal('block')
    })

    it('finds the session element in the new document', async () => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      const inner = frame.contentDocument
      if (!inner) throw new Error('There is no document.')
      const host = inner.body.appendChild(inner.createElement('div'))
      const session = make('x-session', { properties: { client } })
      inner.body.append(session)
      session.append(host)
      const table = make('x-device-table')
      host.attachShadow({ mode: 'open' }).append(table)
      await until(() => rowsOf(table).length === 6)
    })
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

    it('by a second copy of the bundle shares sessions, configuration and session elements with the first', async () => {
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
      const session = add('x-session', { properties: { client: await startPlatform({ size: 2 }).client('joe') } })
      session.append(copied)
      await until(() => rowsOf(copied).length === 2)
    })
  })

  it('renders no style elements, scripts or links', async () => {
    const table = await loaded(addTable(), 6)
    expect(all(table, 'style, script, link')).to.deep.equal([])
  })
})
