import {
  addButton,
  CONNECTED,
  type ConnectButton,
  CREATE,
  platform,
  SESSION,
  useConnectPlatform,
  useOwnFragment
} from '../support/connect-account.js'
import { recordEvents, settled, until, useCleanPage } from '../support/stage.js'

const FAILED = 'Couldn’t open the page for connecting your account.'

describe('Connect account button', () => {
  useCleanPage()
  useOwnFragment()
  useConnectPlatform()

  describe('Error with retry', () => {
    const expectRetry = async (button: ConnectButton): Promise<void> => {
      platform.lead(`${location.href}${CONNECTED}`)
      await button.connect()
      await until(() => location.hash === CONNECTED)
    }

    const expectFailure = async (button: ConnectButton, detail: RegExp): Promise<unknown> => {
      const reports = recordEvents(button, 'platform-error')
      await button.connect()
      await button.waitForText(FAILED)
      await settled()
      expect(button.names('alert', /./)).to.have.length(1)
      expect(button.root.querySelector('[role=alert] small')?.textContent).to.match(detail)
      expect(button.root.querySelectorAll('[part~=toast]')).to.have.length(0)
      expect(button.isReady).to.equal(true)
      expect(reports.map((report) => report.detail.operation)).to.deep.equal(['connectWebviews.create'])
      expect(platform.requests(CREATE)).to.have.length(1)
      expect(location.hash).to.equal('')
      await expectRetry(button)
      expect(button.names('alert', /./)).to.deep.equal([])
      return reports[0]?.detail.error
    }

    for (const fault of [{ drop: true }, { status: 503 }, { status: 429 }] as const) {
      it(`is shown if the session request fails with ${JSON.stringify(fault)}`, async () => {
        const button = addButton({ client: platform.tokenClient })
        await until(() => button.isReady)
        platform.fail(SESSION, fault)
        await button.connect()
        await button.waitForText(FAILED)
        expect(platform.requests(CREATE)).to.deep.equal([])
        expect(button.isReady).to.equal(true)
        await expectRetry(button)
      })
    }

    for (const url of ['', '/page', '//connect.example', 'javascript:alert(1)', undefined, 7]) {
      it(`is shown if the response contains ${url === undefined ? 'no URL' : JSON.stringify(url)} instead of a valid URL`, async () => {
        platform.lead(url)
        const button = addButton()
        const pages = recordEvents(button, 'connect-webview')
        const error = await expectFailure(button, /^The platform returned an invalid response$/)
        expect(pages).to.have.length(1)
        expect(error).to.include({ code: 'invalid_response' })
        if (url) expect(String(error)).not.to.include(String(url))
      })
    }
  })
})
