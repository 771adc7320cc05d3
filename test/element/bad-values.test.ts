import type { DeviceTableElement } from '../../elements/device-table.js'
import { add, alertOf, notes, rowNames, rowsOf, settled, takeFailures, textOf, until } from './page.js'
import { addTable, client, loaded, onStage } from './stage.js'

const broken = (): never => {
  throw new Error('The host is broken.')
}

const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable([], {})
  revoke()
  return proxy
}

const LISTS = ['deviceIds', 'connectedAccountIds'] as const

describe('Element with invalid values', () => {
  onStage()
  afterEach(() => expect(takeFailures()).to.deep.equal({ errors: [], uncaught: [] }))

  /** Values that throw when they are read or converted carelessly. */
  const VALUES: Record<string, unknown> = {
    'a symbol': Symbol('secret'),
    'a bigint': 5n,
    NaN: NaN,
    'an object whose toString throws': {
      toString: broken,
      valueOf: broken,
      [Symbol.toPrimitive]: broken,
      toJSON: broken
    },
    'an object without a prototype': Object.create(null),
    'an object whose properties throw': {
      get general(): never {
        return broken()
      }
    },
    'an array of symbols': [Symbol('secret')],
    'an array whose items throw': Object.defineProperty(['secret'], 0, { get: broken }),
    'a revoked proxy': revoked(),
    'a proxy whose traps throw': new Proxy({}, { get: broken, has: broken, ownKeys: broken, getPrototypeOf: broken }),
    'a function': () => 'secret'
  }
  for (const [what, value] of Object.entries(VALUES)) {
    it(`survives ${what} in each of its options`, async () => {
      const table = await loaded(addTable(), 6)
      const NAMES = [
        ...LISTS,
        ...([
          'heading',
          'disableSearch',
          'showBack',
          'disableTelemetry',
          'locale',
          'theme',
          'appearance',
          'messages',
          'client'
        ] as const),
        ...(['deviceFilter', 'deviceComparator', 'errorFilter', 'warningFilter', 'queryKeyPrefix', 'endpoint'] as const)
      ] satisfies readonly (keyof DeviceTableElement)[]
      for (const name of NAMES) {
        expect(() => Reflect.set(table, name, value), name).not.to.throw()
        await settled()
        expect(() => Reflect.set(table, name, name === 'client' ? client : undefined), name).not.to.throw()
      }
      await until(() => rowsOf(table).length === 6 && alertOf(table) === '')
      expect(notes.warnings.join()).not.to.include('secret')
      for (const { detail } of notes.reports) expect(detail.error).to.be.an('error')
    })
  }

  it('reports each value once, including NaN, unless it differs from the last value', async () => {
    const table = await loaded(addTable(), 6)
    for (const value of [NaN, NaN, Symbol.iterator, Symbol.iterator]) Reflect.set(table, 'deviceIds', value)
    await until(() => notes.reports.length === 2)
    expect(notes.warnings).to.have.length(2)
  })

  it('accepts frozen lists and sparse lists', async () => {
    const table = addTable({}, { deviceIds: Object.freeze(['device_front_door', 'device_back_door']) })
    await loaded(table, 2)
    const ids = ['device_front_door']
    ids[3] = 'device_back_door'
    table.deviceIds = ids
    await settled()
    expect(rowNames(table).toSorted()).to.deep.equal(['Back Door', 'Front Door'])
    expect(notes.reports).to.deep.equal([])
  })

  for (const ids of [[1, 2], ['device_front_door', null], [{}]]) {
    it(`shows all devices if the ids are ${JSON.stringify(ids)}`, async () => {
      const table = addTable()
      Reflect.set(table, 'deviceIds', ids)
      await loaded(table, 6)
      await until(() => notes.reports.length === 1)
      expect(table.deviceIds).to.equal(undefined)
    })
  }

  for (const locale of ['?', 'de-', 'en-US-u', '💥', 'a'.repeat(5000), '__proto__']) {
    it(`is in English if the locale is ${locale.slice(0, 20)}`, async () => {
      const table = await loaded(addTable({ locale }), 6)
      expect(textOf(table)).to.include('Devices 6')
      document.documentElement.lang = locale
      table.removeAttribute('locale')
      await settled()
      expect(textOf(table)).to.include('Devices 6')
    })
  }

  it('survives an object that only resembles a client', async () => {
    const platforms = [
      { createPaginator: 1, clientSessions: 1 },
      { createPaginator: broken, clientSessions: {} },
      {
        createPaginator: () => null,
        clientSessions: null,
        get devices(): never {
          return broken()
        }
      }
    ]
    for (const bad of platforms) {
      const table = add('x-device-table')
      Reflect.set(table, 'client', bad)
      await settled()
      Reflect.set(table, 'client', client)
      await loaded(table, 6)
    }
  })

  it('survives circular messages', async () => {
    const messages: Record<string, unknown> = { deviceTable: { heading: 'Doors' } }
    messages['general'] = messages
    messages['device'] = { titles: messages }
    const table = addTable()
    Reflect.set(table, 'messages', messages)
    await loaded(table, 6)
    await until(() => textOf(table).includes('Doors'))
  })
})
