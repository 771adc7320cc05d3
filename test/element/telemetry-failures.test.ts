import { expect } from 'chai'
import { add, alertOf, findButton, notes, settled, until } from './page.js'
import { loaded } from './stage.js'
import {
  asUser,
  debugged,
  leave,
  LOCK,
  onTelemetryPage,
  platform,
  readMessages,
  turn,
  unanswered,
  USER
} from './telemetry-page.js'
import { startPlatform } from './test-platform.js'

describe('Telemetry', () => {
  onTelemetryPage()

  describe('does not affect the elements if the platform', () => {
    const silent: readonly string[] = []
    const failedWith = (what: string): readonly string[] => [`Telemetry request failed with ${what}`]
    /** Responses of the platform to telemetry, and the resulting debug log entry. */
    const troubles: Readonly<
      Record<string, readonly [answer: () => Response | Promise<Response>, logged: readonly string[]]>
    > = {
      'responds with an error': [() => new Response(null, { status: 503 }), failedWith('503')],
      'has no telemetry route': [
        () => Response.json({ error: { type: 'route_not_found', message: USER } }, { status: 404 }),
        failedWith('404')
      ],
      'rejects it as unauthorized': [() => new Response(null, { status: 401 }), failedWith('401')],
      'never responds': [
        () => new Promise((_, reject) => void unanswered.push(() => reject(new TypeError('Failed to fetch')))),
        silent
      ],
      'cannot be reached': [() => Promise.reject(new TypeError('Failed to fetch')), failedWith('no answer')],
      'is blocked by an extension that throws': [
        () => {
          throw new DOMException(`Blocked ${USER}`, 'SecurityError')
        },
        failedWith('no answer')
      ],
      'responds with invalid JSON': [
        () => new Response('<html>', { headers: { 'content-type': 'application/json' } }),
        silent
      ],
      'drops the connection during the response': [
        () =>
          new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) })),
        failedWith('no answer')
      ]
    }
    for (const [trouble, [answer, logged]] of Object.entries(troubles)) {
      it(trouble, async () => {
        platform.listener = async () => answer()
        const details = add('x-lock-details', asUser(LOCK))
        await until(() => findButton(details, 'Unlock'))
        await readMessages()
        await turn(details, 'Unlock')
        await readMessages()
        await loaded(add('x-device-table', asUser()))
        await readMessages()
        await until(() => debugged.length === (logged === silent ? 0 : platform.telemetry.length))
        expect(platform.count('/locks/unlock_door')).to.equal(1)
        expect(platform.count('/client_sessions/get_or_create')).to.equal(1)
        expect(platform.telemetry.length).to.be.above(0)
        expect(alertOf(details)).to.equal('')
        const { warnings, errors, uncaught, reports } = notes
        expect({ errors, uncaught, reports }).to.deep.equal({ errors: [], uncaught: [], reports: [] })
        expect(warnings.filter((text) => /telemetry/i.test(text))).to.deep.equal([])
        expect([...new Set(debugged)]).to.deep.equal(logged)
      })
    }

    it('has a client without a readable user', async () => {
      const client = await platform.client(USER)
      Object.defineProperty(client, 'clientSession', {
        get() {
          throw new TypeError('This client is wrapped.')
        }
      })
      const table = await loaded(add('x-device-table', { properties: { client } }))
      await readMessages()
      expect(alertOf(table)).to.equal('')
      expect(notes.reports).to.deep.equal([])
      expect(notes.elsewhere).to.deep.equal([])
    })

    it('runs in the page itself, and sends no requests', async () => {
      await loaded(add('x-device-table', { attributes: { sandbox: '' } }))
      await readMessages()
      expect(notes.elsewhere).to.deep.equal([])
    })
  })

  describe('ends with the session', () => {
    const nothing = { usage: [], debugged: [] }
    const since = (count: number) => ({
      usage: platform.telemetry.slice(count).map(({ message }) => message),
      debugged
    })

    it('when it is ended, and drops the waiting messages', async () => {
      const details = add('x-lock-details', asUser(LOCK))
      await until(() => findButton(details, 'Unlock'))
      await settled()
      details.session?.end()
      leave()
      await settled()
      expect(since(0)).to.deep.equal(nothing)
    })

    it('when another client replaces it, and drops the waiting messages', async () => {
      const elsewhere = startPlatform()
      const table = add('x-device-table', {
        properties: { client: await platform.client(USER), queryKeyPrefix: 'told' }
      })
      await loaded(table)
      table.remove()
      await settled()
      const next = add('x-device-table', {
        properties: { client: await elsewhere.client(USER), queryKeyPrefix: 'told' }
      })
      await loaded(next)
      leave()
      await settled()
      expect(since(0)).to.deep.equal(nothing)
      expect(elsewhere.telemetry.length).to.be.greaterThan(0)
    })
  })
})
