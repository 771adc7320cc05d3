import { defineElements } from '../../elements/define-elements.js'
import type { DeviceTableElement } from '../../elements/device-table.js'
import { make, notes, rowsOf, searchOf, settled, until } from './page.js'
import { addTable, addTableOf, client, loaded, onStage, platform } from './stage.js'

const FRONT = 'device_front_door'
const BACK = 'device_back_door'

describe('Option in another spelling', () => {
  onStage()

  for (const attribute of ['deviceids', 'deviceIds', 'device_ids', 'DEVICE-IDS']) {
    it(`works as ${attribute}, including changes and removal`, async () => {
      const table = await loaded(addTable({ [attribute]: FRONT }), 1)
      expect(table.deviceIds).to.deep.equal([FRONT])
      table.setAttribute(attribute, `["${FRONT}","${BACK}"]`)
      await loaded(table, 2)
      table.removeAttribute(attribute)
      await loaded(table, 6)
      expect(notes.warnings).to.deep.equal([])
    })
  }

  for (const [value, isShown] of [
    ['', false],
    ['true', false],
    ['disablesearch', false],
    ['false', true],
    [' False ', true]
  ] as const) {
    it(`disablesearch="${value}" ${isShown ? 'shows' : 'hides'} the search`, async () => {
      const table = await loaded(addTable({ disablesearch: value }), 6)
      expect(searchOf(table) !== null).to.equal(isShown)
    })
  }

  it('works for numbers and keys too', async () => {
    const { publishableKey: publishablekey, endpoint } = platform
    const table = addTableOf({ publishablekey, useridentifierkey: 'jane', endpoint, timeout: '5000' })
    await loaded(table, 6)
    expect(table.timeout).to.equal(5000)
    expect(platform.sent[0]?.body).to.deep.equal({ user_identifier_key: 'jane' })
  })

  it('is overridden by the documented spelling, in either order', async () => {
    const table = await loaded(addTable({ 'device-ids': FRONT, deviceids: 'other' }), 1)
    const reversed = await loaded(addTable({ deviceids: 'other', 'device-ids': FRONT }), 1)
    for (const each of [table, reversed]) expect(each.deviceIds).to.deep.equal([FRONT])
    table.setAttribute('deviceids', BACK)
    expect(table.deviceIds).to.deep.equal([FRONT])
    table.removeAttribute('device-ids')
    expect(table.deviceIds).to.deep.equal([BACK])
    table.setAttribute('device-ids', FRONT)
    expect(table.deviceIds).to.deep.equal([FRONT])
    table.removeAttribute('deviceids')
    expect(table.deviceIds).to.deep.equal([FRONT])
    table.deviceIds = [BACK]
    table.setAttribute('deviceids', 'other')
    expect(table.deviceIds).to.deep.equal([BACK])
  })
})

describe('Option set before the element is defined', () => {
  onStage()
  let defined = 0

  /**
   * Creates an element like a framework that runs before the definition, and defines it after or before the insertion.
   */
  async function defineLate(
    prepare: (table: HTMLElement, define: () => void) => Node | undefined
  ): Promise<DeviceTableElement> {
    const prefix = `late${(defined += 1)}`
    const table = document.createElement(`${prefix}-device-table`)
    const define = (): void => defineElements({ prefix })
    const node = prepare(table, define) ?? table
    document.body.append(node)
    define()
    return until(() => document.querySelector<DeviceTableElement>(`${prefix}-device-table`))
  }

  it('is used if a framework wrote all options as attributes', async () => {
    const table = await defineLate((table) => {
      Object.assign(table, { client })
      for (const [name, value] of Object.entries({ deviceIds: [FRONT, BACK], disableSearch: true })) {
        table.setAttribute(name, String(value))
      }
      return undefined
    })
    await loaded(table, 2)
    expect(searchOf(table)).to.equal(null)
    expect(platform.sent.map(({ body }) => body['device_ids'])).to.deep.equal([[FRONT, BACK]])
  })

  for (const [how, prepare] of Object.entries<(table: HTMLElement, define: () => void) => Node | undefined>({
    'by Object.defineProperty': (table) => {
      Object.defineProperty(table, 'deviceIds', {
        value: [FRONT],
        configurable: true,
        enumerable: false,
        writable: false
      })
      return undefined
    },
    'as an accessor of the element itself': (table) => {
      Object.defineProperty(table, 'deviceIds', { get: () => [FRONT], configurable: true })
      return undefined
    },
    'on a clone of template content': (table) => {
      const template = document.createElement('template')
      template.content.append(document.createElement(table.localName))
      const copy = template.content.cloneNode(true).firstChild
      if (copy) Object.assign(copy, { client, deviceIds: [FRONT] })
      return copy ?? undefined
    },
    'and upgraded by hand, while it is not in the page': (table, define) => {
      Object.assign(table, { deviceIds: [BACK] })
      define()
      customElements.upgrade(table)
      Object.assign(table, { deviceIds: [FRONT] })
      return undefined
    },
    'as undefined, beside an attribute': (table) => {
      table.setAttribute('device-ids', FRONT)
      Object.assign(table, { deviceIds: undefined })
      return undefined
    }
  })) {
    it(`is used if it was set ${how}`, async () => {
      const table = await defineLate((table, define) => {
        Object.assign(table, { client })
        return prepare(table, define)
      })
      await loaded(table, 1)
      expect(table.deviceIds).to.deep.equal([FRONT])
      table.deviceIds = undefined
      await loaded(table, 6)
      expect(notes.warnings).to.deep.equal([])
    })
  }

  it('is kept on a detached element that was created by its class, and used after insertion', async () => {
    const table = make('x-device-table', { properties: { client } })
    table.deviceIds = [FRONT]
    await settled()
    expect(rowsOf(table)).to.have.length(0)
    expect(table.deviceIds).to.deep.equal([FRONT])
    document.body.append(table)
    await loaded(table, 1)
  })
})
