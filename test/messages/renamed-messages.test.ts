import { readFileSync } from 'node:fs'
import { RENAMED_MESSAGES } from '../../src/element/lint/renamed-messages.js'
import { MESSAGES, textsOf } from './support/texts.js'

const english = [...textsOf(MESSAGES['en'] ?? {}).keys()].map((key) => key.replace(/\(.*/, ''))
const page = readFileSync(new URL('../../docs/versions.md', import.meta.url), 'utf8')

describe('Renamed messages', () => {
  it('exist under their current names only', () => {
    expect(english).to.include.members(Object.values(RENAMED_MESSAGES))
    expect(english.filter((key) => key in RENAMED_MESSAGES)).to.deep.equal([])
  })

  it('are listed on the page about versions', () => {
    const rows = [...page.matchAll(/^\| `([\w.-]+)` \| `([\w.]+)` \|$/gm)].map(([, old, current]) => [old, current])
    expect(rows).to.deep.equal(Object.entries(RENAMED_MESSAGES))
  })
})
