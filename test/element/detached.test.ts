import { install } from '@sinonjs/fake-timers'
import { MINUTE } from '../clock.js'
import { keyOf } from '../platform.js'
import {
  add,
  make,
  nextFrame,
  nextTask,
  rowNames,
  rowsOf,
  searchOf,
  settled,
  stopTime,
  textOf,
  type,
  until
} from './page.js'
import { addTable, addTableOf, LIST, loaded, onStage, platform } from './stage.js'
import { isAway, isEmpty, searched } from './taken-out.js'

describe('Element that is removed and put back', () => {
  onStage()

  const ways: Record<string, (table: HTMLElement) => () => Promise<void>> = {
    'with its parent, as Vue does to keep it alive': (table) => {
      const section = document.createElement('section')
      table.before(section)
      section.append(table)
      return async () => {
        const storage = document.createElement('div')
        storage.append(section)
        await isAway()
        document.body.append(section)
      }
    },
    'and replaced by text': (table) => async () => {
      document.body.innerHTML = '<p>Loading</p>'
      await isAway()
      document.body.replaceChildren(table)
    },
    'and inserted elsewhere several times': (table) => async () => {
      const [first, second] = [document.createElement('ul'), document.createElement('ul')]
      document.body.append(first, second)
      for (const list of [first, second, first]) {
        table.remove()
        await isAway()
        list.prepend(table)
        await nextFrame()
      }
    }
  }
  for (const [way, prepare] of Object.entries(ways)) {
    it(`keeps its state without a refetch if it was removed ${way}`, async () => {
      const table = await loaded(addTable(), 6)
      const goAndComeBack = prepare(table)
      await searched(table)
      const input = searchOf(table)
      const initialCount = platform.count()
      await goAndComeBack()
      expect(searchOf(table)).to.equal(input)
      expect(input?.value).to.equal('front')
      expect(rowNames(table)).to.deep.equal(['Front Door'])
      await until(() => input?.checkVisibility())
      await settled()
      expect(platform.count()).to.equal(initialCount)
      type(input, '')
      await until(() => rowsOf(table).length === 6)
    })
  }

  it('refetches data older than 30 s, and shows the old data meanwhile', async () => {
    const clock = stopTime()
    const table = await searched(addTableOf(keyOf(platform)))
    for (const minutes of [1, 4, 9]) {
      const initialCount = platform.count(LIST)
      table.remove()
      await isAway()
      clock.tick(minutes * MINUTE)
      await settled()
      expect(platform.count(LIST)).to.equal(initialCount)
      document.body.append(table)
      await nextTask()
      expect(rowNames(table)).to.deep.equal(['Front Door'])
      expect(searchOf(table)?.value).to.equal('front')
      await until(() => platform.count(LIST) === initialCount + 1)
      await settled()
      expect(rowNames(table)).to.deep.equal(['Front Door'])
    }
    expect(platform.count('/client_sessions/get_or_create')).to.equal(2)
  })

  it('starts from the beginning after 10 minutes', async () => {
    const clock = stopTime()
    const table = await searched(addTableOf(keyOf(platform)))
    table.remove()
    await isAway()
    clock.tick(10 * MINUTE - 1)
    await settled()
    expect(isEmpty(table)).to.equal(false)
    clock.tick(1)
    expect(isEmpty(table)).to.equal(true)
    document.body.append(table)
    await loaded(table, 6)
    expect(searchOf(table)?.value).to.equal('')
  })

  it('has no timer except those 10 minutes', async () => {
    const clock = stopTime(() =>
      install({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date', 'performance'] })
    )
    const other = await loaded(addTable(), 6)
    const table = await loaded(addTable(), 6)
    await settled()
    clock.tick(MINUTE)
    await settled()
    const [sent, telemetryCount] = [platform.count(), platform.telemetry.length]
    const timers = clock.countTimers()
    table.remove()
    await isAway()
    // The session still has the timer of the other element.
    expect(clock.countTimers()).to.equal(timers + 1)
    other.remove()
    await isAway()
    clock.tick(4 * MINUTE)
    await settled()
    expect([platform.count(), platform.telemetry.length]).to.deep.equal([sent, telemetryCount])
  })

  it('fetches nothing if it is removed again at once', async () => {
    const table = await searched()
    table.remove()
    await isAway()
    document.body.append(table)
    table.remove()
    await isAway()
    document.body.append(table)
    await settled()
    expect(searchOf(table)?.value).to.equal('front')
    expect(platform.count(LIST)).to.equal(1)
  })

  it('applies options that were changed meanwhile', async () => {
    const lock = add('x-lock-details', { properties: { client: addTable().client } })
    const devices = await loaded(addTable(), 6)
    const ids = devices.session?.store.getState().queries
    expect(ids?.size).to.be.greaterThan(0)
    const [first, second] = [...(devices.session?.store.getState().shown.devices.values() ?? [])].map(
      ({ resource }) => resource
    )
    lock.deviceId = first?.device_id
    await until(() => textOf(lock).includes(String(first?.properties?.name)))
    lock.remove()
    await isAway()
    lock.deviceId = second?.device_id
    document.body.append(lock)
    await until(() => textOf(lock).includes(String(second?.properties?.name)))
    expect(textOf(lock)).not.to.include(String(first?.properties?.name))
  })

  it('continues with another token of the same user', async () => {
    const token = await platform.token('jane')
    const session = add('x-session', { attributes: { 'client-session-token': token, endpoint: platform.endpoint } })
    const table = await searched(add('x-device-table', {}, session))
    table.remove()
    await isAway()
    session.setAttribute('client-session-token', await platform.secondToken('jane'))
    await settled()
    session.append(table)
    await settled()
    expect(searchOf(table)?.value).to.equal('front')
    expect(rowNames(table)).to.deep.equal(['Front Door'])
  })

  it('starts from the beginning in another document', async () => {
    const table = await searched()
    table.remove()
    await isAway()
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.contentDocument?.body.append(table)
    await loaded(table, 6)
    expect(searchOf(table)?.value).to.equal('')
  })

  it('keeps its state if the session element around it gets the same options again in that turn', async () => {
    const session = add('x-session', { attributes: keyOf(platform) })
    const table = await loaded(addTableOf({}, session), 6)
    const box = searchOf(table)
    if (!box) throw new Error('There is no search box.')
    type(box, 'front')
    await loaded(table, 1)
    session.setAttribute('user-identifier-key', 'jane')
    table.remove()
    await isAway()
    session.append(table)
    await loaded(table, 1)
    expect(searchOf(table)?.value).to.equal('front')
  })

  it('is removed and put back together with the session element around it', async () => {
    const session = make('x-session', { attributes: keyOf(platform) })
    const table = make('x-device-table')
    session.append(table)
    document.body.append(session)
    await searched(table)
    session.remove()
    await isAway()
    document.body.append(session)
    await settled()
    expect(searchOf(table)?.value).to.equal('front')
    expect(platform.count(LIST)).to.equal(1)
  })
})
