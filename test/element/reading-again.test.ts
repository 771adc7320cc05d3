import { expect } from 'chai'
import { add, all, make, rowOf, rowsOf, settled, textOf, until } from './page.js'
import { addTable, client, loaded, onStage, platform } from './stage.js'
import { keyOf } from './test-platform.js'

const LIST = '/devices/list'
const EXCHANGE = '/client_sessions/get_or_create'
const REFUSED = { status: 400, message: 'No.' }

const lists = (): number => platform.count(LIST)

describe('A host that has an element read again', () => {
  onStage()

  it('waits until what is new is shown', async () => {
    const table = await loaded(addTable(), 6)
    await client.devices.update({ device_id: 'device_garage', name: 'Carport' })
    await table.refresh()
    expect(textOf(table)).to.include('Carport')
    expect(lists()).to.equal(2)
  })

  it('has one read for all the elements that show the same, and for all that ask at once', async () => {
    const tables = [addTable(), addTable(), addTable()]
    for (const table of tables) await loaded(table, 6)
    expect(lists()).to.equal(1)
    await Promise.all([...tables, ...tables].map((table) => table.refresh()))
    expect(lists()).to.equal(2)
  })

  it('is told what is true after it asked, by one more read however many ask', async () => {
    const table = await loaded(addTable(), 6)
    platform.update({ latency: 20 })
    const before = table.refresh()
    await until(() => lists() === 2)
    await client.devices.update({ device_id: 'device_garage', name: 'Carport' })
    const after = Promise.all([table.refresh(), table.refresh()])
    await before
    await after
    expect(lists()).to.equal(3)
    expect(textOf(table)).to.include('Carport')
  })

  it('has what is shown now read, and nothing else', async () => {
    const table = await loaded(addTable(), 6)
    ;(await rowOf(table, 'Garage')).click()
    await until(() => all(table, '.lock-codes').length > 0)
    await settled()
    const before = platform.sent.length
    await table.refresh()
    const paths = platform.sent.slice(before).map(({ path }) => path)
    // The table stays behind its details.
    expect(paths.toSorted()).to.deep.equal(
      ['/access_codes/list', '/connected_accounts/get', '/devices/get', '/events/list', LIST].toSorted()
    )
  })

  it('waits no longer than until it has failed, which is told as ever', async () => {
    const table = await loaded(addTable(), 6)
    platform.update({ faults: { [LIST]: REFUSED } })
    await table.refresh()
    expect(textOf(table)).to.include('Devices could not be loaded')
    expect(rowsOf(table)).to.have.length(6)
  })

  it('has a session made that could not be made', async () => {
    platform.update({ faults: { [EXCHANGE]: REFUSED } })
    const table = add('x-device-table', { attributes: keyOf(platform) })
    await table.whenReady()
    expect(rowsOf(table)).to.have.length(0)
    platform.update({ faults: {} })
    await table.refresh()
    expect(rowsOf(table)).to.have.length(6)
    platform.update({ faults: { [EXCHANGE]: REFUSED } })
    const session = add('x-session', { attributes: keyOf(platform, 'joe') })
    await session.whenReady()
    platform.update({ faults: {} })
    await session.refresh()
    expect(session.session?.client).to.be.an('object')
  })

  it('waits for nothing where there is nothing to read', async () => {
    await make('x-device-table').refresh()
    await add('x-device-table').refresh()
    const table = addTable()
    const read = table.refresh()
    table.remove()
    await read
    const later = await loaded(addTable(), 6)
    platform.update({ latency: 600_000 })
    const removed = later.refresh()
    later.remove()
    await removed
    // A session that is never made is not waited for either.
    const connecting = add('x-device-table', { attributes: keyOf(platform, 'joe') })
    await until(() => platform.count(EXCHANGE))
    const never = connecting.refresh()
    connecting.remove()
    await never
  })
})
