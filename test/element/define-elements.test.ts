import { defineElements } from '../../elements/index.js'
import { rowsOf, until } from './page.js'
import { client, onStage } from './stage.js'

describe('defineElements', () => {
  onStage()

  async function expectElements(prefix: string): Promise<void> {
    const table = document.createElement(`${prefix}-device-table`)
    Object.assign(table, { client })
    document.body.append(table)
    await until(() => rowsOf(table).length === 6)
  }

  for (const prefix of ['x-acme', 'x-', 'acme2.main_part']) {
    it(`registers every element with the prefix ${prefix}`, async () => {
      defineElements({ prefix })
      await expectElements(prefix)
      for (const name of ['session', 'lock-details', 'access-code-form']) {
        expect(customElements.get(`${prefix}-${name}`), name).not.to.equal(undefined)
      }
    })
  }

  it('registers a prefix only once, and never combines two prefixes', async () => {
    defineElements({ prefix: 'x-once' })
    const defined = customElements.get('x-once-device-table')
    defineElements({ prefix: 'x-once' })
    expect(customElements.get('x-once-device-table')).to.equal(defined)
    defineElements({ prefix: 'more' })
    expect(customElements.get('more-once-device-table')).to.equal(undefined)
    await expectElements('more')
  })

  for (const [what, options] of Object.entries({
    'no options': undefined,
    'an empty prefix': { prefix: '' },
    'a prefix with a space': { prefix: 'my app' },
    'a prefix that starts with a digit': { prefix: '3d' },
    'a prefix that is a number': { prefix: 5 },
    'a prefix that is a symbol': { prefix: Symbol('acme') },
    'a string instead of options': 'acme'
  })) {
    it(`throws a helpful error for ${what}`, () => {
      expect(() => Reflect.apply(defineElements, undefined, [options])).to.throw(TypeError, "{ prefix: 'acme' }")
    })
  }
})
