import { readFileSync } from 'node:fs'
import { MESSAGES, textsOf } from './support/texts.js'

const [head = [], , ...rows] = readFileSync(new URL('../../docs/words.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.slice(1, -1).split('|'))
  .map((cells) => cells.map((cell) => cell.replaceAll('`', '').trim()))

describe('Table of UI terms', () => {
  it('has a column for every language', () => {
    expect(head.slice(1).toSorted()).to.deep.equal(Object.keys(MESSAGES).toSorted())
    expect(rows.length).to.be.greaterThan(30)
  })

  for (const [column, language] of head.entries()) {
    if (column === 0) continue
    it(`matches the texts: ${language}`, () => {
      const texts = textsOf(MESSAGES[language] ?? {})
      const shown = rows.map(([key = '']) => [key, texts.get(key)])
      expect(shown).to.deep.equal(rows.map((cells) => [cells[0], cells[column]]))
    })
  }
})
