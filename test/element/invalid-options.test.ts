import { defineElements } from '../../elements/define-elements.js'
import { headingOf, make, notes, rowsOf, searchOf, settled, until } from './page.js'
import { addTable, client, onStage } from './stage.js'

describe('Options of an element', () => {
  onStage()

  describe('with invalid values', () => {
    const bad: readonly (readonly [string, 'attribute' | 'property', string, unknown])[] = [
      ['a list of broken JSON', 'attribute', 'device-ids', '["device_front_door"'],
      ['a list of numbers', 'attribute', 'device-ids', '[1, 2]'],
      ['an unknown theme', 'attribute', 'theme', 'neon'],
      ['an invalid locale', 'attribute', 'locale', 'no locale!'],
      ['a list that is a number', 'property', 'deviceIds', 5],
      ['a string that is an object', 'property', 'heading', {}],
      ['a string that is NaN', 'property', 'heading', NaN],
      ['a boolean that is an object', 'property', 'disableSearch', {}],
      ['a filter that is a string', 'property', 'deviceFilter', 'Front'],
      ['an error filter that is an object', 'property', 'errorFilter', {}],
      ['messages that are a number', 'property', 'messages', 5],
      [
        'messages of the wrong kind',
        'property',
        'messages',
        { general: { reload: {} }, deviceTable: { count: 'some' } }
      ],
      ['messages whose group is a string', 'property', 'messages', { general: 'Reload' }],
      ['a key that is an object', 'property', 'publishableKey', { secret: 'seam_pk_secret' }]
    ]
    const set = (table: HTMLElement, kind: string, name: string, value: unknown): void => {
      if (kind === 'attribute') table.setAttribute(name, String(value))
      else Reflect.set(table, name, value)
    }
    const attribute = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

    const expectReport = (name: string): void => {
      const about = notes.warnings.filter((warning) => warning.includes(` ${attribute(name)} `))
      expect(about, notes.warnings.join()).to.have.length(1)
      expect(about[0]).to.include('x-device-table')
      expect(notes.reports).to.have.length(1)
      const { detail } = notes.reports[0] ?? {}
      expect(detail?.operation).to.equal('options')
      expect(detail?.error).to.be.an('error').with.property('message').that.includes(attribute(name))
      expect(JSON.stringify(notes.warnings)).not.to.include('secret')
    }

    for (const [what, kind, name, value] of bad) {
      it(`are reported once and use the default: ${what}`, async () => {
        const table = addTable()
        await until(() => rowsOf(table).length === 6)
        set(table, kind, name, value)
        set(table, kind, name, value)
        await settled()
        expectReport(name)
        expect(Reflect.get(table, kind === 'attribute' ? name.replace('-i', 'I') : name)).to.equal(undefined)
        expect(rowsOf(table)).to.have.length(6)
        expect(headingOf(table)).to.equal('Devices 6')
        expect(searchOf(table)).not.to.equal(null)
      })
    }

    for (const [what, kind, name, value] of bad.filter((each) => each[2] === 'theme' || each[2] === 'deviceIds')) {
      it(`are reported to listeners in the place where the element is inserted later: ${what}`, async () => {
        const table = make('x-device-table', { properties: { client } })
        set(table, kind, name, value)
        document.body.append(table)
        await until(() => rowsOf(table).length === 6)
        expectReport(name)
      })
    }

    it('do not prevent the element from being defined', async () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<broken-device-table device-ids="[" theme="neon" locale="?" disable-search="maybe"></broken-device-table>'
      )
      const table = document.querySelector('broken-device-table')
      if (!table) throw new Error('It is gone.')
      defineElements({ prefix: 'broken' })
      Object.assign(table, { client })
      await until(() => rowsOf(table).length === 6)
      expect(notes.reports.map(({ target }) => target)).to.deep.equal([table, table, table])
      expect(notes.warnings).to.have.length(3)
    })

    it('are reported again if they are invalid in another way, and no longer reported once they are valid', async () => {
      const table = addTable({ theme: 'neon' })
      await until(() => notes.reports.length === 1)
      table.setAttribute('theme', 'sepia')
      await until(() => notes.reports.length === 2)
      table.setAttribute('theme', 'dark')
      await until(() => getComputedStyle(table).colorScheme === 'dark')
      expect(notes.reports).to.have.length(2)
    })
  })
})
