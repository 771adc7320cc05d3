import { expect } from 'chai'
import { isApiError, isNetworkError } from '../../../src/client/index.js'
import type { SandboxFault } from '../../../src/sandbox/index.js'
import {
  addButton,
  CONNECTED,
  type ConnectButton,
  type ConnectPlatform,
  CREATE,
  isReady,
  press,
  SESSION,
  startConnectPlatform,
  useOwnFragment
} from '../support/connect-account.js'
import { recordEvents, settled, until, useCleanPage } from '../support/stage.js'

const FAILED = 'The account could not be connected. Please try again.'

describe('Connect account button', () => {
  useCleanPage()
  useOwnFragment()
  let platform: ConnectPlatform
  beforeEach(async () => {
    platform = await startConnectPlatform()
  })

  describe('Error with retry', () => {
    const expectRetry = async (button: ConnectButton): Promise<void> => {
      platform.lead(`${location.href}${CONNECTED}`)
      await press(button)
      await until(() => location.hash === CONNECTED)
    }

    const expectFailure = async (button: ConnectButton, detail: RegExp): Promise<unknown> => {
      const reports = recordEvents(button, 'platform-error')
      await press(button)
      await button.waitForText(FAILED)
      await settled()
      expect(button.names('alert', /./)).to.have.length(1)
      expect(button.root.querySelector('[role=alert] small')?.textContent).to.match(detail)
      expect(button.root.querySelectorAll('[part~=toast]')).to.have.length(0)
      expect(isReady(button)).to.equal(true)
      expect(reports.map((report) => report.detail.operation)).to.deep.equal(['connectWebviews.create'])
      expect(platform.asked(CREATE)).to.have.length(1)
      expect(location.hash).to.equal('')
      await expectRetry(button)
      expect(button.names('alert', /./)).to.deep.equal([])
      return reports[0]?.detail.error
    }

    const faults: Readonly<Record<string, readonly [SandboxFault, RegExp]>> = {
      'the request is rejected': [{ status: 400, error: { type: 'no', message: 'No.' } }, /^No\. \(Request \w+\)$/],
      'the user lacks permission': [{ status: 403, error: { type: 'no', message: 'Not yours.' } }, /^Not yours\. /],
      'the token is rejected': [{ status: 401 }, /^The key or token was rejected/],
      'the server fails': [{ status: 503 }, /Request \w+/],
      'the response is malformed': [{ brokenJson: true, body: { connect_webview: {} } }, /invalid response/]
    }
    for (const [name, [fault, words]] of Object.entries(faults)) {
      it(`is shown if ${name}`, async () => {
        platform.fail(CREATE, fault)
        const { keyClient: client } = platform
        expect(isApiError(await expectFailure(addButton(platform, { client }), words))).to.equal(true)
      })
    }

    for (const drop of [true, 'answer'] as const) {
      it(`is shown if the ${drop === 'answer' ? 'response' : 'request'} is lost, without sending it again automatically`, async () => {
        platform.fail(CREATE, { drop })
        expect(isNetworkError(await expectFailure(addButton(platform), /\w/))).to.equal(true)
      })
    }

    for (const fault of [{ drop: true }, { status: 503 }, { status: 429 }] as const) {
      it(`is shown if the session request fails with ${JSON.stringify(fault)}`, async () => {
        const button = addButton(platform, { client: platform.tokenClient })
        await until(() => isReady(button))
        platform.fail(SESSION, fault)
        await press(button)
        await button.waitForText(FAILED)
        expect(platform.asked(CREATE)).to.deep.equal([])
        expect(isReady(button)).to.equal(true)
        await expectRetry(button)
      })
    }

    const addresses = [
      '',
      '/page',
      'page',
      '//connect.example',
      'https://',
      'javascript:alert(1)',
      'data:text/html,hi',
      'ftp://a.example'
    ]
    for (const url of [...addresses, undefined, null, 7, {}]) {
      it(`is shown if the response contains ${url === undefined ? 'no URL' : JSON.stringify(url)} instead of a valid URL`, async () => {
        platform.lead(url)
        const button = addButton(platform)
        const pages = recordEvents(button, 'connect-webview')
        const error = await expectFailure(button, /^The platform returned an invalid response$/)
        expect(pages).to.have.length(1)
        expect(error).to.include({ code: 'invalid_response' })
        if (url) expect(String(error)).not.to.include(String(url))
      })
    }
  })
})
