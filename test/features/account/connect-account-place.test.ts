import { sendKeys } from '@web/test-runner-commands'
import { ConnectAccountElement } from '../../../elements/connect-account.js'
import { createSandbox } from '../../../src/sandbox/index.js'
import {
  addButton,
  CONNECT,
  ConnectButton,
  CREATE,
  platform,
  useConnectPlatform,
  useNotedNavigation
} from '../support/connect-account.js'
import { settled, show, tabTo, until, useCleanPage } from '../support/stage.js'

const FAILED = 'Couldn’t open the page for connecting your account.'

describe('Connect account button', () => {
  useCleanPage()
  useNotedNavigation()
  useConnectPlatform()

  const PLACES = {
    'a row': 'display: flex; inline-size: 600px',
    'a grid column': 'display: grid; grid-template-columns: auto 1fr; inline-size: 600px'
  }
  for (const [place, style] of Object.entries(PLACES)) {
    it(`is as wide as its text in ${place} and does not overlap its neighbor`, async () => {
      const parent = document.createElement('div')
      parent.style.cssText = style
      document.body.append(parent)
      const button = addButton({}, { parent })
      const next = document.createElement('button')
      next.textContent = 'Next'
      parent.append(next)
      await until(() => button.isReady)
      const edges = () => (button.all('button', CONNECT)[0] ?? next).getBoundingClientRect()
      expect(edges().width).to.be.greaterThan(80)
      expect(edges().right).to.be.at.most(next.getBoundingClientRect().left)

      platform.fail(CREATE, { status: 400 })
      await button.connect()
      await button.waitForText(FAILED)
      expect((await button.find('alert', /Couldn’t open the page/)).getBoundingClientRect().width).to.be.greaterThan(
        200
      )
      expect(button.element.getBoundingClientRect().right).to.be.at.most(next.getBoundingClientRect().left)
      parent.remove()
    })
  }

  it('wraps long custom texts on a narrow page', async () => {
    const connect = 'Connect the account of the maker of your smart lock'
    const button = addButton({ messages: { connectAccount: { connect } } }, { width: 280 })
    await button.find('button', connect)
    expect((await button.find('button', connect)).getBoundingClientRect().width).to.be.at.most(280)
  })

  it('sends one request while Enter is held, even if the request fails immediately', async () => {
    platform.fail(CREATE, { status: 400 })
    const button = addButton()
    await until(() => button.isReady)
    await tabTo(button, CONNECT)
    await sendKeys({ down: 'Enter' })
    await button.waitForText(FAILED)
    for (let repeats = 0; repeats < 3; repeats += 1) {
      await sendKeys({ down: 'Enter' })
      await settled()
    }
    await sendKeys({ up: 'Enter' })
    expect(platform.requests(CREATE)).to.have.length(1)
    await sendKeys({ press: 'Enter' })
    await until(() => platform.requests(CREATE).length === 2)
  })

  it('shows that the connection is being retried, and retries immediately on request', async () => {
    const sandbox = createSandbox({ latency: 0, faults: { '/client_sessions/get_or_create': { status: 503 } } })
    const { endpoint, publishableKey } = sandbox
    const realFetch = globalThis.fetch
    globalThis.fetch = async (input, init) => sandbox(new Request(input, init))
    try {
      const properties = { publishableKey, endpoint, userIdentifierKey: 'patient' }
      const button = new ConnectButton(show(ConnectAccountElement, properties, { width: 280 }).element)
      await button.waitForText('Still trying…')
      sandbox.update({ faults: {} })
      const again = await button.find('button', 'Try again')
      again.focus()
      again.click()
      await until(() => button.isReady)
      await until(() => document.activeElement === button.element && button.root.activeElement?.textContent === CONNECT)
      expect(button.text).to.equal(CONNECT)
    } finally {
      globalThis.fetch = realFetch
    }
  })
})
