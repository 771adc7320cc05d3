import { moveTo } from '../move.js'
import { add, headingOf, notes, searchOf, textOf, until } from './page.js'
import { addTable, client, loaded, onStage, openPlatform } from './stage.js'

describe('Appearance of an element', () => {
  onStage()

  describe('locale', () => {
    const languageOf = (table: HTMLElement): string | undefined => searchOf(table)?.closest<HTMLElement>('[lang]')?.lang

    it('sets the language of texts and numbers', async () => {
      const table = addTable({ locale: 'de-AT' })
      await until(() => headingOf(table).startsWith('Geräte'))
      expect(languageOf(table)).to.equal('de-AT')
      table.removeAttribute('locale')
      await until(() => headingOf(table).startsWith('Devices'))
      expect(languageOf(table)).to.match(/^en\b/)
    })

    it('is inherited from the nearest lang attribute, and follows its changes', async () => {
      document.documentElement.lang = 'de'
      const section = document.body.appendChild(document.createElement('section'))
      section.lang = 'en'
      const table = add('x-device-table', { properties: { client } }, section)
      await until(() => headingOf(table).startsWith('Devices'))
      section.removeAttribute('lang')
      await until(() => headingOf(table).startsWith('Geräte'))
      table.lang = 'en-GB'
      await until(() => headingOf(table).startsWith('Devices'))
    })

    it('changes when the element is moved to an ancestor with another lang attribute', async () => {
      const german = document.body.appendChild(document.createElement('section'))
      german.lang = 'de'
      const table = addTable()
      await until(() => headingOf(table).startsWith('Devices'))
      german.append(table)
      await until(() => headingOf(table).startsWith('Geräte'))
      moveTo(table, document.body)
      await until(() => headingOf(table).startsWith('Devices'))
    })

    it('is inherited across shadow roots, and follows changes there', async () => {
      const host = document.body.appendChild(document.createElement('div'))
      const inner = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('section'))
      host.lang = 'de'
      const table = add('x-device-table', { properties: { client } }, inner)
      await until(() => headingOf(table).startsWith('Geräte'))
      inner.lang = 'en'
      await until(() => headingOf(table).startsWith('Devices'))
    })

    it('is English if the page has no language, an unknown language or an invalid one', async () => {
      for (const lang of ['', 'pl', 'not valid!']) {
        document.documentElement.lang = lang
        const table = addTable()
        await loaded(table)
        expect(headingOf(table)).to.equal('Devices 6')
        expect(languageOf(table)).to.match(/^en\b/)
      }
      expect(notes.reports).to.deep.equal([])
    })
  })

  describe('box', () => {
    const boxOf = (tag: Parameters<typeof add>[0]): readonly string[] => {
      const { display, minInlineSize, containerType } = getComputedStyle(add(tag))
      return [display, minInlineSize, containerType]
    }

    it('exists before anything is rendered', () => {
      expect(boxOf('x-device-table')).to.deep.equal(['block', 'min(280px, 100%)', 'inline-size'])
      expect(boxOf('x-connect-account')).to.deep.equal(['block', '0px', 'normal'])
    })

    it('does not exist for a session element, which can be hidden', () => {
      const session = add('x-session')
      expect(getComputedStyle(session).display).to.equal('contents')
      session.hidden = true
      expect(getComputedStyle(session).display).to.equal('none')
    })
  })

  describe('theme', () => {
    const scheme = (table: HTMLElement): string => getComputedStyle(table).colorScheme

    for (const [theme, expected] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['auto', 'light dark']
    ] as const) {
      it(`is ${theme} by attribute and by property`, async () => {
        const [first, second] = [addTable({ theme }), addTable({}, { theme })]
        await until(() => scheme(first) === expected && scheme(second) === expected)
      })
    }

    it('is read from the attribute in browsers without custom states', async () => {
      const states = Object.getOwnPropertyDescriptor(ElementInternals.prototype, 'states') ?? {}
      Object.defineProperty(ElementInternals.prototype, 'states', { configurable: true, value: undefined })
      const table = addTable({ theme: 'dark' })
      Object.defineProperty(ElementInternals.prototype, 'states', states)
      await loaded(table)
      expect(scheme(table)).to.equal('dark')
    })

    it('is inherited from the page if it is not set', async () => {
      document.body.style.colorScheme = 'dark'
      const table = addTable({ theme: 'light' })
      await until(() => scheme(table) === 'light')
      const light = getComputedStyle(table).backgroundColor
      table.removeAttribute('theme')
      await until(() => scheme(table) === 'dark')
      expect(getComputedStyle(table).backgroundColor).not.to.equal(light)
      document.body.style.colorScheme = ''
    })
  })

  describe('messages', () => {
    it('replace the default texts in every language', async () => {
      const table = addTable(
        {},
        { messages: { deviceTable: { heading: 'Doors', count: (count) => `${count} doors` } } }
      )
      await until(() => headingOf(table).startsWith('Doors'))
      expect(searchOf(table)?.placeholder).to.equal('Search devices')
      await until(() => textOf(table).includes('6 doors'))
      table.locale = 'de'
      await until(() => searchOf(table)?.placeholder === 'Geräte suchen')
      expect(headingOf(table)).to.match(/^Doors/)
      table.messages = undefined
      await until(() => headingOf(table).startsWith('Geräte'))
    })

    it('can contain unknown texts, such as those of another version', async () => {
      const messages = { deviceTable: { heading: 'Doors', more: 'More' }, weather: { sun: 'Sun' } }
      const table = addTable({}, { messages })
      await until(() => headingOf(table).startsWith('Doors'))
      expect(notes.reports).to.deep.equal([])
    })
  })

  describe('functions of the host', () => {
    beforeEach(() => openPlatform({ size: 30 }))

    it('hide the issues that they reject', async () => {
      const table = addTable()
      await loaded(table)
      await until(() => /device issue/.test(textOf(table)))
      table.errorFilter = () => false
      await until(() => textOf(table).includes('Devices & accounts OK'))
    })
  })
})
