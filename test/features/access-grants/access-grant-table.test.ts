import { expect } from 'chai'
import { useRecordedConsole } from '../../record-console.js'
import { replaceClipboard } from '../support/clipboard.js'
import { cleanUpAfterEach, type Given, setup, type Test } from '../support/setup.js'
import { until, words } from '../support/stage.js'

const LIST = '/access_grants/list'
const METHODS = '/access_methods/list'
const DOORS = '/access_methods/get_related'
const NOW = '2026-05-01T10:00:00Z'

const open = (given: Given<'x-access-grant-table'> = {}) => setup('x-access-grant-table', { now: NOW, ...given })

const rowsOf = ({ element }: Test<HTMLElement>): string[] =>
  [...(element.shadowRoot?.querySelectorAll('[part~="row"]') ?? [])].map(({ textContent }) => words(textContent))

/** Returns the row of an access. */
const row = (t: Test<HTMLElement>, name: string): string => rowsOf(t).find((text) => text.includes(name)) ?? ''

describe('Access grant table', () => {
  cleanUpAfterEach()
  const warnings = useRecordedConsole('warn')

  it('shows the places, times, and state of each access', async () => {
    const t = await open()
    expect(row(t, 'Ana Silva')).to.include('Unit 4').and.include('Active').and.include('Paris')
    expect(row(t, 'Caretaker')).to.include('Front Door, Bike Room')
    expect(row(t, 'Cleaning team')).to.include('no end')
    const states = ['Not working', 'Partly working', 'Opens too much', 'Late', 'Removing…', 'Card to encode', 'Ready']
    for (const state of states) expect(rowsOf(t).join(' ')).to.include(state)
  })

  it('shows how many doors an access opens that opens only some, also to screen readers', async () => {
    const t = await open()
    await until(() => row(t, 'عمر حداد').includes('Works at 1 of 2 doors'))
    const spoken = t.screen.all('row').map((each) => words(each.querySelector('.unseen')?.textContent))
    expect(spoken.find((name) => name.startsWith('عمر حداد'))).to.match(/, Partly working, Works at 1 of 2 doors$/)
    // The others open all of their doors, or none.
    expect(t.screen.text.match(/Works at/g)).to.have.length(2)
    const read = new Set(t.requests(DOORS).map((body) => JSON.stringify(body)))
    expect(read.size).to.equal(5)
  })

  it('does not show how many doors an access opens if they could not be read', async () => {
    const t = await open({ faults: { [DOORS]: { status: 400, error: { type: 'broken' } } } })
    await until(() => t.requests(DOORS).length >= 5)
    expect(row(t, 'عمر حداد')).to.include('Partly working').and.not.include('Works at')
  })

  it('says how far away the next start or end is, in columns with heads', async () => {
    const t = await open({ width: 900 })
    expect(row(t, 'Ana Silva')).to.include('2 days left')
    expect(row(t, 'Ben Okafor')).to.match(/Starts in \d days/)
    const heads = t.element.shadowRoot?.querySelector('.list-heads')?.children ?? []
    expect([...heads].map(({ textContent }) => textContent)).to.deep.equal(['Name', 'When', 'Ways in', 'Status'])
  })

  it('puts accesses into sections, and shows ended ones on request', async () => {
    const t = await open()
    const titles = [...(t.element.shadowRoot?.querySelectorAll('.section-head') ?? [])]
    expect(titles.map(({ textContent }) => words(textContent))).to.deep.equal([
      'Needs attention',
      'Now',
      'Next 30 days',
      'Later',
      'Ended 1'
    ])
    expect(row(t, 'winter stay')).to.equal('')
    await t.user.click(/^Ended/)
    expect(row(t, 'winter stay')).to.include('Ended')
  })

  it('finds an access by its name, place, door or PIN', async () => {
    const t = await open()
    const found = async (typed: string): Promise<string[]> => {
      await t.user.fill('Search access', typed)
      return rowsOf(t)
    }
    expect(await found('gardener')).to.have.length(1)
    expect((await found('bike room')).join()).to.include('Caretaker')
    expect((await found('suite')).join())
      .to.include('Family Okafor')
      .and.include('Conference guest')
    expect((await found('4711')).join()).to.include('Caretaker')
    await found('nobody')
    expect(t.screen.text).to.include('No access matches')
  })

  it('shows only what needs attention', async () => {
    const t = await open()
    await t.user.click(/need attention/)
    expect(rowsOf(t)).to.have.length(5)
  })

  it('sends its filters to the platform', async () => {
    const filters = { spaceId: 'space_unit_4', userIdentityId: 'user_identity_ana', reservationKey: undefined }
    const t = await open(filters)
    expect(t.requests(LIST)).to.deep.equal([
      { space_id: 'space_unit_4', user_identity_id: 'user_identity_ana', limit: 200 }
    ])
    expect(row(t, 'Ana Silva')).to.include('Active')
    expect(rowsOf(t).join()).not.to.include('Cleaning team')
  })

  it('says that a state is unknown if the ways in could not be read', async () => {
    const t = await open({ faults: { [METHODS]: { status: 400, error: { type: 'broken' } } } })
    const unknown = t.element.shadowRoot?.querySelectorAll('[aria-label="State could not be loaded"]')
    expect(unknown?.length).to.be.above(5)
    expect(row(t, 'Ana Silva')).not.to.match(/Active|Ready/)
  })

  it('says that no one has access, also to a place', async () => {
    const empty = async (given: Given<'x-access-grant-table'>) => (await open({ devices: [], ...given })).screen.text
    expect(await empty({})).to.include('No one has access yet')
    expect(await empty({ reservationKey: 'none' })).to.include('No access here yet')
  })

  it('names each row by what it shows, with words for its icons', async () => {
    const t = await open()
    const spoken = t.screen.all('row').map((each) => words(each.querySelector('.unseen')?.textContent))
    expect(spoken.find((name) => name.startsWith('Ana Silva,'))).to.match(
      /^Ana Silva, Unit 4, .+ – .+, PIN and Mobile key, Active$/
    )
  })

  it('copies the PIN of a row, unless the access has several', async () => {
    const copied = replaceClipboard()
    const t = await open()
    await t.user.click('Actions for Cleaning team')
    expect(t.screen.names('menuitem')).to.deep.equal(['Copy PIN', 'Share', 'Edit', 'Remove access'])
    ;(await t.screen.find('menuitem', 'Copy PIN')).click()
    await until(() => copied.length)
    expect(copied[0]).to.match(/^\d{4,}$/)
    await t.user.click('Actions for Caretaker')
    expect(t.screen.names('menuitem')).not.to.include('Copy PIN')
  })

  it('neither copies nor finds digits that a lock chooses itself', async () => {
    const constraints = [{ constraint_type: 'cannot_specify_pin_code' }]
    const t = await open({
      edit: ({ properties }) => void Object.assign(Object(properties), { code_constraints: constraints })
    })
    await t.user.click('Actions for Cleaning team')
    expect(t.screen.names('menuitem')).not.to.include('Copy PIN').and.not.include('Share')
    await t.user.press('Escape')
    await t.user.fill('Search access', '4711')
    expect(t.screen.text).to.include('No access matches')
  })

  it('offers to share every access with a PIN or a mobile key that is ready', async () => {
    const t = await open()
    const canShare = async (name: string): Promise<boolean> => {
      await t.user.click(`Actions for ${name}`)
      return t.screen.names('menuitem').includes('Share')
    }
    for (const name of ['Caretaker', 'Ana Silva', 'Photographer']) expect(await canShare(name), name).to.equal(true)
    for (const name of ['Family Okafor', 'Gardener']) expect(await canShare(name), name).to.equal(false)
  })

  it('says that access is refused and what to do, without an empty list', async () => {
    const t = await open({ customer: false })
    expect(t.screen.text).to.include('You can’t manage access here.')
    expect(t.screen.text).to.include('Ask an administrator for access, then try again.')
    expect(t.screen.text).not.to.include('No one has access yet')
    expect(rowsOf(t)).to.deep.equal([])
    expect(t.screen.names('button')).to.deep.equal([])
    expect(t.element.matches(':state(error)')).to.equal(true)
    await t.advance(180_000)
    expect(t.requests(LIST)).to.have.length(1)
  })

  it('tells developers once why access is refused', async () => {
    const refused = { status: 403, error: { type: 'not_a_customer' } }
    await open({ faults: { [LIST]: refused } })
    await open({ faults: { [LIST]: refused } })
    expect(warnings.filter((line) => line.includes('access_grants.list'))).to.deep.equal([
      'x-access-grant-table: the platform refused access_grants.list (403 not_a_customer). ' +
        'Access grants need a client session with a customer_key: docs/sessions.md.'
    ])
  })

  it('opens the details, unless the host prevents it, without a link in the event', async () => {
    const t = await open()
    const clicks = t.events('access-grant-click')
    t.element.addEventListener('access-grant-click', (event) => event.preventDefault(), { once: true })
    await t.user.click(/Ana Silva/, 'row')
    expect(t.element.openedAccessGrantId).to.equal(undefined)
    expect(JSON.stringify(clicks[0]?.detail)).not.to.include('https:')
    await t.user.click(/Ana Silva/, 'row')
    await until(() => t.screen.text.includes('Ways in'))
    expect(t.element.openedAccessGrantId).to.equal(clicks[1]?.detail.access_grant_id)
  })

  it('reports an opened access that it does not list as missing', async () => {
    const t = await open({ spaceId: 'space_unit_4', openedAccessGrantId: 'access_grant_2' })
    expect(t.screen.text).to.include('This access could not be found.').and.not.include('Cleaning team')
  })

  it('uses the filter and the order of the host', async () => {
    const t = await open({
      accessGrantFilter: ({ name }) => name === 'Plumber' || name === 'Gardener',
      accessGrantComparator: (first, second) => (first.display_name < second.display_name ? -1 : 1)
    })
    expect(rowsOf(t).map((text) => text.split(/(?<=er)/)[0])).to.deep.equal(['Gardener', 'Plumber'])
    expect(t.element.shadowRoot?.querySelector('.section-head')).to.equal(null)
  })
})
