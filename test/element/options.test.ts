import { expect } from 'chai'
import { defineElements } from '../../elements/define-elements.js'
import type { DeviceTableElement } from '../../elements/device-table.js'
import { headingOf, make, notes, rowNames, rowsOf, searchOf, settled, until } from './page.js'
import { addTable, client, loaded, platform, onStage } from './stage.js'
import { startPlatform } from './test-platform.js'

describe('Options of an element', () => {
  onStage()

  describe('in any order, at any time', () => {
    it('can be set as an attribute before the element is connected', async () => {
      const table = await loaded(addTable({ heading: 'Doors' }))
      expect(headingOf(table)).to.match(/^Doors/)
    })

    it('can be set as a property before the element is connected', async () => {
      const table = await loaded(addTable({}, { heading: 'Doors' }))
      expect(headingOf(table)).to.match(/^Doors/)
    })

    it('can be set later as attributes and properties, and the last one applies', async () => {
      const table = addTable()
      await loaded(table)
      table.heading = 'Doors'
      await until(() => headingOf(table).startsWith('Doors'))
      table.setAttribute('heading', 'Locks')
      await until(() => headingOf(table).startsWith('Locks'))
      table.heading = 'Gates'
      await until(() => headingOf(table).startsWith('Gates'))
    })

    for (const [how, reset] of Object.entries<(table: DeviceTableElement) => void>({
      'a removed attribute': (table) => table.removeAttribute('heading'),
      'an undefined property': (table) => {
        table.heading = undefined
      },
      'a null property': (table) => Reflect.set(table, 'heading', null),
      'an empty string': (table) => {
        table.heading = ''
      }
    })) {
      it(`return to the default by ${how}`, async () => {
        const table = addTable({ heading: 'Doors' })
        await until(() => headingOf(table).startsWith('Doors'))
        reset(table)
        await until(() => headingOf(table).startsWith('Devices'))
        expect(table.heading).to.equal(undefined)
      })
    }

    it('can be set before the element is defined', async () => {
      const early = document.createElement('early-device-table')
      early.setAttribute('disable-search', '')
      Object.assign(early, { client, heading: 'Doors', deviceFilter: () => true })
      document.body.append(early)
      defineElements({ prefix: 'early' })
      await loaded(early)
      expect(headingOf(early)).to.match(/^Doors/)
      expect(searchOf(early)).to.equal(null)
      Object.assign(early, { heading: 'Gates' })
      await until(() => headingOf(early).startsWith('Gates'))
    })

    it('can be set before the element is upgraded outside of the page', async () => {
      const detached = document.createElement('upgraded-device-table')
      Object.assign(detached, { client, heading: 'Doors' })
      defineElements({ prefix: 'upgraded' })
      customElements.upgrade(detached)
      Object.assign(detached, { heading: 'Gates' })
      document.body.append(detached)
      await loaded(detached)
      expect(headingOf(detached)).to.match(/^Gates/)
    })

    it('can be set while the element is detached', async () => {
      const table = addTable()
      await loaded(table)
      table.remove()
      await settled()
      table.heading = 'Doors'
      document.body.append(table)
      await until(() => headingOf(table).startsWith('Doors'))
    })

    it('cause one request if several are set in one turn', async () => {
      const other = startPlatform()
      const table = addTable()
      await loaded(table)
      const initialCount = platform.count()
      const otherClient = await other.client('jane')
      table.deviceIds = ['device_front_door']
      table.client = otherClient
      await until(() => rowsOf(table).length === 1)
      expect(platform.count()).to.equal(initialCount)
      expect(other.sent.map(({ body }) => body['device_ids'])).to.deep.equal([['device_front_door']])
    })

    it('cause no request if a list is set to an equal list', async () => {
      const table = addTable({ 'device-ids': 'device_front_door' })
      await loaded(table)
      const initialCount = platform.count()
      table.deviceIds = ['device_front_door']
      table.setAttribute('device-ids', '["device_front_door"]')
      await settled()
      expect(platform.count()).to.equal(initialCount)
    })
  })

  describe('with boolean values', () => {
    for (const [value, isOn] of Object.entries({
      '': true,
      true: true,
      'disable-search': true,
      false: false,
      FALSE: false
    })) {
      it(`are ${isOn ? 'on' : 'off'} if the attribute value is "${value}"`, async () => {
        const table = await loaded(addTable({ 'disable-search': value }))
        expect(searchOf(table) === null).to.equal(isOn)
      })
    }

    it('are off without the attribute, and again when it is removed', async () => {
      const table = addTable()
      await until(() => searchOf(table))
      table.setAttribute('disable-search', '')
      await until(() => !searchOf(table))
      table.removeAttribute('disable-search')
      await until(() => searchOf(table))
    })

    it('can be set by a property', async () => {
      const table = addTable({}, { disableSearch: true })
      await loaded(table)
      expect(searchOf(table)).to.equal(null)
      table.disableSearch = false
      await until(() => searchOf(table))
    })
  })

  describe('with lists', () => {
    const both = ['Back Door', 'Front Door']
    for (const value of [
      'device_front_door,device_back_door',
      ' device_front_door , device_back_door, ',
      '["device_front_door","device_back_door"]',
      '\n[ "device_front_door", "device_back_door" ]'
    ]) {
      it(`are parsed from ${JSON.stringify(value)}`, async () => {
        const table = addTable({ 'device-ids': value })
        await until(() => rowsOf(table).length === 2)
        expect(rowNames(table).toSorted()).to.deep.equal(both)
      })
    }

    it('can be set by a property', async () => {
      const table = addTable({}, { deviceIds: ['device_front_door', 'device_back_door'] })
      await until(() => rowsOf(table).length === 2)
      expect(rowNames(table).toSorted()).to.deep.equal(both)
    })

    it('are trimmed and lose their blank items, however they are set', async () => {
      const ids = ['device_front_door\r', ' ', ' device_back_door']
      for (const table of [addTable({}, { deviceIds: ids }), addTable({ 'device-ids': JSON.stringify(ids) })]) {
        await until(() => rowsOf(table).length === 2)
        expect(rowNames(table).toSorted()).to.deep.equal(both)
      }
    })

    it('are read again if the given array was modified', async () => {
      const ids = ['device_front_door']
      const table = addTable({}, { deviceIds: ids })
      await until(() => rowsOf(table).length === 1)
      ids.push('device_back_door')
      await settled()
      expect(rowsOf(table)).to.have.length(1)
      table.deviceIds = ids
      await until(() => rowsOf(table).length === 2)
    })
  })

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

  it('are never reflected from properties to attributes', async () => {
    const table = addTable(
      { heading: 'Doors' },
      {
        deviceFilter: () => true,
        deviceIds: ['device_front_door'],
        errorFilter: () => true,
        messages: {},
        theme: 'dark'
      }
    )
    await loaded(table)
    expect(table.getAttributeNames()).to.deep.equal(['heading'])
    expect(table.theme).to.equal('dark')
    expect(table.deviceIds).to.deep.equal(['device_front_door'])
  })

  it('are readable as properties with any value', () => {
    const table = make('x-device-table')
    for (const name of [
      'deviceIds',
      'heading',
      'publishableKey',
      'sandbox',
      'client',
      'errorFilter',
      'theme',
      'messages'
    ]) {
      expect(name in table, name).to.equal(true)
    }
  })
})
