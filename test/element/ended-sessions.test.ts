import { configure, endSessions } from '../../elements/index.js'
import { keyOf, type PlatformWithUsers } from '../platform.js'
import { add, alertOf, findButton, notes, press, recordEvents, rowOf, rowsOf, settled, textOf, until } from './page.js'
import { addTableOf, loaded, onTwoPlatforms, other, platform } from './stage.js'

const SIGNED_OUT = 'You’re signed out'

describe('Ended session', () => {
  onTwoPlatforms()

  const isSignedOut = (table: Element) => until(() => textOf(table).includes(SIGNED_OUT) && rowsOf(table).length === 0)
  const tokenOf = ({ endpoint }: PlatformWithUsers, token: string) => ({ 'client-session-token': token, endpoint })

  it('is dropped at once, and its elements show a signed-out message without an error', async () => {
    const tables = [await loaded(addTableOf(keyOf(platform)), 6), await loaded(addTableOf(keyOf(other)), 2)]
    const [session] = tables.map((table) => table.session)
    expect(session?.store.getState().confirmed.devices.size).to.equal(6)
    endSessions()
    expect(session?.store.getState().confirmed.devices.size).to.equal(0)
    expect(session?.client.clientSession).to.equal(undefined)
    expect(tables.map((table) => table.session)).to.deep.equal([undefined, undefined])
    for (const table of tables) await isSignedOut(table)
    expect(tables.map(alertOf)).to.deep.equal(['', ''])
    const calls = platform.count()
    const failure = await session?.client.devices.list().catch((error: unknown) => error)
    expect(Object(failure).name).to.equal('AbortError')
    expect(platform.count()).to.equal(calls)
    expect(notes.reports).to.deep.equal([])
  })

  it('affects only the element that ends it and the elements that share it', async () => {
    const [first, second] = [addTableOf(keyOf(platform)), addTableOf(keyOf(platform))]
    const elsewhere = await loaded(addTableOf(keyOf(other)), 2)
    await loaded(first, 6)
    await loaded(second, 6)
    first.session?.end()
    await isSignedOut(first)
    await isSignedOut(second)
    expect(rowsOf(elsewhere)).to.have.length(2)
  })

  it('aborts its requests in flight', async () => {
    const table = await loaded(addTableOf(keyOf(platform)), 6)
    const real = globalThis.fetch
    const aborted: unknown[] = []
    globalThis.fetch = (input, init) =>
      new Promise((_, reject) => {
        const { signal, url } = new Request(input, init)
        signal.addEventListener('abort', () => {
          // Telemetry can be sent at any time.
          if (url.endsWith('/devices/list')) aborted.push(signal.reason)
          reject(signal.reason)
        })
      })
    await press(table, 'Refresh')
    await settled()
    endSessions()
    globalThis.fetch = real
    expect(aborted).to.have.length(1)
    await isSignedOut(table)
    expect(notes.reports).to.deep.equal([])
  })

  for (const how of ['endSessions', 'the signed-out option'] as const) {
    it(`discards the outcome of a pending command, so that the next user does not see it: ${how}`, async () => {
      const table = await loaded(addTableOf(keyOf(platform)), 6)
      const events = [recordEvents(table, 'lock-change'), recordEvents(table, 'platform-error')]
      const release = platform.hold('/locks/unlock_door')
      ;(await rowOf(table, 'Front Door')).click()
      await press(table, 'Unlock')
      await until(() => textOf(table).includes('Unlocking'))
      if (how === 'endSessions') endSessions()
      else table.signedOut = true
      await isSignedOut(table)
      release()
      table.setAttribute('user-identifier-key', 'joe')
      table.signedOut = false
      await loaded(table, 6)
      for (let turn = 0; turn < 3; turn += 1) await settled()
      expect(events).to.deep.equal([[], []])
      expect(textOf(table)).not.to.match(/Failed to update|successfully updated|Unlocking/)
    })
  }

  const ways: Record<string, (table: HTMLElement, token: string) => void> = {
    'setting the same attribute again': (table, token) => table.setAttribute('client-session-token', token),
    'setting the same property again': (table, token) => Object.assign(table, { clientSessionToken: token }),
    'inserting the element again': (table) => document.body.append(table)
  }
  for (const [way, give] of Object.entries(ways)) {
    it(`is replaced by a new session only by ${way}`, async () => {
      const token = await platform.token('jane')
      const table = await loaded(addTableOf(tokenOf(platform, token)), 6)
      endSessions()
      await isSignedOut(table)
      const lists = platform.count('/devices/list')
      table.setAttribute('heading', 'Doors')
      table.removeAttribute('workspace-id')
      add('x-session', { attributes: keyOf(other) })
      configure({})
      await settled()
      expect(textOf(table)).to.include(SIGNED_OUT)
      expect(platform.count('/devices/list')).to.equal(lists)
      give(table, token)
      await loaded(table, 6)
    })
  }

  it('is replaced for all elements inside a session element with a new session, and for no others', async () => {
    const session = add('x-session', { attributes: keyOf(platform) })
    const [inside, outside] = [addTableOf({}, session), addTableOf(keyOf(other))]
    await loaded(inside, 6)
    await loaded(outside, 2)
    endSessions()
    await isSignedOut(inside)
    session.setAttribute('user-identifier-key', 'jane')
    await loaded(inside, 6)
    expect(session.session?.store).to.equal(inside.session?.store)
    expect(textOf(outside)).to.include(SIGNED_OUT)
  })

  it('is replaced for the elements that inherit it from the page when configure is called again', async () => {
    const options = { publishableKey: platform.publishableKey, endpoint: platform.endpoint, userIdentifierKey: 'jane' }
    configure(options)
    const table = await loaded(addTableOf(), 6)
    endSessions()
    await isSignedOut(table)
    configure(options)
    await loaded(table, 6)
  })

  it('can be ended while it connects, and if it does not exist', async () => {
    endSessions()
    const table = addTableOf(keyOf(platform))
    await until(() => platform.count() > 0)
    endSessions()
    await isSignedOut(table)
    expect(findButton(table, 'Try again')).to.equal(undefined)
    expect(notes.reports).to.deep.equal([])
  })

  it('can be ended while a new token is being verified', async () => {
    const [token, next] = [await platform.token('jane'), await platform.secondToken('jane')]
    const table = await loaded(addTableOf(tokenOf(platform, token)), 6)
    table.setAttribute('client-session-token', next)
    await Promise.resolve()
    await Promise.resolve()
    endSessions()
    await isSignedOut(table)
    for (let turn = 0; turn < 3; turn += 1) await settled()
    expect(textOf(table)).to.include(SIGNED_OUT)
    expect(notes.reports).to.deep.equal([])
  })
})
