import { expect } from 'chai'
import { type CodeGroup, codesByLock, codesByPerson, compareCodeGroups, type LockCode, matchesCodeGroup } from '../../src/model/house-codes.js'

let made = 0
const on = (lock: string, code: object): LockCode => ({
  lock: { device_id: lock, properties: { name: lock } },
  code: { access_code_id: `code_${(made += 1)}`, ...code }
})

const said = (groups: readonly CodeGroup[]): string[] =>
  groups.map(({ name, codes }) => `${name}: ${codes.map(({ lock }) => lock.device_id).join()}`)

describe('The codes of a house', () => {
  it('are of one person where they were made together, or have one name and one code', () => {
    const codes = [
      on('Door', { name: 'Cleaning', code: '4711' }),
      on('Gate', { name: 'CLEANING', code: '4711' }),
      on('Door', { name: 'Plumber', code: '1111', common_code_key: 'one' }),
      on('Gate', { name: 'Another name', code: '2222', common_code_key: 'one' })
    ]
    expect(said(codesByPerson(codes))).to.deep.equal(['Cleaning: Door,Gate', 'Plumber: Door,Gate'])
  })

  it('are never of one person by the name alone', () => {
    const codes = [on('Door', { name: 'Guest', code: '1111' }), on('Gate', { name: 'Guest', code: '2222' }), on('Attic', { name: 'Guest' }), on('Cellar', { name: 'Guest' })]
    expect(codesByPerson(codes)).to.have.length(4)
  })

  it('without a name or a code stand by themselves', () => {
    const codes = [on('Door', { code: '1111' }), on('Gate', { code: '1111' }), on('Attic', {})]
    expect(codesByPerson(codes)).to.have.length(3)
  })

  it('are sorted by lock as well', () => {
    const codes = [on('Gate', { name: 'A' }), on('Door', { name: 'B' }), on('Gate', { name: 'C' })]
    expect(said(codesByLock(codes).toSorted(compareCodeGroups))).to.deep.equal(['Door: Door', 'Gate: Gate,Gate'])
  })

  it('are found by the names of people and of locks, and by their digits', () => {
    const [group] = codesByPerson([on('Garden Gate', { name: 'Zoë', code: '4711' })])
    for (const search of ['zoe', 'GATE', '471', '']) expect(group && matchesCodeGroup(group, search), search).to.equal(true)
    expect(group && matchesCodeGroup(group, 'cellar')).to.equal(false)
  })

  it('without a name come last', () => {
    const groups = codesByPerson([on('Door', {}), on('Door', { name: 'Room 10', code: '1' }), on('Door', { name: 'Room 9', code: '2' })])
    expect(groups.toSorted(compareCodeGroups).map(({ name }) => name)).to.deep.equal(['Room 9', 'Room 10', undefined])
  })
})
