import { expect } from 'chai'
import { configure } from '../../elements/index.js'
import { DeviceTableElement } from '../../elements/device-table.js'
import { SessionElement } from '../../elements/session.js'
import { define } from '../../src/element/define.js'
import {
  isInvalidOptionsError,
  isInvalidTokenError,
  isUnauthorizedError,
  type PlatformClient
} from '../../src/platform/index.js'
import {
  add,
  alertOf,
  all,
  findButton,
  headingOf,
  heard,
  make,
  notes,
  press,
  rowNames,
  rowOf,
  rowsOf,
  searchOf,
  settled,
  startPlatform,
  type TestPlatform,
  textOf,
  type,
  until,
  useFreshPage
} from './page.js'

const EXCHANGE = '/client_sessions/get_or_create'
const LIST = '/devices/list'

describe('The session of an element', () => {
  useFreshPage()
  let platform: TestPlatform
  let other: TestPlatform

  beforeEach(() => {
    platform = startPlatform()
    other = startPlatform({ size: 2 })
  })

  const keyOf = ({ publishableKey, endpoint }: TestPlatform, user = 'jane'): Record<string, string> => ({
    'publishable-key': publishableKey,
    'user-identifier-key': user,
    endpoint
  })
  const optionsOf = ({ publishableKey, endpoint }: TestPlatform, userIdentifierKey = 'jane') => ({
    publishableKey,
    endpoint,
    userIdentifierKey
  })
  const addTable = (attributes: Record<string, string> = {}, parent?: Node) => add('x-device-table', { attributes }, parent)
  const loaded = (table: HTMLElement, rows = 6) => until(() => rowsOf(table).length === rows)

  describe('comes from', () => {
    it('its own options, however far they are from complete', async () => {
      configure(optionsOf(platform))
      const session = add('x-session', { attributes: keyOf(platform) })
      const table = addTable(keyOf(other), session)
      const incomplete = addTable({ endpoint: other.endpoint }, session)
      await loaded(table, 2)
      await until(() => alertOf(incomplete).includes('publishable-key'))
      expect(platform.count(LIST)).to.equal(0)
    })

    it('the nearest session element, across shadow roots', async () => {
      const outer = add('x-session', { attributes: keyOf(other) })
      const inner = add('x-session', { attributes: keyOf(platform) }, outer)
      const host = inner.appendChild(document.createElement('div'))
      const table = addTable({}, host.attachShadow({ mode: 'open' }))
      const outside = addTable({}, outer)
      await loaded(table)
      await loaded(outside, 2)
    })

    it('the session element around the slot that it is in', async () => {
      const host = document.body.appendChild(document.createElement('div'))
      const session = add('x-session', { attributes: keyOf(platform) }, host.attachShadow({ mode: 'open' }))
      session.append(document.createElement('slot'))
      await loaded(addTable({}, host))
    })

    it('the session element further out where the nearest has no options of its own', async () => {
      const outer = add('x-session', { attributes: keyOf(platform) })
      const inner = add('x-session', {}, outer)
      await loaded(addTable({}, inner))
    })

    it('configure, where there is nothing nearer, also when that comes later', async () => {
      const table = addTable()
      await until(() => alertOf(table).includes('publishable-key'))
      configure(optionsOf(platform))
      await loaded(table)
      configure(optionsOf(other))
      await loaded(table, 2)
    })

    it('a session element that is defined after the elements inside it', async () => {
      configure(optionsOf(other))
      define('first-device-table', class extends DeviceTableElement {})
      const session = document.body.appendChild(document.createElement('first-session'))
      for (const [name, value] of Object.entries(keyOf(platform))) session.setAttribute(name, value)
      const table = session.appendChild(document.createElement('first-device-table'))
      await settled()
      expect(other.count()).to.equal(0)
      expect(notes.reports).to.deep.equal([])
      define('first-session', class extends SessionElement {})
      await loaded(table)
      expect(other.count()).to.equal(0)
    })

    it('further out where an element around it only looks like a session element', async () => {
      configure(optionsOf(platform))
      const host = document.body.appendChild(document.createElement('app-session'))
      await loaded(addTable({}, host))
    })
  })

  it('follows the options of the session element', async () => {
    const session = add('x-session', { attributes: keyOf(platform) })
    const [first, second] = [addTable({}, session), addTable({}, session)]
    await loaded(first)
    for (const [name, value] of Object.entries(keyOf(other))) session.setAttribute(name, value)
    await loaded(first, 2)
    await loaded(second, 2)
    expect(platform.count(EXCHANGE)).to.equal(1)
    expect(other.count(EXCHANGE)).to.equal(1)
    expect(other.count(LIST)).to.equal(1)
  })

  it('is there for the session element too, which shows what is inside it from the beginning', async () => {
    const session = make('x-session', { attributes: keyOf(platform) })
    session.append('Inside')
    document.body.append(session)
    expect(session.offsetHeight + session.getClientRects().length).to.be.greaterThan(0)
    expect(session.innerText).to.equal('Inside')
    const changes = heard(session, 'session-change')
    await until(() => session.session)
    expect(changes.map(({ detail }) => detail.client)).to.deep.equal([session.session?.client])
    session.remove()
    await settled()
    expect(session.session).to.equal(undefined)
  })

  describe('shared', () => {
    it('by the elements of the same credentials: one exchange, one list, one name', async () => {
      const tables = [addTable(keyOf(platform)), addTable(keyOf(platform))]
      const session = add('x-session', { attributes: { ...keyOf(platform), endpoint: `${platform.endpoint}/` } })
      tables.push(addTable({}, session))
      const [first, second, third] = tables
      if (!first || !second || !third) throw new Error('There is a table missing.')
      await Promise.all(tables.map((table) => loaded(table)))
      expect(platform.count(EXCHANGE)).to.equal(1)
      expect(platform.count(LIST)).to.equal(1)
      expect(first.session?.store).to.equal(third.session?.store)
      ;(await rowOf(first, 'Front Door')).click()
      await press(first, 'Edit name')
      type(first.shadowRoot?.querySelector('input') ?? null, 'Main Door')
      await press(first, 'Save')
      await rowOf(second, 'Main Door')
      await rowOf(third, 'Main Door')
      expect(platform.count(LIST)).to.equal(1)
    })

    it('by nobody else: not another user, not another platform', async () => {
      const tables = [addTable(keyOf(platform)), addTable(keyOf(platform, 'joe')), addTable(keyOf(other))]
      await Promise.all(tables.map((table) => until(() => rowsOf(table).length)))
      expect(new Set(tables.map(({ session }) => session?.store)).size).to.equal(3)
      expect(platform.count(EXCHANGE)).to.equal(2)
      expect(platform.count(LIST)).to.equal(2)
      expect(platform.sent.filter(({ path }) => path === EXCHANGE).map(({ body }) => body)).to.deep.equal([
        { user_identifier_key: 'jane' },
        { user_identifier_key: 'joe' }
      ])
      expect(other.count()).to.equal(2)
    })

    it('by whoever uses this browser where no user is named', async () => {
      const { 'user-identifier-key': _, ...key } = keyOf(platform)
      const [first, second] = [addTable(key), addTable(key)]
      await loaded(first)
      await loaded(second)
      const fingerprint = localStorage.getItem('latchkey_user_identifier_key')
      expect(fingerprint).to.match(/^fingerprint_\w+$/)
      const exchanges = platform.sent.filter(({ path }) => path === EXCHANGE)
      expect(exchanges.map(({ body }) => body)).to.deep.equal([{ user_identifier_key: fingerprint }])
      expect(notes.warnings.filter((warning) => warning.includes('userIdentifierKey'))).to.have.length(1)
    })

    it('by all elements with the same client', async () => {
      const client = await platform.client('jane')
      const [first, second] = [add('x-device-table', { properties: { client } }), add('x-device-table', { properties: { client } })]
      await loaded(first)
      await loaded(second)
      expect(platform.sent.map(({ path }) => path)).to.deep.equal([LIST])
      const own = add('x-device-table', { properties: { client: await platform.client('jane') } })
      await loaded(own)
      expect(own.session?.store).not.to.equal(first.session?.store)
    })
  })

  describe('query-key-prefix', () => {
    const addClient = (client: PlatformClient, queryKeyPrefix: string) =>
      add('x-device-table', { properties: { client, queryKeyPrefix } })

    it('is what the elements of one client share', async () => {
      const client = await platform.client('jane')
      const [first, second, third] = [addClient(client, 'a'), addClient(client, 'a'), addClient(client, 'b')]
      await Promise.all([loaded(first), loaded(second), loaded(third)])
      expect(first.session?.store).to.equal(second.session?.store)
      expect(first.session?.store).not.to.equal(third.session?.store)
      expect(platform.count(LIST)).to.equal(2)
    })

    it('refuses another client while one is in use', async () => {
      const first = addClient(await platform.client('jane'), 'c')
      await loaded(first)
      const client = await other.client('joe')
      const second = addClient(client, 'c')
      await until(() => alertOf(second).includes('query-key-prefix'))
      expect(isInvalidOptionsError(notes.reports[0]?.detail.error)).to.equal(true)
      expect(notes.reports).to.have.length(1)
      expect(other.count()).to.equal(0)
      second.queryKeyPrefix = 'd'
      await loaded(second, 2)
    })

    it('takes another client when nobody uses the one before', async () => {
      const first = addClient(await platform.client('jane'), 'e')
      await loaded(first)
      first.client = await other.client('joe')
      await loaded(first, 2)
      first.remove()
      await settled()
      await loaded(addClient(await platform.client('jane'), 'e'))
      expect(notes.reports).to.deep.equal([])
    })

    it('never lets two users share, whatever they have in common', async () => {
      const tables = ['jane', 'joe'].map((user) => addTable({ ...keyOf(platform, user), 'query-key-prefix': 'f' }))
      const elsewhere = addTable({ ...keyOf(other), 'query-key-prefix': 'f' })
      await loaded(elsewhere, 2)
      await Promise.all(tables.map((table) => loaded(table)))
      expect(new Set([...tables, elsewhere].map(({ session }) => session?.store)).size).to.equal(3)
    })
  })

  describe('that cannot be made', () => {
    const expectFault = async (table: HTMLElement, attribute: string): Promise<void> => {
      await until(() => alertOf(table).includes(attribute))
      await settled()
      expect(notes.reports).to.have.length(1)
      const { detail, target } = notes.reports[0] ?? {}
      expect(target).to.equal(table)
      expect(detail?.operation).to.equal('session')
      expect(isInvalidOptionsError(detail?.error)).to.equal(true)
      expect(rowsOf(table)).to.have.length(0)
      expect(platform.count()).to.equal(0)
      expect(notes.elsewhere).to.deep.equal([])
    }

    it('for want of credentials says so, and recovers', async () => {
      const table = addTable()
      await expectFault(table, 'publishable-key')
      const changes = heard(table, 'session-change')
      for (const [name, value] of Object.entries(keyOf(platform))) table.setAttribute(name, value)
      await loaded(table)
      expect(changes).to.have.length(1)
      expect(platform.sent.map(({ path }) => path)).to.deep.equal([EXCHANGE, LIST])
      expect(platform.sent[0]?.body).to.deep.equal({ user_identifier_key: 'jane' })
    })

    const values: Record<string, string> = {
      'publishable-key': 'seam_pk_sandbox',
      'user-identifier-key': 'jane',
      'client-session-token': 'seam_cst_sandbox',
      'console-session-token': 'ey.a.b',
      'workspace-id': 'workspace',
      sandbox: ''
    }
    const contradictions: readonly (readonly [string, readonly string[]])[] = [
      ['client', ['publishable-key', 'user-identifier-key', 'client-session-token', 'console-session-token', 'workspace-id']],
      ['publishable-key', ['client-session-token', 'console-session-token', 'workspace-id']],
      ['client-session-token', ['user-identifier-key', 'console-session-token', 'workspace-id']],
      ['console-session-token', ['user-identifier-key', 'workspace-id']],
      ['sandbox', ['client', 'client-session-token', 'console-session-token', 'workspace-id']]
    ]

    for (const [option, others] of contradictions) {
      for (const fault of others) {
        const isMissing = option === 'console-session-token' && fault === 'workspace-id'
        it(`since ${option} is ${isMissing ? 'without' : 'beside'} ${fault} names ${fault}`, async () => {
          const given = isMissing ? [option] : [option, fault]
          const client = given.includes('client') ? await platform.client('jane') : undefined
          const table = make('x-device-table', { attributes: { endpoint: platform.endpoint }, properties: { client } })
          for (const name of given) if (name !== 'client') table.setAttribute(name, values[name] ?? '')
          document.body.append(table)
          await expectFault(table, fault)
          for (const name of given) table.removeAttribute(name)
          table.client = undefined
          for (const [name, value] of Object.entries(keyOf(platform))) table.setAttribute(name, value)
          await loaded(table)
          expect(notes.reports).to.have.length(1)
        })
      }
    }

    it('for want of a session id for a user alone names the key', async () => {
      await expectFault(addTable({ 'user-identifier-key': 'jane' }), 'publishable-key')
    })

    const malformed: readonly (readonly [string, Record<string, string>])[] = [
      ['publishable-key', { 'publishable-key': 'pk_unknown_form' }],
      ['publishable-key', { 'publishable-key': 'seam_cst_some_token' }],
      ['client-session-token', { 'client-session-token': 'seam_pk_some_key' }],
      ['console-session-token', { 'console-session-token': 'seam_pk_some_key', 'workspace-id': 'workspace' }]
    ]
    for (const [attribute, given] of malformed) {
      it(`since a ${attribute} begins with ${given[attribute]?.slice(0, 8)} says which, without a word of it`, async () => {
        const table = addTable({ ...given, endpoint: platform.endpoint })
        await until(() => alertOf(table).includes(attribute))
        await settled()
        expect(isInvalidTokenError(notes.reports[0]?.detail.error)).to.equal(true)
        expect(notes.reports).to.have.length(1)
        expect(findButton(table, 'Try again')).to.equal(undefined)
        expect(textOf(table)).not.to.include(given[attribute])
        expect(notes.warnings.join()).not.to.include(given[attribute])
        expect(platform.count()).to.equal(0)
        table.removeAttribute(attribute)
        table.removeAttribute('workspace-id')
        for (const [name, value] of Object.entries(keyOf(platform))) table.setAttribute(name, value)
        await loaded(table)
      })
    }

    it('since the platform refuses the key offers to try again', async () => {
      platform.update({ faults: { [EXCHANGE]: { status: 401, times: 1 } } })
      const table = addTable(keyOf(platform))
      await until(() => alertOf(table).includes('was refused'))
      expect(isUnauthorizedError(notes.reports[0]?.detail.error)).to.equal(true)
      await press(table, 'Try again')
      await loaded(table)
      expect(notes.reports).to.have.length(1)
    })

    it('at once is tried again, and says so', async () => {
      platform.update({ faults: { [EXCHANGE]: { status: 503, times: 1 } } })
      const table = addTable(keyOf(platform))
      await until(() => alertOf(table).includes('Still trying'))
      expect(platform.count(EXCHANGE)).to.equal(1)
      await press(table, 'Try again')
      await loaded(table)
      expect(alertOf(table)).to.equal('')
      expect(platform.count(EXCHANGE)).to.equal(2)
      expect(notes.reports).to.deep.equal([])
    })
  })

  it('is asked for once when its options are set one after another in one turn', async () => {
    const table = addTable(keyOf(other))
    await loaded(table, 2)
    for (const [name, value] of Object.entries(keyOf(platform, 'joe'))) table.setAttribute(name, value)
    await loaded(table)
    expect(platform.sent.map(({ path }) => path)).to.deep.equal([EXCHANGE, LIST])
    expect(platform.sent[0]?.body).to.deep.equal({ user_identifier_key: 'joe' })
    expect(other.count()).to.equal(2)
  })

  it('starts anew for another user', async () => {
    const table = addTable(keyOf(platform))
    await loaded(table)
    type(searchOf(table), 'front')
    await until(() => rowsOf(table).length === 1)
    rowsOf(table)[0]?.click()
    await until(() => headingOf(table) === 'Device')
    table.setAttribute('user-identifier-key', 'joe')
    await loaded(table)
    expect(searchOf(table)?.value).to.equal('')
    expect(headingOf(table)).to.equal('Devices 6')
  })

  describe('by client-session-token', () => {
    const tokenOf = ({ endpoint }: TestPlatform, token: string) => ({ 'client-session-token': token, endpoint })

    const sentTo = (wanted: string) => until(() => platform.sent.find(({ path }) => path === wanted))

    async function openFrontDoor(table: HTMLElement): Promise<void> {
      await loaded(table)
      type(searchOf(table), 'front')
      await until(() => rowsOf(table).length === 1)
      rowsOf(table)[0]?.click()
      await until(() => findButton(table, 'Unlock'))
    }

    it('keeps screen, typed text and store with another token of the same user', async () => {
      const token = await platform.token('jane')
      const next = await platform.secondToken('jane')
      const table = addTable(tokenOf(platform, token))
      await openFrontDoor(table)
      const store = table.session?.store
      const [lists, changes] = [platform.count(LIST), heard(table, 'session-change')]
      table.setAttribute('client-session-token', next)
      await until(() => platform.sent.at(-1)?.headers.get('client-session-token') === next)
      await settled()
      expect(findButton(table, 'Unlock')).not.to.equal(undefined)
      await press(table, 'Unlock')
      await until(() => findButton(table, 'Lock'))
      const unlock = await sentTo('/locks/unlock_door')
      expect(unlock.headers.get('client-session-token')).to.equal(next)
      expect(table.session?.store).to.equal(store)
      expect(platform.count(LIST)).to.equal(lists)
      expect(changes).to.deep.equal([])
      await press(table, 'Back')
      await until(() => rowNames(table).join() === 'Front Door')
      expect(searchOf(table)?.value).to.equal('front')
      const late = addTable(tokenOf(platform, next))
      await loaded(late)
      expect(late.session?.store).to.equal(store)
    })

    it('starts anew with the token of another user', async () => {
      const token = await platform.token('jane')
      const next = await platform.token('joe')
      const table = addTable(tokenOf(platform, token))
      await openFrontDoor(table)
      const client = table.session?.client
      const changes = heard(table, 'session-change')
      const lists = platform.count(LIST)
      table.setAttribute('client-session-token', next)
      await loaded(table)
      expect(searchOf(table)?.value).to.equal('')
      expect(platform.count(LIST)).to.equal(lists + 1)
      expect(changes).to.have.length(1)
      expect(table.session?.client).not.to.equal(client)
      await settled()
      expect(platform.sent.at(-1)?.headers.get('client-session-token')).to.equal(next)
    })

    it('keeps the old token where the new one is refused, and tells it once', async () => {
      const token = await platform.token('jane')
      const table = addTable(tokenOf(platform, token))
      await openFrontDoor(table)
      const store = table.session?.store
      table.setAttribute('client-session-token', 'seam_cst_refused')
      await until(() => notes.reports.length)
      add('x-session', { attributes: keyOf(other) })
      await settled()
      const [report, another] = notes.reports
      expect(isUnauthorizedError(report?.detail.error)).to.equal(true)
      expect(report?.detail.operation).to.equal('session')
      expect(another).to.equal(undefined)
      expect(table.session?.store).to.equal(store)
      await press(table, 'Unlock')
      await until(() => findButton(table, 'Lock'))
      const unlock = await sentTo('/locks/unlock_door')
      expect(unlock.headers.get('client-session-token')).to.equal(token)

      const before = platform.count()
      table.setAttribute('client-session-token', token)
      await settled()
      expect(platform.count()).to.equal(before)
      table.setAttribute('client-session-token', await platform.secondToken('jane'))
      await settled()
      expect(findButton(table, 'Lock')).not.to.equal(undefined)
      expect(notes.reports).to.have.length(1)
    })

    it('ends with the last of several tokens that come one upon another', async () => {
      const [first, second, third] = [await platform.token('jane'), await platform.secondToken('jane'), await platform.secondToken('jane')]
      const table = addTable(tokenOf(platform, first))
      await openFrontDoor(table)
      let isFirst = true
      // The second token is looked at longer than the third.
      const realFetch = globalThis.fetch
      globalThis.fetch = async (input, init) => {
        const token = input instanceof Request && input.headers.get('client-session-token')
        const response = await realFetch(input, init)
        if (isFirst && token === second) {
          isFirst = false
          await settled()
        }
        return response
      }
      table.setAttribute('client-session-token', second)
      await settled()
      table.setAttribute('client-session-token', third)
      for (let turn = 0; turn < 5; turn += 1) await settled()
      const changes = heard(table, 'lock-change')
      await press(table, 'Unlock')
      await until(() => changes.length === 1)
      const unlock = await sentTo('/locks/unlock_door')
      expect(unlock.headers.get('client-session-token')).to.equal(third)
      table.setAttribute('client-session-token', first)
      for (let turn = 0; turn < 5; turn += 1) await settled()
      await press(table, 'Lock')
      const lock = await sentTo('/locks/lock_door')
      expect(lock.headers.get('client-session-token')).to.equal(first)
    })

    it('goes back at once to the token that is in use', async () => {
      const token = await platform.token('jane')
      const table = addTable(tokenOf(platform, token))
      await openFrontDoor(table)
      const store = table.session?.store
      table.setAttribute('client-session-token', await platform.token('joe'))
      await Promise.resolve()
      table.setAttribute('client-session-token', token)
      for (let turn = 0; turn < 3; turn += 1) await settled()
      expect(table.session?.store).to.equal(store)
      expect(findButton(table, 'Unlock')).not.to.equal(undefined)
    })

    it('reads again what had failed once a good token is there', async () => {
      const [token, next] = [await platform.token('jane'), await platform.secondToken('jane')]
      const table = addTable(tokenOf(platform, token))
      await loaded(table)
      platform.update({ faults: { [LIST]: { status: 401, times: 1 } } })
      await press(table, 'Refresh')
      await until(() => alertOf(table).includes('could not be loaded'))
      table.setAttribute('client-session-token', next)
      await until(() => !alertOf(table))
      expect(rowsOf(table)).to.have.length(6)
    })

    it('shows what is wrong where the first token is refused, and starts with a good one', async () => {
      const token = await platform.token('jane')
      const table = addTable(tokenOf(platform, 'seam_cst_refused'))
      await until(() => alertOf(table))
      table.setAttribute('client-session-token', token)
      await loaded(table)
    })

    it('is one for all the elements of a session element', async () => {
      const [token, next] = [await platform.token('jane'), await platform.secondToken('jane')]
      const session = add('x-session', { attributes: tokenOf(platform, token) })
      const [first, second] = [addTable({}, session), addTable({}, session)]
      await openFrontDoor(first)
      await loaded(second)
      const lists = platform.count(LIST)
      session.setAttribute('client-session-token', next)
      for (let turn = 0; turn < 3; turn += 1) await settled()
      expect(findButton(first, 'Unlock')).not.to.equal(undefined)
      expect(platform.count(LIST)).to.equal(lists)
      await press(second, 'Refresh')
      await until(() => platform.sent.at(-1)?.path === LIST)
      expect(platform.sent.at(-1)?.headers.get('client-session-token')).to.equal(next)
      expect(first.session?.store).to.equal(second.session?.store)
    })
  })

  describe('of the sandbox', () => {
    it('needs no key and no network', async () => {
      const table = addTable({ sandbox: '' })
      await until(() => rowsOf(table).length > 10)
      ;(await rowOf(table, 'Front Door')).click()
      await press(table, 'Unlock')
      await until(() => findButton(table, 'Lock'))
      const other = add('x-lock-details', { attributes: { sandbox: '', 'device-id': 'device_front_door' } })
      await until(() => findButton(other, 'Lock'))
      expect(notes.elsewhere).to.deep.equal([])
      expect(platform.count()).to.equal(0)
      expect(localStorage.getItem('latchkey_user_identifier_key')).to.equal(null)
    })

    it('is one platform for all users', async () => {
      const [jane, joe] = ['jane', 'joe'].map((user) => addTable({ sandbox: '', 'user-identifier-key': user }))
      if (!jane || !joe) throw new Error('There is a table missing.')
      await until(() => rowsOf(jane).length > 10 && rowsOf(joe).length > 10)
      expect(jane.session?.store).not.to.equal(joe.session?.store)
      expect(notes.elsewhere).to.deep.equal([])
    })

    it('is off with the value false', async () => {
      const table = addTable({ sandbox: 'false' })
      await until(() => alertOf(table).includes('publishable-key'))
    })
  })

  it('keeps keys and tokens out of what is shown, told and written', async () => {
    const table = addTable({ ...keyOf(platform), 'client-session-token': 'seam_cst_topsecret' })
    await until(() => alertOf(table))
    const told = JSON.stringify([textOf(table), notes.warnings, notes.reports.map(({ detail }) => String(detail.error))])
    expect(told).not.to.include('topsecret')
    expect(told).not.to.include(platform.publishableKey)
    expect(all(table, 'script')).to.deep.equal([])
  })
})
