import { cleanUpAfterEach, setup, until } from '../support/setup.js'

const DEVICES = [
  { kind: 'lock', name: 'Cellar' },
  { kind: 'lock', name: 'Attic' },
  { kind: 'lock', name: 'Barn' },
  { kind: 'lock', name: 'Door' },
  { kind: 'lock', name: 'Entrance' },
  { kind: 'lock', name: 'Flat' },
  { kind: 'lock', name: 'Garage' }
] as const
const SORTED = ['Attic', 'Barn', 'Cellar', 'Door', 'Entrance', 'Flat', 'Garage']

describe('Column heads of the device table', () => {
  cleanUpAfterEach()

  // First, because later tests have the code of views.
  it('keep focus and rows while the code of views loads', async () => {
    const { screen: table } = await setup('x-device-table', { devices: DEVICES, width: 900 })
    const head = await table.find('button', 'Device')
    head.focus()
    head.click()
    await until(() => table.element.view !== undefined)
    expect(table.rowNames).to.have.length(DEVICES.length)
    await until(() => table.rowNames.join() === SORTED.join())
    expect(table.focused).to.equal('Device')
  })

  it('sort by name and back to newest first', async () => {
    const { screen: table } = await setup('x-device-table', { devices: DEVICES, width: 900 })
    const { rowNames: newest } = table
    await table.press('button', 'Device')
    await until(() => table.rowNames.join() === SORTED.join())
    expect(table.element.view).to.deep.equal({ sort: 'name' })
    expect((await table.find('button', 'Device')).ariaPressed).to.equal('true')
    await table.press('button', 'Device')
    await until(() => table.rowNames.join() === newest.join())
    expect(table.element.view).to.equal(undefined)
  })

  it('keep groups and filters when they sort', async () => {
    const view = { group: 'kind', filter: { kinds: ['lock'] } } as const
    const { screen: table } = await setup('x-device-table', { devices: DEVICES, view, width: 900 })
    await table.press('button', 'Needs')
    await until(() => table.element.view?.sort === 'issues')
    expect(table.element.view).to.deep.equal({ sort: 'issues', ...view })
  })

  it('do not sort if the host does', async () => {
    const properties = { deviceComparator: () => 0 }
    const { screen: table } = await setup('x-device-table', { devices: DEVICES, ...properties, width: 900 })
    expect(table.text).to.contain('Needs')
    expect(table.names('button')).not.to.include('Needs')
  })

  it('are not shown in a narrow element', async () => {
    const { screen: table } = await setup('x-device-table', { devices: DEVICES, width: 320 })
    const needs = await table.find('button', 'Needs')
    expect(needs.checkVisibility()).to.equal(false)
  })
})
