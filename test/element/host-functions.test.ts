import type { DeviceTableElement } from '../../elements/device-table.js'
import { clickEnabled } from '../enabled.js'
import {
  add,
  all,
  findButton,
  headingOf,
  notes,
  rowNames,
  rowsOf,
  settled,
  takeFailures,
  textOf,
  until
} from './page.js'
import { addTable, client, loaded, onStage, platform } from './stage.js'

const broken = (): never => {
  throw new Error('The host is broken.')
}

/** Passes values that the types forbid. */
const given = (properties: object): object => properties

describe('Host function', () => {
  onStage()

  const operations = (): string[] => notes.reports.map(({ detail }) => detail.operation)
  const warningsOf = (name: string): string[] => notes.warnings.filter((warning) => warning.includes(` ${name} `))

  describe('as an option', () => {
    const comparisons: Record<string, unknown> = {
      NaN: NaN,
      nothing: undefined,
      'a string': 'first',
      'a boolean': true,
      'a bigint': 1n,
      'an infinite number': -Infinity
    }
    for (const [what, response] of Object.entries(comparisons)) {
      it(`can return ${what} from a comparator`, async () => {
        const table = addTable({}, given({ deviceComparator: () => response }))
        await loaded(table, 6)
        await settled()
        expect(notes.reports).to.deep.equal([])
      })
    }

    const incomparable: Record<string, unknown> = {
      'a symbol': Symbol('first'),
      'an object without a value': Object.create(null)
    }
    for (const [what, response] of Object.entries(incomparable)) {
      it(`is reported once and replaced if its comparator returns ${what}`, async () => {
        const plain = addTable()
        const table = addTable({}, given({ deviceComparator: () => response }))
        await loaded(plain, 6)
        await until(() => notes.reports.length)
        await until(() => rowNames(table).join() === rowNames(plain).join())
        expect(operations()).to.deep.equal(['deviceComparator'])
        expect(warningsOf('device-comparator')).to.have.length(1)
      })
    }

    for (const name of ['deviceFilter', 'errorFilter', 'warningFilter'] as const) {
      it(`can return any value from a filter: ${name}`, async () => {
        for (const response of [1, 'yes', {}, Object.create(null), Symbol('yes'), Promise.resolve(false)]) {
          const table = await loaded(addTable({}, given({ [name]: () => response })), 6)
          table.remove()
        }
        if (name === 'deviceFilter') {
          for (const response of [0, '', undefined, null, NaN]) {
            const table = addTable({}, given({ deviceFilter: () => response }))
            await until(() => textOf(table).includes('Sorry, no devices were found'))
          }
        }
        expect(notes.reports).to.deep.equal([])
      })
    }

    it('is reported once if a host passes a new function with the same error at each report, without an endless loop', async () => {
      const table = addTable()
      let renderings = 0
      const render = (): void => {
        renderings += 1
        table.deviceFilter = () => broken()
      }
      table.addEventListener('platform-error', render)
      render()
      await until(() => notes.reports.length)
      await settled()
      expect(renderings).to.equal(2)
      expect(notes.reports).to.have.length(1)
      expect(rowsOf(table)).to.have.length(6)
      table.deviceFilter = () => {
        throw new Error('It is broken in another way.')
      }
      await until(() => notes.reports.length === 2)
    })
  })

  describe('as a message', () => {
    const bad: Record<string, () => unknown> = {
      throws: broken,
      'throws a value that is no error': () => {
        throw undefined
      },
      'returns a number': () => 5,
      'returns undefined': () => undefined,
      'returns an object': () => ({ toString: broken })
    }
    for (const [what, count] of Object.entries(bad)) {
      it(`is reported once by name if it ${what}, and only that text is replaced`, async () => {
        const messages = { deviceTable: { heading: 'Doors', count }, general: { refresh: 'Anew' } }
        const table = addTable({}, given({ messages }))
        await until(() => textOf(table).includes('6 devices'))
        await until(() => notes.reports.length)
        await settled()
        expect(headingOf(table)).to.match(/^Doors/)
        expect(operations()).to.deep.equal(['messages.deviceTable.count'])
        expect(notes.reports[0]?.target).to.equal(table)
        expect(warningsOf('messages.deviceTable.count')).to.have.length(1)

        table.locale = 'de'
        await until(() => textOf(table).includes('6 Geräte'))
        table.locale = 'en'
        await until(() => textOf(table).includes('6 devices'))
        await settled()
        expect(operations()).to.have.length(1)
        expect(table.messages).to.equal(messages)
      })
    }

    it('is called again if it is replaced by another function', async () => {
      const table = addTable({}, given({ messages: { deviceTable: { count: broken } } }))
      await until(() => notes.reports.length)
      table.messages = { deviceTable: { count: (count) => `${count} doors` } }
      await until(() => textOf(table).includes('6 doors'))
    })

    it('is reported by each element in which it fails', async () => {
      const messages = { deviceTable: { count: broken } }
      const tables = [1, 2].map(() => addTable({}, given({ messages })))
      await until(() => notes.reports.length === tables.length)
      await settled()
      expect(notes.reports.map(({ target }) => target)).to.have.members(tables)
      expect(operations()).to.deep.equal(['messages.deviceTable.count', 'messages.deviceTable.count'])
    })

    it('can use the other texts', async () => {
      const messages: DeviceTableElement['messages'] = {
        deviceTable: {
          heading: 'Doors',
          count(this: { heading: string }, count: number) {
            return `${count} ${this.heading.toLowerCase()}`
          }
        }
      }
      const table = addTable({}, { messages })
      await until(() => textOf(table).includes('6 doors'))
      expect(notes.reports).to.deep.equal([])
    })

    it('does not prevent a command if it throws', async () => {
      const lock = add('x-lock-details', {
        properties: { client, deviceId: 'device_front_door', ...given({ messages: { lock: { accessCodes: broken } } }) }
      })
      const unlock = await until(() => findButton(lock, 'Unlock'))
      await clickEnabled(unlock)
      await until(() => findButton(lock, 'Lock'))
      await until(() => notes.reports.length)
      expect(operations()).to.deep.equal(['messages.lock.accessCodes'])
    })
  })

  describe('as a getter that throws', () => {
    it('leaves the element without custom messages', async () => {
      const general = {
        get back(): never {
          return broken()
        }
      }
      const table = addTable()
      await loaded(table, 6)
      for (const messages of [
        { general },
        {
          get general(): never {
            return broken()
          }
        }
      ]) {
        expect(() => Object.assign(table, { messages, heading: 'Doors' })).not.to.throw()
      }
      await until(() => headingOf(table).startsWith('Doors'))
      await until(() => notes.reports.length === 2)
      expect(operations()).to.deep.equal(['options', 'options'])
    })

    it('leaves out only its message if it throws later', async () => {
      let isBroken = false
      const messages = {
        deviceTable: {
          heading: 'Doors',
          get search(): string {
            return isBroken ? broken() : 'Find'
          }
        }
      }
      const table = addTable({}, { messages })
      await until(() => all(table, 'input[type=search][placeholder=Find]').length)
      isBroken = true
      table.locale = 'de'
      await until(() => all(table, 'input[type=search][placeholder="Geräte suchen"]').length)
      expect(headingOf(table)).to.match(/^Doors/)
      await until(() => notes.reports.length)
      expect(operations()).to.deep.equal(['messages.deviceTable.search'])
    })

    it('leaves the connect account button without custom metadata', async () => {
      const customMetadata = {
        get building(): never {
          return broken()
        }
      }
      const button = add('x-connect-account', { properties: { client } })
      button.addEventListener('connect-webview', (event) => event.preventDefault())
      expect(() => Object.assign(button, { customMetadata })).not.to.throw()
      ;(await until(() => findButton(button, 'Connect Account'))).click()
      await until(() => platform.count('/connect_webviews/create') === 1)
      expect(operations()).to.deep.equal(['options'])
    })
  })

  afterEach(() => expect(takeFailures()).to.deep.equal({ errors: [], uncaught: [] }))
})
