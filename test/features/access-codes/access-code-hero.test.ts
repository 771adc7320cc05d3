import { replaceClipboard } from '../support/clipboard.js'
import { type CodeDetails, setupCode, setupCodeWith, stateOf } from '../support/code-details.js'
import type { Device } from '../support/sent.js'
import { cleanUpAfterEach, settled, until, words } from '../support/setup.js'

const heroOf = (details: CodeDetails): HTMLElement => {
  const [hero] = details.all('group', 'Access code')
  if (!hero) throw new Error('There is no hero.')
  return hero
}
const textOf = (details: CodeDetails, selector: string): string =>
  words(heroOf(details).querySelector(selector)?.textContent)

const pinOf = (details: CodeDetails): HTMLElement => {
  const pin = heroOf(details).querySelector<HTMLElement>('code')
  if (!pin) throw new Error('There is no PIN.')
  return pin
}
const digitGroups = (details: CodeDetails): DOMRect[] =>
  [...pinOf(details).querySelectorAll('.pin > span')].map((group) => group.getBoundingClientRect())

const isOpen = ({ root }: CodeDetails, title: string): boolean | undefined =>
  [...root.querySelectorAll('details')].find(({ innerText }) => innerText.startsWith(title))?.open

describe('Summary at the top of the access code details', () => {
  cleanUpAfterEach()

  it('shows the name, the state, the PIN, the main actions and the end right after the title', async () => {
    const { screen: details } = await setupCodeWith({ code: '482193' })
    await details.find('button', 'Guest pass')
    expect(words(heroOf(details).innerText)).to.equal('Guest Active 482193 Guest pass Ends: Never')
    expect(details.root.querySelector('[role=group]') === heroOf(details)).to.equal(true)
  })

  it('shows all digits of a PIN in a large font at every width', async () => {
    for (const [code, width, least] of [
      ['4821', 320, 38],
      ['12345678901234567890', 280, 33],
      ['12345678901234567890', 900, 40]
    ] as const) {
      const { screen: details } = await setupCodeWith({ code }, { width })
      expect(pinOf(details).textContent).to.equal(code)
      expect(parseFloat(getComputedStyle(pinOf(details)).fontSize), `${width} px`).to.be.at.least(least)
      details.element.remove()
    }
  })

  it('separates groups of digits visually, but not in copied, selected or read text, also in right-to-left pages', async () => {
    const copied = replaceClipboard()
    const { screen: details, user, element } = await setupCodeWith({ code: '482193' })
    for (const dir of ['ltr', 'rtl']) {
      element.dir = dir
      await settled()
      const [first, second, ...rest] = digitGroups(details)
      expect(rest).to.have.length(0)
      expect((second?.left ?? 0) - (first?.right ?? 0), dir).to.be.above(8)
    }
    await user.click('Copy code')
    getSelection()?.selectAllChildren(pinOf(details))
    expect(pinOf(details).innerText).to.equal('482193')
    expect(copied).to.deep.equal(['482193'])
    expect([pinOf(details).role, pinOf(details).ariaLabel]).to.deep.equal(['img', '4 8 2 1 9 3'])
  })

  it('shows a note instead of a missing PIN', async () => {
    for (const status of ['set', 'setting']) {
      const { screen: details } = await setupCodeWith({ code: null, status })
      expect(heroOf(details).innerText).to.contain('PIN not known yet')
      expect(stateOf(details, 'Copy code')).to.equal('none')
      details.element.remove()
    }
  })

  it('shortens long names', async () => {
    for (const name of ['x'.repeat(10_000), 'A word and '.repeat(900), null, '']) {
      const { screen: details } = await setupCodeWith({ name }, { width: 280 })
      const title = details.all('heading')[1]
      expect(words(title?.textContent)).to.equal(name?.trim() || 'Code')
      expect(title?.getBoundingClientRect().height).to.be.below(130)
      details.element.remove()
    }
  })

  it('collapses the IDs, expands the device, and keeps both for the next code', async () => {
    // A wide element unfolds all sections.
    const width = 480
    const t = await setupCodeWith({}, { width })
    const sections = (details: CodeDetails) => ['Garage', 'Code info'].map((title) => isOpen(details, title))
    const toggle = async (details: CodeDetails): Promise<void> => {
      for (const title of ['Code info', 'Garage']) details.all('heading', title)[0]?.click()
      await settled()
    }
    expect(sections(t.screen)).to.deep.equal([true, false])
    await toggle(t.screen)
    await until(() => !isOpen(t.screen, 'Garage') && isOpen(t.screen, 'Code info'))
    const { screen: next } = await setupCode({ platform: t.platform, accessCodeId: 'code', width })
    expect(sections(next)).to.deep.equal([false, true])
    await toggle(next)
    await until(() => isOpen(next, 'Garage') && !isOpen(next, 'Code info'))
  })
})

describe('State of an access code in its details', () => {
  cleanUpAfterEach()
  const now = Date.parse('2026-06-15T12:00:00Z')
  const at = (days: number): string => new Date(now + days * 86_400_000).toISOString()
  const bound = (from: number, to: number): object => ({ type: 'time_bound', starts_at: at(from), ends_at: at(to) })
  const unset = (from: number, to: number): object => ({ ...bound(from, to), status: 'unset' })
  const edit = (device: Device): void => void (device.properties = { ...device.properties, online: false })
  const error = { error_code: 'provider_issue', message: 'No.', is_access_code_error: true }

  for (const [when, fields, state, dates, given] of [
    ['within its window', bound(-1, 1), 'Active · 1 day left', /^Ends: Jun 16/],
    ['before its window', unset(1, 2), 'Starts in 1 day', /^Jun 16.* – Jun 17/],
    ['long before its window', unset(40, 41), 'Starts later', /^Jul 25.* – Jul 26/],
    ['after its window', unset(-2, -1), 'Ended', /^Ended: Jun 14/],
    ['while it is being set', { status: 'setting' }, 'Setting…', /^Ends: Never/],
    ['while it is being removed', { status: 'removing' }, 'Removing…', /^Ends: Never/],
    ['with an error', { errors: [error] }, 'Not working', /^Ends: Never/],
    ['on an offline device', {}, 'Probably active', /^Ends: Never/, { edit }],
    ['with an unknown status', { status: 'unknown' }, 'Not confirmed', /^Ends: Never/],
    ['with malformed dates', { type: 'time_bound', starts_at: 'soon' }, 'Not confirmed', /^Dates unknown$/]
  ] as const) {
    it(`is "${state}" ${when}`, async () => {
      const { screen: details } = await setupCodeWith(fields, { now, ...given })
      expect(textOf(details, '.hero-meta > span')).to.equal(state)
      expect(textOf(details, '.access-period p')).to.match(dates)
    })
  }

  it('includes the time until the next change and a bar above the dates', async () => {
    const { screen: details } = await setupCodeWith(bound(-1, 3), { now })
    expect(textOf(details, '.hero-meta')).to.equal('Active · 3 days left')
    const [line, dates] = heroOf(details).querySelector('.access-period')?.children ?? []
    expect(words(dates?.textContent)).to.match(/^Jun 14, .*Ends: Jun 18, /)
    const [span, dot] = [...(line?.children ?? [])].map((part) => part.getBoundingClientRect())
    const middle = (dot?.left ?? 0) + (dot?.width ?? 0) / 2
    expect((middle - (span?.left ?? 0)) / (span?.width ?? 1)).to.be.closeTo(0.25, 0.01)
  })

  it('shows the start of a future code only once', async () => {
    const { screen: details } = await setupCodeWith(unset(4, 5), { now })
    expect(textOf(details, '.hero-meta')).to.equal('Starts in 4 days')
  })
})
