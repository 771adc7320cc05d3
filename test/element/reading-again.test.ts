import { keyOf } from '../platform.js'
import { add, all, make, rowOf, rowsOf, settled, textOf, until } from './page.js'
import { addTable, client, loaded, onStage, platform } from './stage.js'

const REJECTED = { status: 409, message: 'No.' }

const lists = (): number => platform.count('/devices/list')

describe('refresh()', () => {
  onStage()

  it('resolves when the new data is shown', async () => {
    const table = await loaded(addTable(), 6)
    await client.devices.update({ device_id: 'device_garage', name: 'Carport' })
    await table.refresh()
    expect(textOf(table)).to.include('Carport')
    expect(lists()).to.equal(2)
  })

  it('sends one request for all elements with the same data, and for all calls at once', async () => {
    const tables = [addTable(), addTable(), addTable()]
    for (const table of tables) await loaded(table, 6)
    expect(lists()).to.equal(1)
    await Promise.all([...tables, ...tables].map((table) => table.refresh()))
    expect(lists()).to.equal(2)
  })

  it('returns data that is newer than the call, with one more request for several calls', async () => {
    const table = await loaded(addTable(), 6)
    platform.update({ latency: 20 })
    const previous = table.refresh()
    await until(() => lists() === 2)
    await client.devices.update({ device_id: 'device_garage', name: 'Carport' })
    const after = Promise.all([table.refresh(), table.refresh()])
    await previous
    await after
    expect(lists()).to.equal(3)
    expect(textOf(table)).to.include('Carport')
  })

  it('refetches the displayed data and nothing else', async () => {
    const table = await loaded(addTable(), 6)
    ;(await rowOf(table, 'Garage')).click()
    await until(() => all(table, '.lock-codes').length > 0)
    await settled()
    const initialCount = platform.sent.length
    await table.refresh()
    const paths = platform.sent.slice(initialCount).map(({ path }) => path)
    // The table is kept behind the details.
    expect(paths.toSorted()).to.deep.equal(
      ['/access_codes/list', '/connected_accounts/get', '/devices/get', '/events/list', '/devices/list'].toSorted()
    )
  })

  it('resolves when the refetch has failed, and the error is reported as usual', async () => {
    const table = await loaded(addTable(), 6)
    platform.update({ faults: { '/devices/list': REJECTED } })
    await table.refresh()
    expect(textOf(table)).to.include('Devices could not be loaded')
    expect(rowsOf(table)).to.have.length(6)
  })

  it('retries a session that could not be created', async () => {
    platform.update({ faults: { '/client_sessions/get_or_create': REJECTED } })
    const table = add('x-device-table', { attributes: keyOf(platform) })
    await table.whenReady()
    expect(rowsOf(table)).to.have.length(0)
    platform.update({ faults: {} })
    await table.refresh()
    expect(rowsOf(table)).to.have.length(6)
    platform.update({ faults: { '/client_sessions/get_or_create': REJECTED } })
    const session = add('x-session', { attributes: keyOf(platform, 'joe') })
    await session.whenReady()
    platform.update({ faults: {} })
    await session.refresh()
    expect(session.session?.client).to.be.an('object')
  })

  it('resolves at once if there is nothing to fetch', async () => {
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
    // A session that cannot be created does not block either.
    const connecting = add('x-device-table', { attributes: keyOf(platform, 'joe') })
    await until(() => platform.count('/client_sessions/get_or_create'))
    const never = connecting.refresh()
    connecting.remove()
    await never
  })
})
