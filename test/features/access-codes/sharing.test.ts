import { expect } from 'chai'
import { replaceClipboard, replaceShareSheet } from '../support/clipboard.js'
import { setupCodeWith, stateOf } from '../support/code-details.js'
import { cleanUpAfterEach, type Given } from '../support/setup.js'

const PIN = '73519'
const ALWAYS = `Garage\nAccess code: ${PIN}\nValid at any time`
const ongoing = { code: PIN, type: 'ongoing' }

/** Times are shown in the time zone of the property, wherever the user is. */
const bound = { code: PIN, type: 'time_bound', starts_at: '2024-01-15T23:00:00Z', ends_at: '2099-07-01T17:30:00Z' }
const inTokyo = { edit: (device: { location?: unknown }) => void (device.location = { timezone: 'Asia/Tokyo' }) }

/** Opens the guest pass of a code. */
async function openPass(code: object, given: Given<'x-access-code-details'> = {}) {
  const t = await setupCodeWith(code, { ...inTokyo, ...given })
  await t.user.click('Guest pass')
  await t.screen.find('button', 'Share')
  return t
}

/** Returns the text that is shared with the share sheet. */
async function sharedText(...given: Parameters<typeof openPass>): Promise<string | undefined> {
  const shared = replaceShareSheet()
  await (await openPass(...given)).user.click('Share')
  return shared[0]?.text
}

describe('Sharing an access code', () => {
  cleanUpAfterEach()

  it('opens the share sheet of the system', async () => {
    expect(await sharedText(ongoing)).to.equal(ALWAYS)
  })

  it('includes the times and the time zone of the door', async () => {
    expect((await sharedText(bound))?.replaceAll('\u202F', ' ')).to.equal(
      `Garage\nAccess code: ${PIN}\nValid from Jan 16, 2024, 8:00 AM to Jul 2, 2099, 2:30 AM (Tokyo)`
    )
  })

  it('does nothing if the user closes the share sheet', async () => {
    const [copied, shared] = [replaceClipboard(), replaceShareSheet('AbortError')]
    const t = await openPass(ongoing)
    const reports = t.events('platform-error')
    await t.user.click('Share')
    expect([shared.length, copied.length, reports.length]).to.deep.equal([1, 0, 0])
    expect(t.screen.announcements).not.to.contain('Copied')
  })

  for (const [where, sheet] of [
    ['there is no share sheet', 'missing'],
    ['the page may not open it', 'NotAllowedError']
  ] as const) {
    it(`copies the text if ${where}`, async () => {
      const copied = replaceClipboard()
      replaceShareSheet(sheet)
      const { screen, user } = await openPass(ongoing)
      await user.click('Share')
      expect(screen.announcements).to.contain('Copied')
      expect(copied).to.deep.equal([ALWAYS])
    })
  }

  it('selects the text for manual copying without share sheet and clipboard', async () => {
    replaceClipboard('missing')
    replaceShareSheet('missing')
    const { screen, user } = await openPass(ongoing)
    ;(await screen.find('button', 'Share')).focus()
    await user.click('Share')
    expect(screen.text).to.contain('to copy')
    await user.press('Escape')
    expect(screen.focused).to.equal('Share')
  })

  it('uses the text of the host', async () => {
    const given: unknown[] = []
    const text = await sharedText(ongoing, {
      shareText(code, device) {
        given.push(code.access_code_id, device.device_id)
        return `Welcome! ${code.code}`
      }
    })
    expect(text).to.equal(`Welcome! ${PIN}`)
    expect(given.slice(0, 2)).to.deep.equal(['code', 'device_garage'])
  })

  const BROKEN: Readonly<Record<string, () => string>> = {
    throws() {
      throw new Error('The host is broken.')
    },
    'returns a value that is not a string': () => JSON.parse('7'),
    'returns a promise that rejects': () => JSON.parse('7', () => Promise.reject(new Error('The host is broken.')))
  }
  for (const [what, shareText] of Object.entries(BROKEN)) {
    it(`uses the default text if shareText ${what}, and reports the error once`, async () => {
      const { warn } = console
      const warnings: string[] = []
      console.warn = (...said: unknown[]) => void warnings.push(said.map(String).join(' '))
      const shared = replaceShareSheet()
      const t = await setupCodeWith(ongoing)
      const reports = t.events('platform-error')
      t.element.shareText = shareText
      await t.user.click('Guest pass')
      await t.user.click('Share')
      console.warn = warn
      expect(shared.map(({ text }) => text)).to.deep.equal([ALWAYS])
      expect(reports.map(({ detail }) => detail.operation)).to.deep.equal(['shareText'])
      expect(warnings.join(' ')).not.to.contain(PIN)
    })
  }

  const UNSHARED: Readonly<Record<string, object>> = {
    'is being set': { ...ongoing, status: 'setting' },
    'is being removed': { ...ongoing, status: 'removing' },
    'was not set': { ...ongoing, status: 'unset' },
    'could not be set on its lock, despite the status "set"': {
      ...ongoing,
      errors: [{ error_code: 'failed_to_set_on_device', is_access_code_error: true }]
    },
    'has no digits yet': { ...ongoing, code: null },
    'has ended': { ...bound, starts_at: '2020-01-01T00:00:00Z', ends_at: '2020-01-02T00:00:00Z' }
  }
  for (const [what, code] of Object.entries(UNSHARED)) {
    it(`is not offered for a code that ${what}`, async () => {
      expect(stateOf((await setupCodeWith(code)).screen, 'Guest pass')).to.equal('none')
    })
  }

  it('is offered for a code that starts later', async () => {
    await openPass({ ...bound, status: 'unset', starts_at: '2098-07-01T17:30:00Z' })
  })
})
