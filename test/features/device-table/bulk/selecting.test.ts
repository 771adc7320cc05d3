import { recordChanges } from '../../../record-changes.js'
import { recordEvents, settled, until, useCleanPage } from '../../support/stage.js'
import { search } from '../../support/table.js'
import { barOf, checkAll, checkedOf, checkOf, doors, headOf, selectableTable } from './many.js'

useCleanPage()

describe('Selection in the device table', () => {
  it('is available only if selectable is set', async () => {
    const { table } = await selectableTable({ devices: doors(2) })
    table.element.selectable = false
    await until(() => table.root.querySelector('.row-check') === null)
    expect(table.root.querySelector('.select-all') === null).to.equal(true)
  })

  it('dispatches selection-change for single rows, ranges and all rows', async () => {
    const { table } = await selectableTable({ devices: doors(6) })
    const events = recordEvents(table, 'selection-change')
    checkOf(table, 'Door 2').click()
    await settled()
    expect(checkedOf(table)).to.deep.equal(['Door 2'])
    expect(headOf(table)).to.equal('1 selectedClear')
    checkOf(table, 'Door 5').dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true, cancelable: true }))
    await settled()
    expect(checkedOf(table)).to.deep.equal(['Door 2', 'Door 3', 'Door 4', 'Door 5'])
    checkAll(table).click()
    await settled()
    expect(headOf(table)).to.contain('6 selected')
    await table.press('button', 'Clear')
    await settled()
    expect(table.root.activeElement === checkAll(table)).to.equal(true)
    const counts = events.map(({ detail }) => ('device_ids' in detail ? detail.device_ids.length : undefined))
    expect(counts).to.deep.equal([1, 4, 6, 0])
  })

  it('selects all search results and is kept across searches', async () => {
    const { table } = await selectableTable({ devices: doors(12) })
    await search(table, 'Door 1')
    expect(headOf(table)).to.equal('Select all 4')
    checkAll(table).click()
    await search(table, '')
    expect(checkedOf(table)).to.deep.equal(['Door 1', 'Door 10', 'Door 11', 'Door 12'])
    expect([checkAll(table).ariaLabel, headOf(table)]).to.deep.equal(['Select all 12', '4 selectedClear'])
    expect([checkAll(table).checked, checkAll(table).indeterminate]).to.deep.equal([false, true])
    await search(table, 'nothing of that name')
    expect(barOf(table)).to.contain('Lock 4 locks')
  })

  it('selects only rows of groups that are not collapsed', async () => {
    const { table } = await selectableTable({ devices: [...doors(2), { kind: 'thermostat', name: 'Hall' }] })
    table.element.view = { group: 'kind' }
    const group = await table.find('button', /^Locks?\b.*2/)
    group.click()
    await settled()
    expect(headOf(table)).to.equal('Select all 1')
    checkAll(table).click()
    await settled()
    expect(barOf(table)).not.to.contain('Lock 2 locks')
    group.click()
    await settled()
    expect(checkedOf(table)).to.deep.equal(['Hall'])
  })

  it('says how many locks the buttons of a narrow element lock and unlock', async () => {
    const { table } = await selectableTable({ devices: doors(3) })
    table.element.style.inlineSize = '360px'
    checkAll(table).click()
    await until(() => barOf(table).includes('Lock (3)'))
    expect(table.names('button', /\(3\)$/)).to.deep.equal(['Lock (3)', 'Unlock (3)'])
  })

  it('does not open a device and is kept while one is open', async () => {
    const { table } = await selectableTable({ devices: doors(3) })
    checkOf(table, 'Door 2').click()
    await settled()
    expect(table.element.openedDeviceId).to.equal(undefined)
    await table.press('row', 'Door 1')
    await table.press('button', 'Back')
    await until(() => table.all('row').length === 3)
    expect(checkedOf(table)).to.deep.equal(['Door 2'])
  })

  it('drops deleted devices', async () => {
    const { table, platform } = await selectableTable({ devices: doors(3) })
    const events = recordEvents(table, 'selection-change')
    checkAll(table).click()
    await settled()
    const { ids } = { ids: events.flatMap(({ detail }) => ('device_ids' in detail ? detail.device_ids : [])) }
    const devices = await platform.client.devices.list()
    platform.update({
      faults: { '/devices/list': { body: { devices: devices.slice(1), pagination: { has_next_page: false } } } }
    })
    await table.element.refresh()
    await settled()
    expect(ids).to.have.length(3)
    expect(headOf(table)).to.contain('2 selected')
  })

  it('re-renders only the toggled row of 5,000 selected ones', async () => {
    const { table } = await selectableTable({ size: 5000 })
    await until(() => headOf(table) === 'Select all 5,000')
    checkAll(table).click()
    await until(() => headOf(table).includes('5,000 selected'))
    const changes = recordChanges(table.root.querySelector('ul') ?? table.root)
    const [first] = table.root.querySelectorAll<HTMLInputElement>('.row-check')
    first?.click()
    await until(() => headOf(table).includes('4,999 selected'))
    expect(new Set(changes.take()).size).to.be.at.most(1)
  })
})
