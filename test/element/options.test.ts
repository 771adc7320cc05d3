import { defineElements } from '../../elements/define-elements.js'
import type { DeviceTableElement } from '../../elements/device-table.js'
import { headingOf, make, rowNames, rowsOf, searchOf, settled, until } from './page.js'
import { addTable, client, loaded, onStage, platform, startPlatform } from './stage.js'

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
      const otherClient = await other.clientOf('jane')
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
