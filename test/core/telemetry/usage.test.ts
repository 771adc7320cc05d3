import { name, version } from '../../../package.json'
import { PlatformClient } from '../../../src/client/index.js'
import type { UsageMessage } from '../../../src/client/resources.js'
import { disableTelemetry, pageTelemetry } from '../../../src/core/telemetry/page-telemetry.js'
import { empty, type FakeResponse, json, recordingFetch } from '../../client/recording-fetch.js'
import { settled, until } from '../../settled.js'
import { clock, log, onTelemetryPage, page, sessionOf, startUsage, TOKEN } from './telemetry-page.js'

describe('Telemetry of a session', () => {
  const numberOf = (message: unknown): number => Number(/\d+$/.exec(String(Reflect.get(Object(message), 'messageId'))))

  /** Records all messages that are sent until the page is left, when all are sent at once, in any order. */
  const listen = (...responses: FakeResponse[]) => {
    const { fetch, sent } = recordingFetch(...(responses.length > 0 ? responses : [empty(204)]))
    const readMessages = async (): Promise<unknown[]> => {
      page.leave()
      const reports = () => sent.filter(({ url }) => url.endsWith('/internal/tlmtry')).map(({ body }) => body)
      await until(() => reports().length >= pageTelemetry().messages - previous)
      await settled()
      return reports().toSorted((first, second) => numberOf(first) - numberOf(second))
    }
    return { fetch, sent, readMessages, client: PlatformClient.fromClientSessionToken(TOKEN, { fetch }) }
  }

  type Listening = ReturnType<typeof listen>

  /** Returns the complete message, so that any additional field fails the test. */
  function message(type: UsageMessage['type'], fields: object = {}): object {
    const { anonymousId } = pageTelemetry()
    numbers += 1
    return {
      type,
      messageId: `${anonymousId}-${numbers}`,
      anonymousId,
      timestamp: '2030-01-01T12:00:00.000Z',
      context: { library: { name, version } },
      ...fields
    }
  }
  let previous: number
  let numbers: number

  onTelemetryPage()
  beforeEach(() => {
    previous = numbers = pageTelemetry().messages
  })

  for (const [source, responses, connect, session] of [
    ['its options', [empty(204)], async ({ client }: Listening) => client, sessionOf('session_1')],
    [
      'a client that has exchanged a key',
      [json({ client_session: sessionOf('session_1') }), empty(204)],
      ({ fetch }: Listening) => PlatformClient.fromPublishableKey('seam_pk1_key', 'jane', { fetch }),
      undefined
    ]
  ] as const) {
    it(`starts with the user of ${source}, the workspace and the page`, async () => {
      const platform = listen(...responses)
      startUsage(await connect(platform), { session })
      const userId = 'session_1'
      expect(await platform.readMessages()).to.deep.equal([
        message('identify', { userId }),
        message('group', { userId, groupId: 'workspace_1' }),
        message('page', { userId })
      ])
    })
  }

  it('names no user if the platform returns none, and sends no request for it', async () => {
    const { client, readMessages, sent } = listen()
    startUsage(client)
    expect(await readMessages()).to.deep.equal([message('page')])
    startUsage(client, { workspaceId: 'workspace_2' })
    expect((await readMessages()).slice(1)).to.deep.equal([
      message('group', { groupId: 'workspace_2' }),
      message('page')
    ])
    expect(new Set(sent.map(({ url }) => new URL(url).pathname))).to.deep.equal(new Set(['/internal/tlmtry']))
  })

  it('reports each screen once, including screens from before the connection', async () => {
    const { client, readMessages } = listen()
    const usage = startUsage()
    for (const name of ['device-table', 'device-table', 'thermostat']) usage.screen(name)
    expect(await readMessages()).to.deep.equal([])
    usage.begin(client)
    for (const name of ['thermostat', 'time-zone']) usage.screen(name)
    expect(await readMessages()).to.deep.equal([
      message('page'),
      message('screen', { name: 'device-table' }),
      message('screen', { name: 'thermostat' }),
      message('screen', { name: 'time-zone' })
    ])
  })

  it('reports each action and each failure', async () => {
    const { client, readMessages } = listen()
    const usage = startUsage(client)
    usage.track('locks.unlockDoor', 'succeeded')
    usage.track('locks.unlockDoor', 'succeeded')
    usage.track('accessCodes.create', 'failed')
    const track = (event: string, outcome: string) => message('track', { event, properties: { outcome } })
    expect(await readMessages()).to.deep.equal([
      message('page'),
      track('locks.unlockDoor', 'succeeded'),
      track('locks.unlockDoor', 'succeeded'),
      track('accessCodes.create', 'failed')
    ])
  })

  it('reports the new client session when the same user continues with another token', async () => {
    const { client, readMessages } = listen(
      empty(204),
      empty(204),
      empty(204),
      json({ client_session: sessionOf('session_4') }),
      empty(204)
    )
    const usage = startUsage(client, { session: sessionOf('session_3') })
    expect(await readMessages()).to.have.length(3)
    await client.updateClientSessionToken('seam_cst1_other')
    usage.introduce()
    usage.introduce()
    usage.screen('device-table')
    numbers += 3
    expect((await readMessages()).slice(3)).to.deep.equal([
      message('alias', { userId: 'session_4', previousId: 'session_3' }),
      message('screen', { userId: 'session_4', name: 'device-table' })
    ])
  })

  it('contains the original time, however late it is sent', async () => {
    const { client, readMessages } = listen()
    const usage = startUsage(client)
    await clock.tickAsync(1000)
    usage.screen('device-table')
    await clock.tickAsync(500)
    const times = (await readMessages()).map((sent) => Reflect.get(Object(sent), 'timestamp'))
    expect(times).to.deep.equal(['2030-01-01T12:00:00.000Z', '2030-01-01T12:00:01.000Z'])
  })

  it('starts when telemetry is no longer disabled, without earlier messages', async () => {
    const { client, readMessages } = listen()
    disableTelemetry('a test', true)
    const usage = startUsage(client, { session: sessionOf('session_5') })
    usage.screen('device-table')
    usage.track('locks.lockDoor', 'succeeded')
    expect(await readMessages()).to.deep.equal([])
    disableTelemetry('a test', false)
    usage.screen('device-table')
    const types = (await readMessages()).map((sent) => Reflect.get(Object(sent), 'type'))
    // Both are sent at once, in an order that the browser chooses.
    expect(types).to.have.members(['identify', 'group', 'page', 'screen'])
  })

  it('names no user if the client of the host throws when its session is read', async () => {
    const { client, readMessages } = listen()
    const wrapped = Object.defineProperty(client, 'clientSession', {
      get() {
        throw new TypeError('This client is wrapped.')
      }
    })
    startUsage(wrapped, { workspaceId: 'workspace_2' })
    expect(await readMessages()).to.deep.equal([message('group', { groupId: 'workspace_2' }), message('page')])
    expect(log).to.deep.equal([])
  })

  it('is not sent if the client is of an older version without telemetry', async () => {
    const { client, readMessages } = listen()
    const old = Object.assign(Object.create(null), client)
    const usage = startUsage(old)
    usage.screen('device-table')
    usage.track('locks.lockDoor', 'succeeded')
    expect(await readMessages()).to.deep.equal([])
    expect(log).to.deep.equal([])
  })

  it('ends with the session', async () => {
    const { client, sent } = listen()
    const usage = startUsage(client)
    usage.end()
    usage.track('locks.lockDoor', 'failed')
    page.leave()
    await settled()
    expect(sent).to.deep.equal([])
    expect(clock.countTimers()).to.equal(0)
  })
})
