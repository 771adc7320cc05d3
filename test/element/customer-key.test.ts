import type { DeviceTableElement } from '../../elements/device-table.js'
import { findButton, notes, press, recordEvents, rowsOf, searchOf, settled, type, until } from './page.js'
import { addTableOf, LIST, loaded, onStage, platform } from './stage.js'

describe('Option customer-key', () => {
  onStage()
  // A session of a customer may not read itself.
  beforeEach(() =>
    platform.update({ faults: { '/client_sessions/get': { refuse: 'client_session_token_used_for_api_key' } } })
  )

  const customer = (token: string, key: string) => ({
    'client-session-token': token,
    'customer-key': key,
    endpoint: platform.endpoint
  })
  const tokensSent = () => new Set(platform.sent.map(({ headers }) => headers.get('client-session-token')))
  const searchText = (table: HTMLElement) => searchOf(table)?.value

  /** Opens the device table of a customer, searches for "front" and opens the found lock. */
  async function openFrontDoor(token: string, key: string): Promise<DeviceTableElement> {
    const table = await loaded(addTableOf(customer(token, key)), 6)
    type(searchOf(table), 'front')
    await until(() => rowsOf(table).length === 1)
    rowsOf(table)[0]?.click()
    await until(() => findButton(table, 'Unlock'))
    return table
  }

  async function untilSent(token: string): Promise<void> {
    await until(() => tokensSent().has(token))
    await settled()
  }

  it('shows the devices of a customer session after one check of its token, without an exchange', async () => {
    const token = await platform.token('jane')
    // A list that arrives first would prove that the token is valid.
    const release = platform.hold(LIST)
    const opened = openFrontDoor(token, 'customer_1')
    await until(() => platform.count('/workspaces/get') === 1)
    release()
    await opened
    expect([
      platform.count('/client_sessions/get'),
      platform.count('/workspaces/get'),
      platform.count(LIST)
    ]).to.deep.equal([1, 1, 1])
    expect(platform.count('/client_sessions/get_or_create')).to.equal(0)
    expect([...tokensSent()]).to.deep.equal([token])
    expect(notes.reports).to.deep.equal([])
  })

  it('keeps screen, input and store with a new token of the same customer', async () => {
    const [token, next] = [await platform.token('jane'), await platform.secondToken('jane')]
    const table = await openFrontDoor(token, 'customer_1')
    const store = table.session?.store
    const changes = recordEvents(table, 'session-change')
    table.setAttribute('client-session-token', next)
    await untilSent(next)
    expect(table.session?.store).to.equal(store)
    expect(findButton(table, 'Unlock')).not.to.equal(undefined)
    await press(table, 'Back')
    await until(() => searchText(table) === 'front')
    expect(changes).to.deep.equal([])
    expect(platform.count(LIST)).to.equal(1)
  })
})
