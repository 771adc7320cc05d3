import type { DeviceTableElement } from '../../elements/device-table.js'
import { MINUTE } from '../clock.js'
import { keyOf, type PlatformWithUsers } from '../platform.js'
import { add, findButton, notes, recordEvents, rowOf, settled, until, useStoppedClock } from './page.js'
import { addTableOf, loaded, onTwoPlatforms, other, platform } from './stage.js'

describe('Previous session of an element', () => {
  onTwoPlatforms()
  const advance = useStoppedClock(Date.parse('2026-03-01T12:00:00Z'))

  const tokenOf = ({ endpoint }: PlatformWithUsers, token: string) => ({ 'client-session-token': token, endpoint })

  function storeOf({ session }: DeviceTableElement) {
    if (!session) throw new Error('There is no session.')
    return session.store
  }

  async function openFrontDoor(table: HTMLElement): Promise<void> {
    ;(await rowOf(table, 'Front Door')).click()
    await until(() => findButton(table, 'Unlock'))
  }

  const successors: Readonly<Record<string, () => Promise<readonly [Record<string, string>, Record<string, string>]>>> =
    {
      'another user': async () => [keyOf(platform), keyOf(platform, 'joe')],
      'the token of another user': async () => [
        tokenOf(platform, await platform.token('jane')),
        tokenOf(platform, await platform.token('joe'))
      ],
      'another platform': async () => [keyOf(platform), keyOf(other)]
    }
  for (const [successor, options] of Object.entries(successors)) {
    it(`sends no more requests and is garbage-collected once ${successor} has replaced it`, async () => {
      const [previous, after] = await options()
      const table = await loaded(addTableOf(previous), 6)
      const store = storeOf(table)
      expect(store.getState().confirmed.devices.size).to.equal(6)
      for (const [name, value] of Object.entries(after)) table.setAttribute(name, value)
      await until(() => table.session && storeOf(table) !== store)
      await loaded(table)
      const { updatedAt } = store.getState().queries.get('devices.list') ?? {}
      await advance(2 * MINUTE)
      expect(store.getState().queries.get('devices.list')?.updatedAt).to.equal(updatedAt)
      await advance(4 * MINUTE)
      expect(store.getState().confirmed.devices.size).to.equal(0)
      expect(store.getState().connection.status).to.equal('connecting')
      expect(storeOf(table).getState().confirmed.devices.size).to.be.greaterThan(0)
    })
  }

  it('ignores the rejection of a token that was replaced meanwhile', async () => {
    const [token, next] = [await platform.token('jane'), await platform.secondToken('jane')]
    const table = await loaded(addTableOf(tokenOf(platform, token)), 6)
    const store = storeOf(table)
    const release = platform.hold('/client_sessions/get')
    table.setAttribute('client-session-token', 'seam_cst_refused')
    await settled()
    table.setAttribute('client-session-token', next)
    release()
    await until(() => table.session?.client.clientSession?.token === next)
    await settled()
    expect(notes.reports).to.deep.equal([])
    expect(storeOf(table)).to.equal(store)
  })

  it('is kept if the token of another user is replaced by a token of the same user meanwhile', async () => {
    const [token, stranger, next] = [
      await platform.token('jane'),
      await platform.token('joe'),
      await platform.secondToken('jane')
    ]
    const table = await loaded(addTableOf(tokenOf(platform, token)), 6)
    await openFrontDoor(table)
    const [store, changes] = [storeOf(table), recordEvents(table, 'session-change')]
    const release = platform.hold('/client_sessions/get')
    table.setAttribute('client-session-token', stranger)
    await settled()
    table.setAttribute('client-session-token', next)
    release()
    await until(() => table.session?.client.clientSession?.token === next)
    await settled()
    expect(storeOf(table)).to.equal(store)
    expect(changes).to.deep.equal([])
    expect(findButton(table, 'Unlock')).not.to.equal(undefined)
    const requests = platform.sent.filter(({ headers }) => headers.get('client-session-token') === stranger)
    expect(requests.map(({ path }) => path)).to.deep.equal(['/client_sessions/get'])
  })

  it('is released by all elements that inherit it from a session element', async () => {
    const session = add('x-session', { attributes: keyOf(platform) })
    const table = await loaded(addTableOf({}, session), 6)
    const store = storeOf(table)
    session.setAttribute('user-identifier-key', 'joe')
    await until(() => table.session && storeOf(table) !== store)
    await loaded(table, 6)
    await advance(6 * MINUTE)
    expect(store.getState().confirmed.devices.size).to.equal(0)
  })
})
