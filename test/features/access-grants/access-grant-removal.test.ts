import { expect } from 'chai'
import { rejection } from '../support/rejection.js'
import { cleanUpAfterEach, type Given, setup, type Test } from '../support/setup.js'
import { until, words } from '../support/stage.js'

const DELETE = '/access_grants/delete'
const CREATE = '/access_grants/create'
const NOW = '2026-05-01T10:00:00Z'
const CLEANING = 2

type Details = Test<HTMLElementTagNameMap['x-access-grant-details']>

const open = (number: number, given: Given<'x-access-grant-details'> = {}): Promise<Details> =>
  setup('x-access-grant-details', { now: NOW, accessGrantId: `access_grant_${number}`, ...given })

const openTable = (given: Given<'x-access-grant-table'> = {}) => setup('x-access-grant-table', { now: NOW, ...given })

/** Returns the lines of the open question. */
const effects = ({ screen }: Test<HTMLElement>): string[] =>
  [...screen.root.querySelectorAll('[role=alertdialog] li')].map(({ textContent }) => words(textContent))

const stateOf = ({ screen }: Test<HTMLElement>): string =>
  words(screen.root.querySelector('[part~=state]')?.textContent)

const rowOf = ({ screen }: Test<HTMLElement>, name: string): string =>
  words(screen.all('row').find(({ textContent }) => textContent.includes(name))?.textContent)

async function askedInTable(t: Test<HTMLElement>, name: string): Promise<void> {
  await t.user.click(`Actions for ${name}`)
  const item = await t.screen.find('menuitem', 'Remove access')
  item.click()
  await until(() => t.screen.all('question').length)
}

describe('Removal of access', () => {
  cleanUpAfterEach()

  it('asks first, with one line per effect', async () => {
    const t = await open(1)
    await t.user.click('Remove access')
    expect(t.screen.names('question')).to.deep.equal(['Remove Ana Silva’s access?'])
    expect(effects(t)).to.include('The link stops working.').and.include('This can’t be undone.')
    expect(effects(t)[0]).to.match(/^The PIN stops working at /)
    expect(t.screen.focused).to.equal('Cancel')
    await t.user.click('Cancel')
    expect(t.screen.focused).to.equal('Remove access')
    expect(t.requests(DELETE)).to.deep.equal([])
  })

  it('is sent once confirmed, and shown as "Removing…" until the platform no longer has the access', async () => {
    const t = await open(1)
    const deleted = t.events('access-grant-deleted')
    await t.user.click('Remove access')
    await t.user.click('Remove access')
    expect(t.requests(DELETE)).to.deep.equal([{ access_grant_id: 'access_grant_1' }])
    expect(t.platform.outlivePage(DELETE), 'the page may be left').to.deep.equal([true])
    expect(deleted.map(({ detail }) => detail)).to.deep.equal([{ access_grant_id: 'access_grant_1' }])
    expect(stateOf(t)).to.equal('Removing…')
    expect(t.screen.announcements).to.contain('Access is being removed')
    expect(t.screen.names('button', 'Undo')).to.deep.equal([])
    expect(t.screen.text).not.to.include('has been removed')
    await t.advance(10_000)
    await t.screen.waitForText('This access has been removed.')
  })

  it('counts as done if the platform no longer has the access', async () => {
    const gone = { status: 404, error: { type: 'access_grant_not_found' } }
    const t = await open(1, { faults: { [DELETE]: gone } })
    const deleted = t.events('access-grant-deleted')
    await t.user.click('Remove access')
    await t.user.click('Remove access')
    expect(deleted).to.have.length(1)
    expect(stateOf(t)).to.equal('Removing…')
  })

  it('restores the access if it fails, and can be tried again', async () => {
    const t = await open(1, { faults: { [DELETE]: { status: 409, error: { type: 'conflict' } } } })
    await t.user.click('Remove access')
    await t.user.click('Remove access')
    await until(() => t.screen.announcements.includes('Access could not be removed.'))
    expect(stateOf(t)).to.match(/^Active until/)
    t.platform.update({ faults: {} })
    await t.user.click('Try again')
    expect(stateOf(t)).to.equal('Removing…')
  })

  it('says that the result is unknown if no answer comes', async () => {
    const t = await open(1, { faults: { [DELETE]: { status: 503 } } })
    await t.user.click('Remove access')
    await t.user.click('Remove access')
    await until(() => t.screen.announcements.includes('It isn’t known whether access was removed.'))
  })

  it('can be undone if every way in is a PIN and every door is known', async () => {
    const t = await open(CLEANING)
    await t.user.click('Remove access')
    expect(effects(t)).to.deep.equal(['The PIN stops working at Front Door, Back Door, and Garage.'])
    await t.user.click('Remove access')
    const created = t.events('access-grant-created')
    await t.user.click('Undo')
    const [sent] = t.requests(CREATE)
    expect(sent).to.include({ user_identity_id: 'user_identity_chloe', name: 'Cleaning team' })
    expect(sent).to.have.deep.property('space_ids', ['space_ground_floor'])
    expect(sent).not.to.have.any.keys('device_ids', 'ends_at')
    expect(JSON.stringify(sent)).to.match(/"requested_access_methods":\[\{"mode":"code","code":"\d{4,}"\}\]/)
    expect(sent?.['access_grant_key']).to.match(/^latchkey-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(created.map(({ detail }) => detail.name)).to.deep.equal(['Cleaning team'])
    expect(JSON.stringify(created[0]?.detail)).not.to.match(/code|http/)
  })

  it('says that it can’t be undone if the host does not let people give access', async () => {
    const t = await open(CLEANING, { disableCreateAccessGrant: true })
    await t.user.click('Remove access')
    expect(effects(t)).to.include('This can’t be undone.')
    await t.user.click('Remove access')
    expect(t.screen.names('button', 'Undo')).to.deep.equal([])
  })

  it('can be prevented by the host, before the question and before it is sent', async () => {
    const t = await open(1)
    t.element.addEventListener('access-grant-delete', (event) => event.preventDefault(), { once: true })
    await t.user.click('Remove access')
    expect(t.screen.all('question')).to.deep.equal([])
    t.element.addEventListener('before-change', (event) => event.preventDefault(), { once: true })
    const changes = t.events('before-change')
    await t.user.click('Remove access')
    await t.user.click('Remove access')
    expect(changes.map(({ detail }) => detail)).to.deep.equal([
      { operation: 'accessGrants.delete', params: { access_grant_id: 'access_grant_1' } }
    ])
    expect(t.requests(DELETE)).to.deep.equal([])
    expect(stateOf(t)).to.match(/^Active until/)
  })

  it('is shown in the row until the platform no longer lists the access', async () => {
    const t = await openTable()
    await askedInTable(t, 'Gardener')
    await t.user.click('Remove access')
    expect(rowOf(t, 'Gardener')).to.include('Removing…')
    expect(t.screen.names('button', 'Actions for Gardener')).to.deep.equal([])
    await t.advance(30_000)
    await until(() => rowOf(t, 'Gardener') === '')
    expect(rowOf(t, 'Plumber')).not.to.equal('')
  })

  it('returns to the list from the details of the access', async () => {
    const t = await openTable({ openedAccessGrantId: 'access_grant_1' })
    await t.user.click('Remove access')
    await t.user.click('Remove access')
    expect(t.element.openedAccessGrantId).to.equal('access_grant_1')
    await t.advance(30_000)
    await until(() => t.element.openedAccessGrantId === undefined)
    expect(rowOf(t, 'Gardener')).not.to.equal('')
  })

  for (const [where, opened] of [
    ['its details', () => open(CLEANING)],
    ['the list', () => openTable({ openedAccessGrantId: `access_grant_${CLEANING}` })]
  ] as const) {
    it(`opens the filled form in ${where} if the platform refuses the start of an undo, and sends nothing by itself`, async () => {
      const t: Test<HTMLElement> = await opened()
      await t.user.click('Remove access')
      await t.user.click('Remove access')
      t.platform.update({ faults: { [CREATE]: rejection({ starts_at: 'The start is in the past.' }) } })
      await t.user.click('Undo')
      await until(() => t.screen.maybe('Start'))
      expect(t.screen.error('Start')).to.equal('The start is in the past.')
      expect(t.screen.announcements).to.include('Access could not be given. Please try again.')
      expect(t.screen.root.querySelector('.toasts [role=alert]')?.textContent, 'no toast').to.equal('')
      await until(() => t.screen.text.includes('Chosen: Chloé Martin'))
      expect(t.screen.field('Ground floor').checked).to.equal(true)
      expect(t.screen.field('No end').checked).to.equal(true)
      expect(t.screen.values['Digits']).to.match(/^\d{4,}$/)
      const [undo] = t.requests(CREATE)
      t.platform.update({ faults: {} })
      await t.advance(1000)
      expect(t.requests(CREATE), 'nothing is sent by itself').to.have.length(1)
      await t.user.fill('Start', '2026-05-01T13:00')
      await t.user.click('Give access')
      const { starts_at: _start, access_grant_key: _key, ...params } = t.requests(CREATE)[1] ?? {}
      const { starts_at: _old, access_grant_key: _used, ...former } = undo ?? {}
      expect(params).to.deep.equal(former)
      await t.advance(30_000)
      expect(t.screen.text).to.include('Cleaning team').and.not.include('has been removed')
    })
  }

  it('is followed by the access that an undo has given again, which can be changed and removed as well', async () => {
    const t = await open(CLEANING)
    const created = t.events('access-grant-created')
    const screens = t.events('screen-change')
    await t.user.click('Remove access')
    await t.user.click('Remove access')
    await t.user.click('Undo')
    await until(() => stateOf(t) !== '' && stateOf(t) !== 'Removing…')
    expect(t.screen.announcements).to.include('Undone')
    await t.advance(30_000)
    expect(t.screen.text).to.include('Cleaning team').and.not.include('has been removed')
    const givenId = created[0]?.detail.access_grant_id
    expect(screens.at(-1)?.detail).to.deep.equal({ screen: 'access-grant-details', accessGrantId: givenId })
    expect(t.element.accessGrantId, 'the option belongs to the host').to.equal(`access_grant_${CLEANING}`)
    await t.user.click('Remove access')
    await t.user.click('Remove access')
    expect(t.requests(DELETE)[1]).to.deep.equal({ access_grant_id: givenId })
    expect(stateOf(t)).to.equal('Removing…')
    t.element.accessGrantId = 'access_grant_1'
    await until(() => stateOf(t).startsWith('Active until'))
    await t.user.click('Remove access')
    await t.user.click('Remove access')
    expect(t.requests(DELETE)[2]).to.deep.equal({ access_grant_id: 'access_grant_1' })
  })

  it('puts access back into the list if it is undone there', async () => {
    const t = await openTable({ userIdentityId: 'user_identity_chloe' })
    await askedInTable(t, 'Cleaning team')
    await until(() => effects(t)[0]?.includes('Garage'))
    await t.user.click('Remove access')
    await t.user.click('Undo')
    await t.advance(30_000)
    expect(rowOf(t, 'Cleaning team')).to.include('Ground floor').and.not.include('Removing…')
  })
})
