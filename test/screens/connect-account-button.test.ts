import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { ConnectAccountElement } from '../../elements/connect-account.js'
import { isApiError, isNetworkError } from '../../src/platform/index.js'
import { createSandbox, type SandboxFault } from '../../src/sandbox/index.js'
import { useFakeClock } from './support/clock.js'
import {
  addButton,
  cancel,
  CONNECT,
  type ConnectButton,
  type ConnectPlatform,
  CREATE,
  isBusy,
  isReady,
  PAGE,
  press,
  SESSION,
  startConnectPlatform,
  useNotedNavigation
} from './support/connect-account.js'
import { expectAccessible, expectNoOverflow, heard, settled, show, tabTo, until, useCleanPage } from './support/stage.js'

const FAILED = 'The account could not be connected. Please try again.'

describe('The button that connects an account', () => {
  useCleanPage()
  const went = useNotedNavigation()
  let platform: ConnectPlatform
  beforeEach(async () => {
    platform = await startConnectPlatform()
  })

  describe('is busy', () => {
    const awaitReady = async (button: ConnectButton): Promise<void> => {
      await until(() => isReady(button))
      expect(button.all('button', CONNECT)[0]?.ariaDisabled).to.equal(null)
    }

    describe('from a press on, also before it is connected to the platform', () => {
      const realFetch = globalThis.fetch
      let answer: typeof fetch
      let named = 0
      beforeEach(() => {
        globalThis.fetch = (...call) => answer(...call)
      })
      afterEach(() => {
        globalThis.fetch = realFetch
      })
      const add = (): ConnectButton => {
        const { endpoint, publishableKey } = createSandbox()
        return show(ConnectAccountElement, { publishableKey, endpoint, userIdentifierKey: `busy ${(named += 1)}` })
      }

      it('and not while nobody has pressed it', async () => {
        answer = () => new Promise(() => {})
        const button = add()
        await button.find('button', CONNECT)
        expect(isReady(button)).to.equal(true)
        await press(button)
        await until(() => isBusy(button))
        expect(button.said).to.equal('')
      })

      it('and not while the connection is tried again, until it is pressed: that tries at once, and goes there', async () => {
        answer = () => Promise.reject(new TypeError('No way there'))
        const button = add()
        await button.says('Still trying…')
        expect([isBusy(button), button.all('button', CONNECT)[0]?.ariaDisabled]).to.deep.equal([false, null])
        const sandbox = createSandbox({ latency: 0, faults: { [CREATE]: { body: { connect_webview: { connect_webview_id: 'one', url: PAGE } } } } })
        answer = (input, init) => sandbox(new Request(input, init))
        await press(button)
        await until(() => isBusy(button))
        await until(() => went.length)
        expect(went).to.deep.equal([PAGE])
        expect(isBusy(button)).to.equal(true)
      })

      it('until it cannot be connected, which is said once', async () => {
        answer = () => Promise.resolve(Response.json({ ok: false, error: { type: 'no', message: 'No.' } }, { status: 400 }))
        let refuse = (): void => {}
        const refusal = answer
        answer = async (...call) => {
          await new Promise<void>((resolve) => (refuse = resolve))
          return refusal(...call)
        }
        const button = add()
        const reports = heard(button, 'platform-error')
        await press(button)
        await until(() => isBusy(button))
        refuse()
        await button.says('No.')
        await settled()
        expect(button.text).not.to.contain(FAILED)
        expect(reports.map(({ detail }) => detail.operation)).not.to.contain('connectWebviews.create')
        expect(went).to.deep.equal([])
      })
    })

    it('from the press until the browser is elsewhere, and ready when it comes back', async () => {
      const release = platform.hold(CREATE)
      const button = addButton(platform)
      await awaitReady(button)
      await press(button)
      await until(() => isBusy(button))
      expect(button.all('button', CONNECT)[0]?.ariaDisabled).to.equal('true')
      release()
      await until(() => went.length)
      await settled()
      expect(isBusy(button)).to.equal(true)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
      await settled()
      expect(isBusy(button)).to.equal(true)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      await awaitReady(button)
      await press(button)
      await until(() => went.length === 2)
    })

    it('and does nothing when it is pressed again', async () => {
      const release = platform.hold(CREATE)
      const button = addButton(platform)
      await awaitReady(button)
      const asked = heard(button, 'before-change')
      for (const control of button.all('button')) for (let presses = 0; presses < 3; presses += 1) control.click()
      await until(() => isBusy(button))
      await press(button)
      await settled()
      release()
      await until(() => went.length)
      await press(button)
      await settled()
      expect(asked).to.have.length(1)
      expect(platform.asked(CREATE)).to.have.length(1)
      expect(went).to.deep.equal([PAGE])
    })

    for (const [when, client] of [
      ['', 'client'],
      [', also while it asks whose session it is', 'tokenClient']
    ] as const) {
      it(`in every element of its session${when}`, async () => {
        const release = platform.hold(client === 'client' ? CREATE : SESSION)
        const [first, second] = [addButton(platform, { client: platform[client] }), addButton(platform, { client: platform[client] })]
        const asked = heard(second, 'before-change')
        await awaitReady(first)
        await awaitReady(second)
        first.all('button')[0]?.click()
        second.all('button')[0]?.click()
        await until(() => isBusy(first) && isBusy(second))
        release()
        await until(() => went.length)
        await press(second)
        await settled()
        expect(isBusy(second)).to.equal(true)
        expect(asked).to.deep.equal([])
        expect(platform.asked(CREATE)).to.have.length(1)
        expect(went).to.have.length(1)
      })
    }

    it('in no element of another session', async () => {
      const release = platform.hold(CREATE)
      const [button, other] = [addButton(platform), addButton(platform, { client: platform.keyClient })]
      await press(button)
      await until(() => isBusy(button))
      await until(() => isReady(other))
      release()
      await until(() => went.length)
    })

    describe('for no more than 30 s', () => {
      const pass = useFakeClock(Date.now())

      it('where the browser never leaves', async () => {
        const button = addButton(platform)
        await press(button)
        await until(() => went.length)
        await pass(29_000)
        expect(isBusy(button)).to.equal(true)
        await pass(2000)
        expect(isReady(button)).to.equal(true)
      })
    })
  })

  describe('says that it failed, and can be pressed again', () => {
    const expectFailure = async (button: ConnectButton, detail: RegExp): Promise<unknown> => {
      const reports = heard(button, 'platform-error')
      await press(button)
      await button.says(FAILED)
      await settled()
      expect(button.names('alert', /./)).to.have.length(1)
      expect(button.root.querySelector('[role=alert] small')?.textContent).to.match(detail)
      expect(button.root.querySelectorAll('[part~=toast]')).to.have.length(0)
      expect(isReady(button)).to.equal(true)
      expect(reports.map((report) => report.detail.operation)).to.deep.equal(['connectWebviews.create'])
      expect(platform.asked(CREATE)).to.have.length(1)
      expect(went).to.deep.equal([])
      platform.lead(PAGE)
      await press(button)
      await until(() => went.length)
      expect(button.names('alert', /./)).to.deep.equal([])
      return reports[0]?.detail.error
    }

    const faults: Readonly<Record<string, readonly [SandboxFault, RegExp]>> = {
      'since the platform refuses it': [{ status: 400, error: { type: 'no', message: 'No.' } }, /^No\. \(Request \w+\)$/],
      'since this user may not': [{ status: 403, error: { type: 'no', message: 'Not yours.' } }, /^Not yours\. /],
      'since the token was refused': [{ status: 401 }, /^The key or token was refused/],
      'since the platform is broken': [{ status: 503 }, /Request \w+/],
      'since the answer cannot be read': [{ brokenJson: true, body: { connect_webview: {} } }, /cannot be read/]
    }
    for (const [name, [fault, words]] of Object.entries(faults)) {
      it(name, async () => {
        platform.fail(CREATE, fault)
        const { keyClient: client } = platform
        expect(isApiError(await expectFailure(addButton(platform, { client }), words))).to.equal(true)
      })
    }

    for (const drop of [true, 'answer'] as const) {
      it(`since the ${drop === 'answer' ? 'answer' : 'call'} is lost, which is not sent again by itself`, async () => {
        platform.fail(CREATE, { drop })
        expect(isNetworkError(await expectFailure(addButton(platform), /\w/))).to.equal(true)
      })
    }

    for (const fault of [{ drop: true }, { status: 503 }, { status: 429 }] as const) {
      it(`since nobody says whose session it is, by ${JSON.stringify(fault)}`, async () => {
        const button = addButton(platform, { client: platform.tokenClient })
        await until(() => isReady(button))
        platform.fail(SESSION, fault)
        await press(button)
        await button.says(FAILED)
        expect(platform.asked(CREATE)).to.deep.equal([])
        expect(isReady(button)).to.equal(true)
        platform.lead(PAGE)
        await press(button)
        await until(() => went.length)
      })
    }

    const addresses = ['', '/page', 'page', '//connect.example', 'https://', 'javascript:alert(1)', 'data:text/html,hi', 'ftp://a.example']
    for (const url of [...addresses, undefined, null, 7, {}]) {
      it(`since ${url === undefined ? 'no address' : JSON.stringify(url)} is not where an account is connected`, async () => {
        platform.lead(url)
        const button = addButton(platform)
        const pages = heard(button, 'connect-webview')
        const error = await expectFailure(button, /^The platform gave an answer that cannot be read$/)
        expect(pages).to.have.length(1)
        expect(error).to.include({ code: 'invalid_response' })
        if (url) expect(String(error)).not.to.include(String(url))
      })
    }
  })

  describe('can be used', () => {
    for (const key of ['Enter', 'Space']) {
      it(`by ${key}, and keeps the focus`, async () => {
        const button = addButton(platform)
        cancel(button, 'connect-webview')
        await until(() => isReady(button))
        await tabTo(button, CONNECT)
        await sendKeys({ press: key })
        await until(() => platform.asked(CREATE).length === 1 && isReady(button))
        expect(button.focused).to.equal(CONNECT)
      })
    }

    for (const width of [280, 1000]) {
      it(`at ${width} px, ready, busy and failed`, async () => {
        const button = addButton(platform, {}, { width })
        await until(() => isReady(button))
        await expectAccessible(button)
        const release = platform.hold(CREATE)
        await press(button)
        await until(() => isBusy(button))
        await expectAccessible(button)
        platform.fail(CREATE, { status: 400, error: { type: 'no', message: 'Averylongreason'.repeat(9) } })
        release()
        await button.says(FAILED)
        await expectAccessible(button)
        expectNoOverflow(button)
        expect(button.root.querySelector('[part~=button]')?.textContent).to.equal(CONNECT)
      })
    }

    it('in German, and in the words of the host', async () => {
      platform.fail(CREATE, { status: 400 })
      const german = addButton(platform, { locale: 'de' })
      await press(german, 'Konto verbinden')
      await german.says('Das Konto konnte nicht verbunden werden. Bitte versuchen Sie es erneut.')
      const own = addButton(platform, { messages: { connectAccount: { connect: 'Link your lock' } } })
      await own.find('button', 'Link your lock')
    })

    it('with a way back, where the host wants one', async () => {
      const button = addButton(platform, { showBack: true })
      const backs = heard(button, 'back')
      await press(button, 'Back')
      expect(backs).to.have.length(1)
      await expectAccessible(button)
      button.element.showBack = false
      await until(() => button.all('button').length === 1)
    })

    it('with nothing to see but the button', async () => {
      const button = addButton(platform)
      await until(() => isReady(button))
      expect(button.text).to.equal(CONNECT)
    })
  })
})
