import { expect } from 'chai'
import type { DeviceTableElement } from '../../elements/device-table.js'
import {
  add,
  findButton,
  notes,
  press,
  recordEvents,
  rowNames,
  rowsOf,
  searchOf,
  settled,
  type,
  until
} from './page.js'
import { addTableOf, loaded, platform, onStage } from './stage.js'

const LIST = '/devices/list'
const SESSION = '/client_sessions/get'
const WORKSPACE = '/workspaces/get'

describe('Option customer-key', () => {
  onStage()
  // A session of a customer may not read itself.
  beforeEach(() => platform.update({ faults: { [SESSION]: { refuse: 'client_session_token_used_for_api_key' } } }))

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
    await until(() => platform.count(WORKSPACE) === 1)
    release()
    await opened
    expect([platform.count(SESSION), platform.count(WORKSPACE), platform.count(LIST)]).to.deep.equal([1, 1, 1])
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

  it('closes the screen and discards the input with the token of another customer', async () => {
    const [token, next] = [await platform.token('jane'), await platform.token('joe')]
    const table = await openFrontDoor(token, 'customer_1')
    const store = table.session?.store
    Object.assign(table, { customerKey: 'customer_2', clientSessionToken: next })
    await loaded(table, 6)
    expect(table.session?.store).not.to.equal(store)
    expect(findButton(table, 'Unlock')).to.equal(undefined)
    expect(searchText(table)).to.equal('')
    expect(platform.sent.at(-1)?.headers.get('client-session-token')).to.equal(next)
  })

  it('separates two customers on one page: each element sends its own token and shows only its own devices', async () => {
    const [first, second] = [await platform.token('jane'), await platform.token('joe')]
    const realFetch = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      const { url, headers } = request
      const response = await realFetch(request)
      if (!url.endsWith(LIST)) return response
      const isFirst = headers.get('client-session-token') === first
      const { devices, ...rest } = await response.json()
      const own = devices.filter((_: unknown, index: number) => index % 2 === (isFirst ? 0 : 1))
      return Response.json({ ...rest, devices: own })
    }
    const session = add('x-session', { attributes: customer(second, 'customer_2') })
    const tables = [addTableOf(customer(first, 'customer_1')), addTableOf({}, session), addTableOf({}, session)]
    for (const table of tables) await loaded(table, 3)
    const [own, ...shared] = tables.map((table) => rowNames(table))
    expect(shared[0]).to.deep.equal(shared[1])
    expect(own?.filter((name) => shared[0]?.includes(name))).to.deep.equal([])
    expect(new Set(tables.map((table) => table.session?.store)).size).to.equal(2)
    const lists = platform.sent.filter(({ path }) => path === LIST)
    expect(lists.map(({ headers }) => headers.get('client-session-token')).toSorted()).to.deep.equal(
      [first, second].toSorted()
    )
  })

  it('is never sent, neither in an address nor in a header or a body', async () => {
    const [token, next] = [await platform.token('jane'), await platform.secondToken('jane')]
    const table = await openFrontDoor(token, 'secret_customer')
    table.setAttribute('client-session-token', next)
    await untilSent(next)
    const sent = platform.sent.map(({ path, body, headers }) => JSON.stringify([path, body, [...headers]]))
    expect(sent.length).to.be.greaterThan(3)
    expect(sent.filter((text) => text.includes('secret_customer'))).to.deep.equal([])
  })
})
