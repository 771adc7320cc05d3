import { sectionOf } from '../../../../src/features/access-codes/rules/code-sections.js'
import { accessCode } from '../../support/as-sent.js'

const NOW = Date.parse('2026-03-20T12:00:00Z')

const code = (name: string, starts_at?: string, ends_at?: string) =>
  accessCode({ access_code_id: name, name, type: starts_at ? 'time_bound' : 'ongoing', starts_at, ends_at })

const ENDED = code('Ended', '2026-03-18T00:00:00Z', '2026-03-20T12:00:00Z')
const LATER = code('Later', '2026-03-21T00:00:00Z', '2026-03-22T00:00:00Z')
const STARTED = code('Started', '2026-03-20T12:00:00Z', '2026-03-22T00:00:00Z')
const ONGOING = code('Ongoing')

describe('Section of access codes', () => {
  for (const [section, codes] of [
    ['now', [ONGOING]],
    ['now', [ENDED, LATER, STARTED]],
    ['now', [code('Unreadable', 'soon')]],
    ['later', [ENDED, LATER]],
    ['ended', [ENDED]]
  ] as const) {
    it(`is "${section}" for ${codes.map(({ name }) => name).join(', ')}`, () => {
      expect(sectionOf(codes, NOW)).to.equal(section)
    })
  }
})
