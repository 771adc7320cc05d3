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
import { heard, settled, until, useCleanPage } from '../support/stage.js'

const FAILED = 'The account could not be connected. Please try again.'

describe('The button that connects an account', () => {
  useCleanPage()
  useOwnFragment()
  let platform: ConnectPlatform
  beforeEach(async () => {
    platform = await startConnectPlatform()
  })

  describe('says that it failed, and can be pressed again', () => {
    const expectRetry = async (button: ConnectButton): Promise<void> => {
      platform.lead(`${location.href}${CONNECTED}`)
      await press(button)
      await until(() => location.hash === CONNECTED)
    }

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
      expect(location.hash).to.equal('')
      await expectRetry(button)
      expect(button.names('alert', /./)).to.deep.equal([])
      return reports[0]?.detail.error
    }

    const faults: Readonly<Record<string, readonly [SandboxFault, RegExp]>> = {
      'since the platform refuses it': [
        { status: 400, error: { type: 'no', message: 'No.' } },
        /^No\. \(Request \w+\)$/
      ],
      'since this user may not': [{ status: 403, error: { type: 'no', message: 'Not yours.' } }, /^Not yours\. /],
      'since the token was rejected': [{ status: 401 }, /^The key or token was rejected/],
      'since the platform is broken': [{ status: 503 }, /Request \w+/],
      'since the answer cannot be read': [{ brokenJson: true, body: { connect_webview: {} } }, /invalid response/]
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
      it(`since ${url === undefined ? 'no address' : JSON.stringify(url)} is not where an account is connected`, async () => {
        platform.lead(url)
        const button = addButton(platform)
        const pages = heard(button, 'connect-webview')
        const error = await expectFailure(button, /^The platform returned an invalid response$/)
        expect(pages).to.have.length(1)
        expect(error).to.include({ code: 'invalid_response' })
        if (url) expect(String(error)).not.to.include(String(url))
      })
    }
  })
})
