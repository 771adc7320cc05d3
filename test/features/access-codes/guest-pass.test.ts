import { emulateMedia } from '@web/test-runner-commands'
import { expect } from 'chai'
import { type CodeDetails, setupCodeWith } from '../support/code-details.js'
import { cleanUpAfterEach, type Given } from '../support/setup.js'
import { until, words } from '../support/stage.js'

const PIN = '735194'
const ongoing = { code: PIN, type: 'ongoing' }
const bound = { code: PIN, type: 'time_bound', starts_at: '2024-01-15T23:00:00Z', ends_at: '2099-07-01T17:30:00Z' }
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
  cleanUpAfterEach()

  it('shows the door, the name, the grouped digits, and the validity in the time zone of the door', async () => {
    const pass = passOf((await openPass(bound)).screen)
    expect(words(pass?.innerText).replaceAll('\u202F', ' ')).to.equal(
      'Garage Guest 735194 Check-in Jan 16, 2024 8:00 AM Check-out Jul 2, 2099 2:30 AM Tokyo Scan to save this pass on a phone.'
    )
    const digits = pass?.querySelector('code')
    expect(digits?.ariaLabel).to.equal('7 3 5 1 9 4')
    expect(digits?.querySelectorAll('.pin > span')).to.have.length(2)
    expect(parseFloat(digits ? getComputedStyle(digits).fontSize : '')).to.be.at.least(48)
    expect(pass?.querySelector('.timeline > *')?.nextElementSibling, 'no present on paper').to.equal(null)
  })

  it('shows "Valid at any time" without a timeline for an ongoing code', async () => {
    const pass = passOf((await openPass(ongoing)).screen)
    expect(pass?.innerText).to.contain('Valid at any time')
    expect(pass?.querySelector('.timeline')).to.equal(null)
  })

  it('includes the text of the host', async () => {
    const { screen } = await openPass(ongoing, { shareText: () => 'Welcome!\nPress it, then the check mark.' })
    expect(passOf(screen)?.innerText).to.contain('Press it, then the check mark.')
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
      let asked = 0
      window.print = () => void (asked += 1)
      const { screen, user } = await openPass(bound, { theme: 'dark' })
      const previous = [...document.body.children]
      await user.click('Print')
      window.print = print
      expect(asked).to.equal(1)

      window.dispatchEvent(new Event('beforeprint'))
      await emulateMedia({ media: 'print' })
      const [paper, ...morePapers] = printed()
      expect(morePapers).to.deep.equal([])
      const pass = paper?.shadowRoot?.querySelector('.pass')
      expect(words(pass?.textContent)).to.equal(words(passOf(screen)?.textContent))
      expect(pass && getComputedStyle(pass).color).to.equal('rgb(0, 0, 0)')
      expect(pass?.querySelector('svg[role=img]')).not.to.equal(null)
      await emulateMedia({ media: 'screen' })
      expect(paper?.checkVisibility(), 'nobody sees it on the screen').to.equal(false)

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
