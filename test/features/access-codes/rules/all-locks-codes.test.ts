import type { AccessCode } from '../../../../src/core/resources/resources.js'
import {
  type CodeGroup,
  codesByLock,
  codesByPerson,
  codesOfLock,
  compareCodeGroups,
  createCodeGrouping,
  isFoundInside,
  type LockCode,
  locksOf,
  matchesCodeGroup,
  remainingPins,
  toLockCode
} from '../../../../src/features/access-codes/rules/all-locks-codes.js'

let nextId = 0
const on = (lock: string, code: object): LockCode => ({
  lock: { device_id: lock, properties: { name: lock } },
  code: { access_code_id: `code_${(nextId += 1)}`, ...code }
})

const said = (groups: readonly CodeGroup[]): string[] =>
  groups.map(({ name, codes }) => `${name}: ${codes.map(({ lock }) => lock.device_id).join()}`)

describe('Code groups of all locks', () => {
  it('combine codes with the same name, regardless of their digits', () => {
    const codes = [
      on('Door', { name: 'Cleaning', code: '4711' }),
      on('Gate', { name: 'CLEANING', code: '471122' }),
      on('Attic', { name: 'Cleaning' }),
      on('Door', { name: 'Guest', code: '4711' })
    ]
    expect(said(codesByPerson(codes))).to.deep.equal(['Cleaning: Door,Gate,Attic', 'Guest: Door'])
  })

  it('combine codes created together, under the name of the first', () => {
    const codes = [
      on('Door', { name: 'Plumber', code: '1111', common_code_key: 'one' }),
      on('Gate', { name: 'Another name', code: '2222', common_code_key: 'one' }),
      on('Attic', { name: 'plumber', code: '3333' }),
      on('Cellar', { name: 'Another name', code: '4444' }),
      on('Door', { common_code_key: 'two' }),
      on('Gate', { common_code_key: 'two' })
    ]
    expect(said(codesByPerson(codes))).to.deep.equal([
      'Plumber: Door,Gate,Attic',
      'Another name: Cellar',
      'undefined: Door,Gate'
    ])
  })

  it('name each lock once, without those of codes being removed if others remain', () => {
    const namesOf = (...codes: readonly LockCode[]) => locksOf(codes).map(({ device_id }) => device_id)
    expect(namesOf(on('Door', {}), on('Door', {}), on('Gate', {}))).to.deep.equal(['Door', 'Gate'])
    const removing = on('Attic', { status: 'removing' })
    expect([namesOf(on('Door', {}), removing), namesOf(removing)]).to.deep.equal([['Door'], ['Attic']])
  })

  it('compare names by accents, but ignore case, Unicode composition and outer spaces', () => {
    const apart = [
      ['Ana', 'Aña'],
      ['Öz', 'Oz'],
      ['Йод', 'Иод'],
      ['Weiß', 'Weiss'],
      ['Anna Maria', 'AnnaMaria']
    ]
    const together = [
      ['Zoë', 'ZOË'],
      ['Zoe\u0308', 'Zo\u00EB'],
      [' Ana ', 'ana'],
      ['ЙОД', 'Йод'],
      ['ΑΛΕΞΗΣ', 'Αλεξης']
    ]
    const groupsOf = (names: readonly string[]): number =>
      codesByPerson(names.map((name) => on('Door', { name, code: '4711' }))).length
    for (const names of apart) expect(groupsOf(names), names.join()).to.equal(2)
    for (const names of together) expect(groupsOf(names), names.join()).to.equal(1)
  })

  it('hide the names and digits of a lock that chooses its own codes', () => {
    const code = { name: 'Anna', code: '0147' }
    const own = {
      device_id: 'Safe',
      properties: { name: 'Safe', code_constraints: [{ constraint_type: 'cannot_specify_pin_code' }] }
    }
    const secret: LockCode = { ...on('Safe', code), lock: own }
    const groups = codesByPerson([secret, on('Door', code)])
    expect(said(groups)).to.deep.equal(['undefined: Safe', 'Anna: Door'])
    expect(groups.map(({ codes }) => remainingPins(codes))).to.deep.equal([[undefined], ['0147']])
    for (const typed of ['anna', '0147']) {
      expect(groups.map((group) => matchesCodeGroup(group, typed))).to.deep.equal([false, true])
      expect(codesByLock([secret]).map((group) => isFoundInside(group, typed, true))).to.deep.equal([false])
    }
  })

  it('list the distinct digits of all remaining codes', () => {
    const pinsOf = (...codes: readonly object[]) => remainingPins(codes.map((code) => on('Door', code)))
    expect(pinsOf({ code: '4711' }, { code: '4711' })).to.deep.equal(['4711'])
    expect(pinsOf({ code: '4711' }, { code: '9999' }, { code: '4711' })).to.deep.equal(['4711', '9999'])
    expect(pinsOf({ code: '4711' }, { code: null })).to.deep.equal(['4711', undefined])
    expect(pinsOf({ code: '4711' }, { code: '9999', status: 'removing' })).to.deep.equal(['4711'])
    expect(pinsOf({ code: '9999', status: 'removing' })).to.deep.equal([])
  })

  it('are found inside by digits if the row of the group shows none', () => {
    const codes = [
      on('Door', { name: 'Anna', code: '4711', common_code_key: 'one' }),
      on('Gate', { name: 'Anna', code: '9999', common_code_key: 'one' })
    ]
    const isFound = (found: readonly LockCode[]): boolean =>
      codesByPerson(found).some((group) => isFoundInside(group, '4711', false))
    expect([isFound(codes), isFound(codes.slice(0, 1))]).to.deep.equal([true, false])
  })

  it('contain a single code if it has no name and no common key', () => {
    const codes = [on('Door', { code: '1111' }), on('Gate', { code: '1111' }), on('Attic', {})]
    expect(codesByPerson(codes)).to.have.length(3)
  })

  it('can be grouped and sorted by lock', () => {
    const codes = [on('Gate', { name: 'A' }), on('Door', { name: 'B' }), on('Gate', { name: 'C' })]
    expect(said(codesByLock(codes).toSorted(compareCodeGroups))).to.deep.equal(['Door: Door', 'Gate: Gate,Gate'])
  })

  it('are found by person, lock and digits', () => {
    const [group] = codesByPerson([on('Garden Gate', { name: 'Zoë', code: '4711' })])
    for (const search of ['zoe', 'GATE', '471', ''])
      expect(group && matchesCodeGroup(group, search), search).to.equal(true)
    expect(group && matchesCodeGroup(group, 'cellar')).to.equal(false)
  })

  it('sort unnamed groups last', () => {
    const groups = codesByPerson([
      on('Door', {}),
      on('Door', { name: 'Room 10', code: '1' }),
      on('Door', { name: 'Room 9', code: '2' })
    ])
    expect(groups.toSorted(compareCodeGroups).map(({ name }) => name)).to.deep.equal(['Room 9', 'Room 10', undefined])
  })
})

describe('createCodeGrouping', () => {
  const LOCK = { device_id: 'Door', properties: { name: 'Door' } }

  it('keeps the groups whose codes have not changed, and reads only the changed codes', () => {
    const read: string[] = []
    const codeOf = (name: string, code: string) => ({
      access_code_id: `${name} ${code}`,
      code,
      get name() {
        read.push(name)
        return name
      }
    })
    const group = createCodeGrouping(codesByPerson)
    const [anna, ben, cora] = ['Anna', 'Ben', 'Cora'].map((name) => codeOf(name, '4711'))
    const previous = group([anna, ben, cora].flatMap((code) => (code ? toLockCode(code, LOCK) : [])))
    expect(read).to.include.members(['Anna', 'Ben', 'Cora'])
    read.length = 0
    const added = codeOf('Ben', '1234')
    const after = group([anna, ben, added, cora].flatMap((code) => (code ? toLockCode(code, LOCK) : [])))
    expect(new Set(read)).to.deep.equal(new Set(['Ben']))
    expect(after.map((each, index) => each === previous[index])).to.deep.equal([true, false, true])
    expect(after[1]?.codes).to.have.length(2)
  })

  it('replaces a group if its lock has changed', () => {
    const group = createCodeGrouping(codesByLock)
    const code = { access_code_id: 'code', name: 'Anna' }
    const [previous] = group([toLockCode(code, LOCK)])
    const [after] = group([toLockCode(code, { ...LOCK, properties: { name: 'Front Door' } })])
    expect([previous?.name, after?.name]).to.deep.equal(['Door', 'Front Door'])
  })
})

describe('codesOfLock', () => {
  const ANNA = { access_code_id: 'anna' }
  const BEN = { access_code_id: 'ben' }
  const tableOf = (...codes: readonly AccessCode[]) =>
    new Map(codes.map((resource) => [resource.access_code_id, { resource, version: 1 }]))

  it('keeps the list until one of its codes changes', () => {
    const lock = { device_id: 'Door' }
    const list = codesOfLock(lock, ['anna', 'ben'], tableOf(ANNA, BEN))
    expect(codesOfLock(lock, ['anna', 'ben'], tableOf(ANNA, BEN, { access_code_id: 'cora' }))).to.equal(list)
    const changed = { ...BEN, name: 'Ben' }
    expect(codesOfLock(lock, ['anna', 'ben'], tableOf(ANNA, changed)).map(({ code }) => code)).to.deep.equal([
      ANNA,
      changed
    ])
    expect(codesOfLock(lock, ['ben'], tableOf(ANNA, changed)).map(({ code }) => code)).to.deep.equal([changed])
  })

  it('omits codes that are not known', () => {
    const lock = { device_id: 'Gate' }
    expect(codesOfLock(lock, ['anna', 'ben'], tableOf(BEN)).map(({ code }) => code)).to.deep.equal([BEN])
    expect(codesOfLock(lock, ['anna', 'ben'], tableOf(ANNA, BEN)).map(({ code }) => code)).to.deep.equal([ANNA, BEN])
  })
})
