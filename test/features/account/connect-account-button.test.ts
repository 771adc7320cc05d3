import { ConnectAccountElement } from '../../../elements/connect-account.js'
import { createSandbox } from '../../../src/sandbox/index.js'
import {
  addButton,
  CONNECT,
  ConnectButton,
  CREATE,
  PAGE,
  platform,
  SESSION,
  useConnectPlatform,
  useNotedNavigation
} from '../support/connect-account.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'
import { recordEvents, settled, show, until } from '../support/stage.js'

describe('Connect account button', () => {
  cleanUpAfterEach()
  const went = useNotedNavigation()
  useConnectPlatform()

  describe('Busy state', () => {
    const awaitReady = async (button: ConnectButton): Promise<void> => {
      await until(() => button.isReady)
      expect(button.all('button', CONNECT)[0]?.ariaDisabled).to.equal(null)
    }

    describe('Before the session is connected', () => {
      const realFetch = globalThis.fetch
      let respond: typeof fetch
      let named = 0
      beforeEach(() => {
        globalThis.fetch = (...call) => respond(...call)
      })
      afterEach(() => {
        globalThis.fetch = realFetch
      })
      const add = (): ConnectButton => {
        const { endpoint, publishableKey } = createSandbox()
        const properties = { publishableKey, endpoint, userIdentifierKey: `busy ${(named += 1)}` }
        return new ConnectButton(show(ConnectAccountElement, properties).element)
      }

      it('starts with a press', async () => {
        respond = () => new Promise(() => {})
        const button = add()
        await button.find('button', CONNECT)
        expect(button.isReady).to.equal(true)
        await button.connect()
        await until(() => button.isBusy)
        expect(button.announcements).to.equal('')
      })

      it('ends while the connection is retried, and a press retries immediately and opens the page', async () => {
        respond = () => Promise.reject(new TypeError('No way there'))
        const button = add()
        await button.waitForText('Still trying…')
        expect([button.isBusy, button.all('button', CONNECT)[0]?.ariaDisabled]).to.deep.equal([false, null])
        const sandbox = createSandbox({
          latency: 0,
          faults: { [CREATE]: { body: { connect_webview: { connect_webview_id: 'one', url: PAGE } } } }
        })
        respond = (input, init) => sandbox(new Request(input, init))
        await button.connect()
        await until(() => button.isBusy)
        await until(() => went.length)
        expect(went).to.deep.equal([PAGE])
        expect(button.isBusy).to.equal(true)
      })

      it('ends with a single error message if the connection fails', async () => {
        respond = () =>
          Promise.resolve(Response.json({ ok: false, error: { type: 'no', message: 'No.' } }, { status: 400 }))
        let fail = (): void => {}
        const rejection = respond
        respond = async (...call) => {
          await new Promise<void>((resolve) => (fail = resolve))
          return rejection(...call)
        }
        const button = add()
        const reports = recordEvents(button, 'platform-error')
        await button.connect()
        await until(() => button.isBusy)
        fail()
        await button.waitForText('No.')
        await settled()
        expect(button.text).not.to.contain('Couldn’t open the page for connecting your account.')
        expect(reports.map(({ detail }) => detail.operation)).not.to.contain('connectWebviews.create')
        expect(went).to.deep.equal([])
      })
    })

    it('lasts from the press until the page is restored from the back/forward cache', async () => {
      const release = platform.hold(CREATE)
      const button = addButton()
      await awaitReady(button)
      await button.connect()
      await until(() => button.isBusy)
      expect(button.all('button', CONNECT)[0]?.ariaDisabled).to.equal('true')
      release()
      await until(() => went.length)
      await settled()
      expect(button.isBusy).to.equal(true)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
      await settled()
      expect(button.isBusy).to.equal(true)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      await awaitReady(button)
      await button.connect()
      await until(() => went.length === 2)
    })

    it('ignores further presses', async () => {
      const release = platform.hold(CREATE)
      const button = addButton()
      await awaitReady(button)
      const events = recordEvents(button, 'before-change')
      for (const control of button.all('button')) for (let presses = 0; presses < 3; presses += 1) control.click()
      await until(() => button.isBusy)
      await button.connect()
      await settled()
      release()
      await until(() => went.length)
      await button.connect()
      await settled()
      expect(events).to.have.length(1)
      expect(platform.requests(CREATE)).to.have.length(1)
      expect(went).to.deep.equal([PAGE])
    })

    for (const [when, client] of [
      ['', 'client'],
      [', also while the session is fetched', 'tokenClient']
    ] as const) {
      it(`applies to every element of the session${when}`, async () => {
        const release = platform.hold(client === 'client' ? CREATE : SESSION)
        const [first, second] = [addButton({ client: platform[client] }), addButton({ client: platform[client] })]
        const events = recordEvents(second, 'before-change')
        await awaitReady(first)
        await awaitReady(second)
        first.all('button')[0]?.click()
        second.all('button')[0]?.click()
        await until(() => first.isBusy && second.isBusy)
        release()
        await until(() => went.length)
        await second.connect()
        await settled()
        expect(second.isBusy).to.equal(true)
        expect(events).to.deep.equal([])
        expect(platform.requests(CREATE)).to.have.length(1)
        expect(went).to.have.length(1)
      })
    }

    it('does not apply to elements of other sessions', async () => {
      const release = platform.hold(CREATE)
      const [button, other] = [addButton(), addButton({ client: platform.keyClient })]
      await button.connect()
      await until(() => button.isBusy)
      await until(() => other.isReady)
      release()
      await until(() => went.length)
    })

    it('ends after 30 s if the browser does not leave the page', async () => {
      const { element, advance } = await setup('x-connect-account', { platform, now: Date.now() })
      const button = new ConnectButton(element)
      await button.connect()
      await until(() => went.length)
      await advance(29_000)
      expect(button.isBusy).to.equal(true)
      await advance(2000)
      expect(button.isReady).to.equal(true)
    })
  })
})
