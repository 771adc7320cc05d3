import { emulateMedia } from '@web/test-runner-commands'
import { useRecordedConsole } from '../../record-console.js'
import { replaceClipboard, replaceShareSheet } from '../support/clipboard.js'
import { type CodeDetails, setupCodeWith, stateOf } from '../support/code-details.js'
import { cleanUpAfterEach, type Given, until, words } from '../support/setup.js'

cleanUpAfterEach()

const PIN = '735194'
const ALWAYS = `Garage\nAccess code: ${PIN}\nValid at any time`
const ongoing = { code: PIN, type: 'ongoing' }
const bound = { code: PIN, type: 'time_bound', starts_at: '2024-01-15T23:00:00Z', ends_at: '2099-07-01T17:30:00Z' }
/** Times are shown in the time zone of the property, wherever the user is. */
const inTokyo = { edit: (device: { location?: unknown }) => void (device.location = { timezone: 'Asia/Tokyo' }) }

const passOf = ({ root }: CodeDetails): HTMLElement | null => root.querySelector('dialog .pass')

async function openPass(code: object, given: Given<'x-access-code-details'> = {}) {
  const t = await setupCodeWith(code, { ...inTokyo, ...given })
  ;(await t.screen.find('button', 'Guest pass')).focus()
  await t.user.click('Guest pass')
  await until(() => passOf(t.screen))
  return t
}

describe('Guest pass', () => {
  it('shows the door, the name, the grouped digits, and the validity in the time zone of the door', async () => {
    const pass = passOf((await openPass(bound)).screen)
    expect(words(pass?.innerText).replaceAll('\u202F', ' ')).to.equal(
      'Garage Guest 735194 Check-in Jan 16, 2024 8:00 AM Check-out Jul 2, 2099 2:30 AM Tokyo Scan to save this pass on a phone.'
    )
    const digits = pass?.querySelector('code')
    expect(digits?.ariaLabel).to.equal('7 3 5 1 9 4')
    expect(digits?.querySelectorAll('.pin > span')).to.have.length(2)
    expect(parseFloat(digits ? getComputedStyle(digits).fontSize : '')).to.be.at.least(48)
    const bar = pass?.querySelector('.time-bar')
    expect(words(bar?.ariaLabel)).to.equal('Jan 16, 2024, 8:00 AM – Jul 2, 2099, 2:30 AM')
    expect(bar?.querySelector('.time-now'), 'no present on paper').to.equal(null)
  })

  it('shows the text of the host, and no bar for an ongoing code', async () => {
    const { screen } = await openPass(ongoing, { shareText: () => 'Welcome!\nPress it, then the check mark.' })
    const pass = passOf(screen)
    expect(pass?.innerText).to.contain('Valid at any time').and.to.contain('Press it, then the check mark.')
    expect(pass?.querySelector('.time-bar')).to.equal(null)
  })

  it('shows a black-on-white QR code in the dark theme, and closes on Escape', async () => {
    const { screen, user } = await openPass({ ...ongoing, name: 'Guest' }, { theme: 'dark', width: 320 })
    const picture = await until(() => passOf(screen)?.querySelector('svg[role=img]'))
    expect(picture.ariaLabel ?? picture.getAttribute('aria-label')).to.equal('QR code of this pass')
    const colours = [...picture.querySelectorAll('rect, path')].map((shape) => getComputedStyle(shape).fill)
    expect(colours).to.deep.equal(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    expect(screen.focused).to.equal('Close')
    await user.press('Escape')
    await until(() => !passOf(screen))
    expect(screen.focused).to.equal('Guest pass')
  })

  it('reports that a text is too long for a QR code', async () => {
    const { screen } = await openPass(ongoing, { shareText: () => 'x'.repeat(5000) })
    await screen.waitForText('This text is too long for a QR code.')
  })

  it('writes the code to no attribute and not to the URL', async () => {
    const previous = location.href
    const { screen } = await openPass(ongoing)
    const dialog = await until(() => screen.root.querySelector('dialog:has(svg[role=img])'))
    const attributes = [dialog, ...dialog.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value)
    )
    expect(attributes.filter((value) => value.includes(PIN))).to.deep.equal([])
    expect(location.href).to.equal(previous)
  })

  describe('Printing', () => {
    afterEach(() => emulateMedia({ media: 'screen' }))

    /** Returns the children of the page that are printed. */
    const printed = (): Element[] => [...document.body.children].filter((each) => each.checkVisibility())

    it('prints only the pass, black on white, and restores the page afterwards', async () => {
      const { print } = window
      let printCount = 0
      window.print = () => void (printCount += 1)
      const { screen, user } = await openPass(bound, { theme: 'dark' })
      const previous = [...document.body.children]
      await user.click('Print')
      window.print = print
      expect(printCount).to.equal(1)

      window.dispatchEvent(new Event('beforeprint'))
      await emulateMedia({ media: 'print' })
      const [paper, ...morePapers] = printed()
      expect(morePapers).to.deep.equal([])
      const pass = paper?.shadowRoot?.querySelector('.pass')
      expect(words(pass?.textContent)).to.equal(words(passOf(screen)?.textContent))
      expect(pass && getComputedStyle(pass).color).to.equal('rgb(0, 0, 0)')
      expect(pass?.querySelector('svg[role=img]')).not.to.equal(null)
      await emulateMedia({ media: 'screen' })
      expect(paper?.checkVisibility(), 'shown on the screen').to.equal(false)

      window.dispatchEvent(new Event('afterprint'))
      expect([...document.body.children]).to.deep.equal(previous)
      expect(document.adoptedStyleSheets).to.deep.equal([])
    })

    it('prints the page itself after the pass was closed', async () => {
      const { screen, user } = await openPass(ongoing)
      await user.click('Close')
      await until(() => !passOf(screen))
      const previous = [...document.body.children]
      window.dispatchEvent(new Event('beforeprint'))
      expect([...document.body.children]).to.deep.equal(previous)
      window.dispatchEvent(new Event('afterprint'))
    })
  })
})

/** Returns the text that is shared with the share sheet. */
async function sharedText(...given: Parameters<typeof openPass>): Promise<string | undefined> {
  const shared = replaceShareSheet()
  await (await openPass(...given)).user.click('Share')
  return shared[0]?.text
}

describe('Sharing an access code', () => {
  it('opens the share sheet of the system, with the times in the time zone of the door', async () => {
    expect(await sharedText(ongoing)).to.equal(ALWAYS)
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
    const text = await sharedText(ongoing, {
      shareText: (code, device) => `Welcome! ${code.code} ${code.access_code_id} ${device.device_id}`
    })
    expect(text).to.equal(`Welcome! ${PIN} code device_garage`)
  })

  const warnings = useRecordedConsole('warn')
  const BROKEN: Readonly<Record<string, () => string>> = {
    throws() {
      throw new Error('The host is broken.')
    },
    'returns a value that is not a string': () => JSON.parse('7'),
    'returns a promise that rejects': () => JSON.parse('7', () => Promise.reject(new Error('The host is broken.')))
  }
  for (const [what, shareText] of Object.entries(BROKEN)) {
    it(`uses the default text if shareText ${what}, and reports the error once`, async () => {
      const shared = replaceShareSheet()
      const t = await setupCodeWith(ongoing)
      const reports = t.events('platform-error')
      t.element.shareText = shareText
      await t.user.click('Guest pass')
      await t.user.click('Share')
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
