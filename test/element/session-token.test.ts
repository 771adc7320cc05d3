import type { DeviceTableElement } from '../../elements/device-table.js'
import { isUnauthorizedError } from '../../src/client/index.js'
import { keyOf, type PlatformWithUsers } from '../platform.js'
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
import { addTableOf, loaded, onTwoPlatforms, other, platform } from './stage.js'

describe('Session token', () => {
  onTwoPlatforms()

  const tokenOf = ({ endpoint }: PlatformWithUsers, token: string) => ({ 'client-session-token': token, endpoint })

  const sentTo = (wanted: string) => until(() => platform.sent.find(({ path }) => path === wanted))

  /** Waits until a table uses a token and has settled. */
  async function untilUsed(table: DeviceTableElement, token: string): Promise<void> {
    await until(() => table.session?.client.clientSession?.token === token)
    await settled()
  }

  async function openFrontDoor(table: HTMLElement): Promise<void> {
    await loaded(table, 6)
    type(searchOf(table), 'front')
    await until(() => rowsOf(table).length === 1)
    rowsOf(table)[0]?.click()
    await until(() => findButton(table, 'Unlock'))
  }

  it('keeps the screen, the typed text and the store when it is replaced by a token of the same user', async () => {
    const token = await platform.token('jane')
    const next = await platform.secondToken('jane')
    const table = addTableOf(tokenOf(platform, token))
    await openFrontDoor(table)
    const store = table.session?.store
    const [lists, changes] = [platform.count('/devices/list'), recordEvents(table, 'session-change')]
    table.setAttribute('client-session-token', next)
    await untilUsed(table, next)
    expect(findButton(table, 'Unlock')).not.to.equal(undefined)
    await press(table, 'Unlock')
    await until(() => findButton(table, 'Lock'))
    const unlock = await sentTo('/locks/unlock_door')
    expect(unlock.headers.get('client-session-token')).to.equal(next)
    expect(table.session?.store).to.equal(store)
    expect(platform.count('/devices/list')).to.equal(lists)
    expect(changes).to.deep.equal([])
    await press(table, 'Back')
    await until(() => rowNames(table).join() === 'Front Door')
    expect(searchOf(table)?.value).to.equal('front')
    const late = addTableOf(tokenOf(platform, next))
    await loaded(late, 6)
    expect(late.session?.store).to.equal(store)
  })

  it('keeps the old token if the new one is rejected, and reports that once', async () => {
    const token = await platform.token('jane')
    const table = addTableOf(tokenOf(platform, token))
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

    // The events of the door are refetched.
    await settled()
    const initialCount = platform.count()
    table.setAttribute('client-session-token', token)
    await settled()
    expect(platform.count()).to.equal(initialCount)
    table.setAttribute('client-session-token', await platform.secondToken('jane'))
    await settled()
    expect(findButton(table, 'Lock')).not.to.equal(undefined)
    expect(notes.reports).to.have.length(1)
  })

  it('is verified again if the platform could not verify it, and meanwhile hides the data of other users', async () => {
    const [token, next] = [await platform.token('jane'), await platform.token('joe')]
    const table = addTableOf(tokenOf(platform, token))
    await openFrontDoor(table)
    platform.update({ faults: { '/client_sessions/get': { drop: true } } })
    table.setAttribute('client-session-token', next)
    await until(() => notes.reports.length)
    platform.update({ faults: {} })
    window.dispatchEvent(new Event('online'))
    await until(() => searchOf(table)?.value === '')
    await loaded(table, 6)
    await settled()
    expect(platform.sent.at(-1)?.headers.get('client-session-token')).to.equal(next)
    expect(notes.reports).to.have.length(1)
  })

  it('is the last one if several are set one after another', async () => {
    const [first, second, third] = [
      await platform.token('jane'),
      await platform.secondToken('jane'),
      await platform.secondToken('jane')
    ]
    const table = addTableOf(tokenOf(platform, first))
    await openFrontDoor(table)
    let isFirst = true
    // The verification of the second token takes longer than that of the third.
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
    await untilUsed(table, third)
    const changes = recordEvents(table, 'lock-change')
    await press(table, 'Unlock')
    await until(() => changes.length === 1)
    const unlock = await sentTo('/locks/unlock_door')
    expect(unlock.headers.get('client-session-token')).to.equal(third)
    table.setAttribute('client-session-token', first)
    await untilUsed(table, first)
    await press(table, 'Lock')
    const lock = await sentTo('/locks/lock_door')
    expect(lock.headers.get('client-session-token')).to.equal(first)
  })

  it('is verified once, however many elements use it', async () => {
    const [token, next] = [await platform.token('jane'), await platform.secondToken('jane')]
    const session = add('x-session', { attributes: tokenOf(platform, token) })
    const tables = Array.from({ length: 10 }, () => addTableOf({}, session))
    for (const table of tables) await loaded(table, 6)
    const initialCount = platform.count()
    session.setAttribute('client-session-token', next)
    for (const table of tables) await untilUsed(table, next)
    expect(platform.sent.slice(initialCount).map(({ path }) => path)).to.deep.equal(['/client_sessions/get'])
    expect(new Set([session, ...tables].map((element) => element.session?.store)).size).to.equal(1)
  })

  for (const isFirst of [true, false]) {
    it(`belongs to the session of its element if another session is set ${isFirst ? 'before' : 'after'} it in the same turn`, async () => {
      const [token, next] = [await platform.token('jane'), await platform.secondToken('jane')]
      const table = addTableOf(tokenOf(platform, token))
      await openFrontDoor(table)
      const store = table.session?.store
      const early = isFirst ? addTableOf(tokenOf(platform, next)) : undefined
      table.setAttribute('client-session-token', next)
      const newcomer = early ?? addTableOf(tokenOf(platform, next))
      await until(() => newcomer.session?.store === store)
      await loaded(newcomer, 6)
      expect(table.session?.store).to.equal(store)
      expect(findButton(table, 'Unlock')).not.to.equal(undefined)
      expect(notes.reports).to.deep.equal([])
    })
  }

  it('never shows the data of the session if it is of another user, even in the same turn', async () => {
    const [token, next] = [await platform.token('jane'), await platform.token('joe')]
    const table = addTableOf(tokenOf(platform, token))
    await openFrontDoor(table)
    const store = table.session?.store
    table.setAttribute('client-session-token', next)
    const newcomer = addTableOf(tokenOf(platform, next))
    const seen = new Set<unknown>()
    await until(() => {
      seen.add(newcomer.session?.store)
      return rowsOf(newcomer).length === 6 && rowsOf(table).length === 6
    })
    expect(seen.has(store)).to.equal(false)
    expect(table.session?.store).to.equal(newcomer.session?.store)
  })
})
