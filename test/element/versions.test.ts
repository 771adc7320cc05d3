import { version } from '../../elements/index.js'
import { importCopy } from './copy-of-module.js'
import { add, notes, rowsOf, until } from './page.js'
import { client, onStage } from './stage.js'

const FIRST = Symbol.for('latchkey.version')

describe('Page with several copies of the bundle', () => {
  onStage()
  afterEach(() => void Reflect.set(globalThis, FIRST, version))

  const elements = async () => (await import('./elements-entry.js')).elementsUrl

  it('logs nothing for copies of the same version', async () => {
    const { version: ofCopy } = await importCopy(await elements())
    expect(ofCopy).to.equal(version)
    expect(notes.warnings).to.deep.equal([])
  })

  it('keeps the elements of the first version, and logs another version once', async () => {
    const defined = customElements.get('x-device-table')
    Reflect.set(globalThis, FIRST, '9.8.7')
    const { defineElements } = await importCopy(await elements())
    if (typeof defineElements !== 'function') throw new TypeError('It is no copy.')
    defineElements({ prefix: 'versions' })
    expect(notes.warnings).to.have.length(1)
    expect(notes.warnings[0]).to.include('9.8.7').and.to.include(version)
    expect(customElements.get('x-device-table')).to.equal(defined)
    const table = add('x-device-table', { properties: { client } })
    await until(() => rowsOf(table).length === 6)
  })
})
