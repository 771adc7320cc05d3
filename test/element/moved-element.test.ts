import { canMoveBefore, moveTo } from '../move.js'
import {
  add,
  findButton,
  headingOf,
  make,
  press,
  recordEvents,
  rowNames,
  rowOf,
  rowsOf,
  searchOf,
  settled,
  textOf,
  type,
  until
} from './page.js'
import { addTable, client, loaded, onStage, platform, startPlatform } from './stage.js'

describe('Element', () => {
  onStage()

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
      it(`keeps the typed text when moved ${how}`, async () => {
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

      it(`keeps the open screen when moved ${how}`, async () => {
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

      it(`uses the session of the session element around it when moved ${how}`, async () => {
        const other = startPlatform({ size: 2 })
        const session = add('x-session', { properties: { client: await other.clientOf('jane') } }, elsewhere)
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
})
