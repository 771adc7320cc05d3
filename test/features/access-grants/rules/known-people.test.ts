import { expect } from 'chai'
import { contactOf, knownPeople, knownPerson } from '../../../../src/features/access-grants/rules/form/known-people.js'

const grant = (person: string, day: number) => ({
  access_grant_id: `${person} ${day}`,
  user_identity_id: person,
  created_at: new Date(Date.UTC(2026, 0, day)).toISOString()
})

describe('People with access', () => {
  it('are listed once, those of the newest access first', () => {
    expect(knownPeople([grant('ana', 1), grant('ben', 3), grant('ana', 5), grant('omar', 2)])).to.deep.equal([
      'ana',
      'ben',
      'omar'
    ])
    expect(knownPeople([{ access_grant_id: 'broken', user_identity_id: 7 }])).to.deep.equal([])
  })

  it('are at most 100', () => {
    expect(knownPeople(Array.from({ length: 120 }, (_, day) => grant(`person ${day}`, day)))).to.have.length(100)
  })

  it('have a name that is neither their e-mail address nor their phone number', () => {
    const person = { user_identity_id: 'ana', display_name: 'ana@example.com', email_address: 'ana@example.com' }
    expect(knownPerson('ana', person, false)).to.deep.equal({ id: 'ana', name: undefined, label: 'ana@example.com' })
    expect(knownPerson('ana', person, true).label).to.equal(undefined)
    expect(knownPerson('ana', { ...person, full_name: 'Ana Silva' }, true).label).to.equal('Ana Silva')
    expect(knownPerson('ana', { ...person, display_name: 'Ana' }, true).name).to.equal('Ana')
    expect(contactOf({ ...person, email_address: null, phone_number: '+15555550100' })).to.equal('+15555550100')
  })
})
