import { laidOut } from '../../settled.js'
import { cleanUpAfterEach, setup, words } from '../support/setup.js'

cleanUpAfterEach()

const CODES = '/access_codes/list'
const SCHEDULES = '/thermostats/schedules/list'

/** Returns the positions of everything with a text, by text. */
function placesOf(element: HTMLElement): Record<string, string> {
  const { top } = element.getBoundingClientRect()
  const parts = [...(element.shadowRoot?.querySelectorAll('h2, h3, .overview-numbers, [part~=row]') ?? [])]
  return Object.fromEntries(
    parts.map((part) => {
      const { y, height } = part.getBoundingClientRect()
      const isNumbers = part.matches('.overview-numbers')
      const key = isNumbers ? 'overview-numbers' : part.matches('h2') ? 'h2' : words(part.textContent)
      return [key, `${Math.round(y - top)} +${Math.round(height)}`]
    })
  )
}

describe('Loading of the overview', () => {
  for (const [width, size, issue] of [
    [320, 8, 'Same digits'],
    [900, 30, 'Another code on this lock has the same digits']
  ] as const) {
    it(`shows what is known immediately, and appends codes and then schedules, at ${width} px`, async () => {
      const t = await setup('x-overview', { size, holds: [CODES, SCHEDULES], width, now: '2026-03-20T12:00:00Z' })
      await laidOut()
      const first = placesOf(t.element)
      expect(words(t.screen.root.querySelector('.root')?.textContent)).to.match(
        /Unlocked now.*Checking codes: 0 of \d+ locks/
      )
      expect(Object.keys(first).join()).to.match(/Change \d batter.*Unlocked now/)
      t.release(CODES)
      await t.advance(100)
      await laidOut()
      const withCodes = placesOf(t.element)
      expect(withCodes).to.include(first)
      expect(Object.keys(withCodes).join()).to.include(issue)
      expect(Object.keys(withCodes)).not.to.include('overview-numbers')
      t.release(SCHEDULES)
      await t.advance(100)
      await laidOut()
      const later = placesOf(t.element)
      expect(later).to.include(withCodes)
      expect(Object.keys(later)).to.include('overview-numbers')
    })
  }

  it('shows known problems of codes while the codes of another lock are fetched again', async () => {
    const faults = { [CODES]: { status: 503, times: 1 } }
    const t = await setup('x-overview', { size: 8, faults, width: 320, now: '2026-03-20T12:00:00Z' })
    await laidOut()
    const text = words(t.screen.root.querySelector('.root')?.textContent)
    expect(text).to.match(/so far.*Codes that aren’t working.*Checking codes: 5 of 6 locks/)
    const first = placesOf(t.element)
    await t.advance(1500)
    await laidOut()
    expect(words(t.screen.root.querySelector('.root')?.textContent)).not.to.include('Checking codes')
    expect(placesOf(t.element)).to.deep.equal(first)
  })

  it('shows the progress of codes while schedules are loading', async () => {
    const faults = { [CODES]: { status: 503, times: 1 } }
    const given = { size: 8, faults, holds: [SCHEDULES], width: 320, now: '2026-03-20T12:00:00Z' }
    const t = await setup('x-overview', given)
    await laidOut()
    expect(words(t.screen.root.querySelector('.root')?.textContent)).to.match(
      /Codes that aren’t working.*Checking codes: 5 of 6 locks/
    )
    const first = placesOf(t.element)
    t.release(SCHEDULES)
    await t.advance(100)
    await laidOut()
    const text = words(t.screen.root.querySelector('.root')?.textContent)
    expect(text).to.match(/Checking codes: 5 of 6 locks/)
    expect(placesOf(t.element)).to.include(first).and.to.include.keys('overview-numbers')
  })

  it('shows the numbers while a schedule is fetched again', async () => {
    const faults = { [SCHEDULES]: { status: 503, times: 1 } }
    const t = await setup('x-overview', { size: 8, faults, width: 320, now: '2026-03-20T12:00:00Z' })
    await laidOut()
    expect(placesOf(t.element)).to.include.keys('overview-numbers')
  })
})
