import { expect } from 'chai'
import type { Device } from '../support/sent.js'
import { replaceClipboard } from '../support/clipboard.js'
import { type CodeDetails, setupCode, setupCodeWith, stateOf } from '../support/code-details.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { settled, until, words } from '../support/stage.js'

const heroOf = (details: CodeDetails): HTMLElement => {
  const [hero] = details.all('group', 'Access code')
  if (!hero) throw new Error('There is no hero.')
  return hero
}

const pinOf = (details: CodeDetails): HTMLElement => {
  const pin = heroOf(details).querySelector<HTMLElement>('code')
  if (!pin) throw new Error('There is no PIN.')
  return pin
}

const isClosed = (details: CodeDetails, title: string): boolean => {
  const box = [...details.root.querySelectorAll('details')].find(
    (each) => words(each.querySelector('h3')?.textContent) === title
  )
  if (!box) throw new Error(`Nothing folds under "${title}".`)
  return !box.open
}

describe('Summary at the top of the access code details', () => {
  cleanUpAfterEach()

  it('shows the name, the state, the PIN, the main actions and the end right after the title', async () => {
    const { screen: details } = await setupCodeWith({ code: '482193' })
    await details.find('button', 'Guest pass')
    expect(words(heroOf(details).innerText)).to.equal('Guest Active 482193 Guest pass Ends: Never')
    expect(details.root.querySelector('[role=group]') === heroOf(details)).to.equal(true)
  })

  describe('PIN', () => {
    for (const [code, width, least] of [
      ['4821', 320, 38],
      ['482193', 280, 33],
      ['48219375', 900, 40],
      ['12345678901234567890', 280, 33],
      ['12345678901234567890', 900, 40]
    ] as const) {
      it(`shows all of ${code} at a font size of at least ${least} px in a width of ${width} px`, async () => {
        const { screen: details } = await setupCodeWith({ code }, { width })
        expect(parseFloat(getComputedStyle(pinOf(details)).fontSize)).to.be.at.least(least)
      })
    }

    it('separates groups of digits visually, but not in copied or selected text', async () => {
      const copied = replaceClipboard()
      const { screen: details, user } = await setupCodeWith({ code: '482193' })
      const [first, second, ...rest] = [...pinOf(details).querySelectorAll('.pin > span')].map((group) =>
        group.getBoundingClientRect()
      )
      expect(rest).to.have.length(0)
      expect((second?.left ?? 0) - (first?.right ?? 0)).to.be.above(8)
      await user.click('Copy code')
      getSelection()?.selectAllChildren(pinOf(details))
      expect(pinOf(details).innerText).to.equal('482193')
      expect(copied).to.deep.equal(['482193'])
    })

    it('keeps the order of the digits in right-to-left pages', async () => {
      const { screen: details } = await setupCodeWith({ code: '482193' })
      details.element.dir = 'rtl'
      await settled()
      const [first, second] = [...pinOf(details).querySelectorAll('.pin > span')].map(
        (group) => group.getBoundingClientRect().left
      )
      expect(first).to.be.below(second ?? 0)
    })

    it('is read digit by digit by screen readers', async () => {
      const { screen: details } = await setupCodeWith({ code: '482193' })
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
  })

  describe('State', () => {
    const now = Date.parse('2026-06-15T12:00:00Z')
    const at = (days: number): string => new Date(now + days * 86_400_000).toISOString()
    const bound = (from: number, to: number): object => ({ type: 'time_bound', starts_at: at(from), ends_at: at(to) })
    const offline = (device: Device): void => {
      device.properties = { ...device.properties, online: false }
    }
    const error = { error_code: 'provider_issue', message: 'No.', is_access_code_error: true }
    const cases: Readonly<
      Record<string, readonly [fields: object, standing: string, dates: RegExp, edit?: typeof offline]>
    > = {
      'within its window': [bound(-1, 1), 'Active', /^Ends: Jun 16/],
      'before its window': [{ ...bound(1, 2), status: 'unset' }, 'Starts in 1 day', /^Jun 16.* – Jun 17/],
      'long before its window': [{ ...bound(40, 41), status: 'unset' }, 'Starts later', /^Jul 25.* – Jul 26/],
      'after its window': [{ ...bound(-2, -1), status: 'unset' }, 'Ended', /^Ended: Jun 14/],
      'while it is being set': [{ status: 'setting' }, 'Setting…', /^Ends: Never/],
      'while it is being removed': [{ status: 'removing' }, 'Removing…', /^Ends: Never/],
      'with an error': [{ errors: [error] }, 'Not working', /^Ends: Never/],
      'on an offline device': [{}, 'Probably active', /^Ends: Never/, offline],
      'with an unknown status': [{ status: 'unknown' }, 'Not confirmed', /^Ends: Never/],
      'with malformed dates': [
        { type: 'time_bound', starts_at: 'soon', ends_at: 'x' },
        'Not confirmed',
        /^Dates unknown$/
      ]
    }
    for (const [when, [fields, standing, dates, edit]] of Object.entries(cases)) {
      it(`is "${standing}" ${when}`, async () => {
        const { screen: details } = await setupCodeWith(fields, { now, ...(edit && { edit }) })
        expect(words(heroOf(details).querySelector('.hero-meta > span')?.textContent)).to.equal(standing)
        expect(words(heroOf(details).querySelector('.code-duration p')?.textContent)).to.match(dates)
      })
    }

    it('shows the time until the next change and a timeline between the dates', async () => {
      const { screen: details } = await setupCodeWith(bound(-1, 3), { now })
      expect(heroOf(details).querySelector('.hero-meta')?.textContent).to.equal('Active3 days left')
      const [line, dates] = heroOf(details).querySelector('.code-duration')?.children ?? []
      expect(words(dates?.textContent)).to.match(/^Jun 14, .*Ends: Jun 18, /)
      const [span, , dot] = [...(line?.children ?? [])].map((part) => part.getBoundingClientRect())
      expect(((dot?.left ?? 0) + (dot?.width ?? 0) / 2 - (span?.left ?? 0)) / (span?.width ?? 1)).to.be.closeTo(
        0.25,
        0.01
      )
    })

    it('shows the start of a future code only once', async () => {
      const { screen: details } = await setupCodeWith({ ...bound(4, 5), status: 'unset' }, { now })
      expect(heroOf(details).querySelector('.hero-meta')?.textContent).to.equal('Starts in 4 days')
    })

    it('updates when the window ends', async () => {
      const { screen: details, advance } = await setupCodeWith(bound(-1, 1 / 1440), { now })
      expect(heroOf(details).innerText).to.contain('Active')
      await advance(61_000)
      expect(heroOf(details).innerText).to.contain('Ended')
    })
  })

  describe('Layout', () => {
    for (const width of [280, 320, 480, 900]) {
      it(`fits every name and PIN into ${width} px`, async () => {
        for (const [name, code] of [
          ['x'.repeat(10_000), '1'.repeat(20)],
          ['A word and '.repeat(900), '12ab#4'],
          [null, null],
          ['', '1'.repeat(300)]
        ]) {
          const { screen: details } = await setupCodeWith({ name, code }, { width })
          expect(details.names('heading')[1]).to.equal(name?.trim() || 'Code')
          const title = details.all('heading')[1]
          expect(title?.getBoundingClientRect().height).to.be.below(130)
          if (code) expect(pinOf(details).textContent).to.equal(code)
          details.element.remove()
        }
      })
    }
  })

  describe('Collapsible sections', () => {
    it('collapse the IDs, expand the device, and keep their state for the next code', async () => {
      // A wide element unfolds all sections.
      const width = 480
      const { screen: details, platform } = await setupCodeWith({}, { width })
      expect([isClosed(details, 'Garage'), isClosed(details, 'Code info')]).to.deep.equal([false, true])
      details.all('heading', 'Code info')[0]?.click()
      details.all('heading', 'Garage')[0]?.click()
      await until(() => isClosed(details, 'Garage') && !isClosed(details, 'Code info'))
      await settled()
      const { screen: next } = await setupCode({ platform, accessCodeId: 'code', width })
      expect([isClosed(next, 'Garage'), isClosed(next, 'Code info')]).to.deep.equal([true, false])
      for (const title of ['Code info', 'Garage']) next.all('heading', title)[0]?.click()
      await until(() => !isClosed(next, 'Garage') && isClosed(next, 'Code info'))
      await settled()
    })
  })
})
