import { listing } from '../support/code-table.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'

cleanUpAfterEach()

const NOW = '2026-03-20T12:00:00Z'
const CODES = [
  { name: 'Gone', type: 'time_bound', starts_at: '2026-03-01T12:00:00Z', ends_at: '2026-03-10T12:00:00Z' },
  { name: 'Leaving', type: 'time_bound', starts_at: '2026-03-19T12:00:00Z', ends_at: '2026-03-20T12:02:00Z' },
  { name: 'Coming', type: 'time_bound', starts_at: '2026-03-20T12:02:00Z', ends_at: '2026-03-25T12:00:00Z' },
  { name: 'Resident', type: 'ongoing' }
]

/** Returns the headings and names of a list, in order. */
const linesOf = ({ shadowRoot }: HTMLElement): string[] =>
  [...(shadowRoot?.querySelectorAll('.list > ul > li:not([hidden]) > h3, .list li:not([hidden]) .row b') ?? [])].map(
    ({ textContent }) => textContent ?? ''
  )

const open = (codes: readonly object[], options: object = {}) =>
  setup('x-access-code-table', { now: NOW, faults: listing(codes), deviceId: 'device_office', ...options })

for (const [title, options] of [
  ['Access code table', {}],
  ['Codes of all locks', { deviceId: undefined, deviceIds: ['device_office'] }]
] as const) {
  describe(`${title} sections`, () => {
    it('divide the codes into now, later, and ended ones, which are collapsed', async () => {
      const t = await open(CODES, options)
      expect(linesOf(t.element)).to.deep.equal(['Now', 'Leaving', 'Resident', 'Later', 'Coming', 'Ended 1'])
      await t.user.click('Ended 1')
      expect(linesOf(t.element).slice(-2)).to.deep.equal(['Ended 1', 'Gone'])
      await t.user.click('Ended 1')
      expect(linesOf(t.element).at(-1)).to.equal('Ended 1')
    })

    it('move a code that begins or ends while it is shown', async () => {
      const t = await open(CODES, options)
      await t.advance(3 * 60_000)
      expect(linesOf(t.element)).to.deep.equal(['Now', 'Coming', 'Resident', 'Ended 2'])
    })

    it('have no headings if all codes are active, or the host orders them', async () => {
      const active = await open(CODES.slice(3), options)
      expect(linesOf(active.element)).to.deep.equal(['Resident'])
      const byName = (first: { name?: string | null }, second: { name?: string | null }): number =>
        String(first.name).localeCompare(String(second.name))
      const ordered = await open(CODES, { ...options, accessCodeComparator: byName })
      expect(linesOf(ordered.element)).to.deep.equal(['Coming', 'Gone', 'Leaving', 'Resident'])
    })
  })
}
