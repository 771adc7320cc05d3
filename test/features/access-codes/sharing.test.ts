import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { withClipboard } from '../support/clipboard.js'
import { type CodeDetails, stateOf, oneCode } from '../support/code-details.js'
import { withShareSheet } from '../support/share-sheet.js'
import { recordEvents, settled, until } from '../support/stage.js'
import { cleanUpAfterEach, type Given, setup } from '../support/setup.js'

const PIN = '73519'
const ALWAYS = `Garage\nAccess code: ${PIN}\nValid at any time`
const ongoing = { code: PIN, type: 'ongoing' }

/** Times are shown in the time zone of the property, wherever the user is. */
const bound = { code: PIN, type: 'time_bound', starts_at: '2024-01-15T23:00:00Z', ends_at: '2099-07-01T17:30:00Z' }
const inTokyo = { edit: (device: { location?: unknown }) => void (device.location = { timezone: 'Asia/Tokyo' }) }

async function detailsOf(
  code: object,
  properties: Given<'x-access-code-details'> = {},
  width?: number
): Promise<CodeDetails> {
  const { screen: details } = await setup('x-access-code-details', {
    ...oneCode(code, inTokyo),
    ...properties,
    width
  })
  await details.press('button', 'Guest pass')
  await details.find('button', 'Share')
  return details
}

/** Presses "Share". @returns the text passed to the share sheet */
async function sharedBy(details: CodeDetails): Promise<string | undefined> {
  const given: ShareData[] = []
  await withShareSheet(
    async (shared) => void given.push(shared),
    async () => {
      await details.press('button', 'Share')
      await until(() => given.length)
    }
  )
  return given[0]?.text
}

describe('Sharing an access code', () => {
  cleanUpAfterEach()

  it('opens the share sheet of the system', async () => {
    expect(await sharedBy(await detailsOf(ongoing))).to.equal(ALWAYS)
  })

  it('includes the times and the time zone of the door', async () => {
    expect((await sharedBy(await detailsOf(bound)))?.replaceAll('\u202F', ' ')).to.equal(
      `Garage\nAccess code: ${PIN}\nValid from Jan 16, 2024, 8:00 AM to Jul 2, 2099, 2:30 AM (Tokyo)`
    )
  })

  it('does nothing if the user closes the share sheet', async () => {
    const written: string[] = []
    let asked = 0
    const abort = async (): Promise<void> => {
      asked += 1
      throw new DOMException('Closed', 'AbortError')
    }
    await withClipboard(
      async (copied) => void written.push(copied),
      () =>
        withShareSheet(abort, async () => {
          const details = await detailsOf(ongoing)
          const reports = recordEvents(details, 'platform-error')
          await details.press('button', 'Share')
          await until(() => asked)
          await settled()
          expect(reports).to.have.length(0)
          expect(details.announcements).not.to.contain('Copied')
        })
    )
    expect(written).to.deep.equal([])
  })

  for (const [where, sheet] of [
    ['there is no share sheet', undefined],
    ['the page may not open it', () => Promise.reject(new DOMException('No', 'NotAllowedError'))]
  ] as const) {
    it(`copies the text if ${where}`, async () => {
      const written: string[] = []
      await withClipboard(
        async (copied) => void written.push(copied),
        () =>
          withShareSheet(sheet, async () => {
            const details = await detailsOf(ongoing)
            await details.press('button', 'Share')
            await until(() => details.announcements.includes('Copied'))
          })
      )
      expect(written).to.deep.equal([ALWAYS])
    })
  }

  it('selects the text for manual copying without share sheet and clipboard', async () => {
    await withClipboard(undefined, () =>
      withShareSheet(undefined, async () => {
        const details = await detailsOf(ongoing)
        const share = await details.find('button', 'Share')
        share.focus()
        share.click()
        await details.waitForText('to copy')
        await sendKeys({ press: 'Escape' })
        await until(() => details.focused === 'Share')
      })
    )
  })

  it('uses the text of the host', async () => {
    const given: unknown[] = []
    const details = await detailsOf(ongoing, {
      shareText(code, device) {
        given.push(code.access_code_id, device.device_id)
        return `Welcome! ${code.code}`
      }
    })
    expect(await sharedBy(details)).to.equal(`Welcome! ${PIN}`)
    expect(given.slice(0, 2)).to.deep.equal(['code', 'device_garage'])
  })

  for (const [what, shareText] of [
    [
      'throws',
      () => {
        throw new Error('The host is broken.')
      }
    ],
    ['returns a value that is not a string', () => JSON.parse('7')],
    ['returns a promise that rejects', () => JSON.parse('7', () => Promise.reject(new Error('The host is broken.')))]
  ] as const) {
    it(`uses the default text if shareText ${what}, and reports the error once`, async () => {
      const { warn } = console
      const warnings: string[] = []
      console.warn = (...said: unknown[]) => void warnings.push(said.map(String).join(' '))
      const { screen: details } = await setup('x-access-code-details', oneCode(ongoing))
      const reports = recordEvents(details, 'platform-error')
      details.element.shareText = shareText
      await details.press('button', 'Guest pass')
      const text = await sharedBy(details)
      await settled()
      console.warn = warn
      expect(text).to.equal(ALWAYS)
      expect(reports.map(({ detail }) => detail.operation)).to.deep.equal(['shareText'])
      expect(warnings.join(' ')).not.to.contain(PIN)
    })
  }

  for (const [what, code] of [
    ['is being set', { ...ongoing, status: 'setting' }],
    ['is being removed', { ...ongoing, status: 'removing' }],
    ['was not set', { ...ongoing, status: 'unset' }],
    [
      'could not be set on its lock, despite the status "set"',
      { ...ongoing, status: 'set', errors: [{ error_code: 'failed_to_set_on_device', is_access_code_error: true }] }
    ],
    ['has no digits yet', { ...ongoing, code: null }],
    ['has ended', { ...bound, starts_at: '2020-01-01T00:00:00Z', ends_at: '2020-01-02T00:00:00Z' }]
  ] as const) {
    it(`is not offered for a code that ${what}`, async () => {
      const { screen: details } = await setup('x-access-code-details', oneCode(code))
      expect(stateOf(details, 'Guest pass')).to.equal('none')
    })
  }

  it('is offered for a code that starts later', async () => {
    await detailsOf({ ...bound, status: 'unset', starts_at: '2098-07-01T17:30:00Z' })
  })
})
