import { expect } from 'chai'
import { cleanUpAfterEach, type Given, setup } from '../support/setup.js'
import { until } from '../support/stage.js'

const UPDATE = '/access_grants/update'
const CREATE = '/access_grants/create'
const NOW = '2026-05-01T10:00:00Z'
/** An access that has started. */
const STARTED = 'access_grant_1'

const open = (given: Given<'x-access-grant-form'> = {}) =>
  setup('x-access-grant-form', { now: NOW, accessGrantId: STARTED, ...given })

describe('Access grant form that edits', () => {
  cleanUpAfterEach()

  it('sends all values of an access, the changed and the others', async () => {
    const t = await open()
    const events = t.events('access-grant-updated')
    await t.user.fill('Name', 'Ana and Rui')
    await t.user.click('Save')
    const [sent = {}] = t.requests(UPDATE)
    expect(Object.keys(sent)).to.have.members(['access_grant_id', 'name', 'starts_at', 'ends_at'])
    expect(sent).to.include({ access_grant_id: STARTED, name: 'Ana and Rui' })
    expect(events.map(({ detail }) => detail)).to.deep.equal([sent])
    expect(t.screen.announcements).to.include('Access is being updated')
  })

  it('removes an end', async () => {
    const t = await open()
    await t.user.check('No end')
    await t.user.click('Save')
    expect(t.requests(UPDATE)[0]).to.include({ ends_at: null })
  })

  it('changes neither the start of an access that has started nor its doors', async () => {
    const t = await open()
    expect(t.screen.maybe('Start')).to.equal(undefined)
    expect(t.screen.text).to.include('This access has already started.')
    expect(t.screen.text).to.include('Doors can’t be changed. Remove this access and give it again.')
    expect(t.screen.text).to.include('Unit 4')
  })

  it('shows the times in the zone of the first place of the access', async () => {
    const t = await open({
      async respond(request, _body, pass) {
        const response = await pass(request)
        if (!request.url.endsWith('/access_grants/get')) return response
        const { access_grant, ...rest }: { access_grant: object } = await response.json()
        // The list of places has them in the other order.
        const space_ids = ['space_suite_12', 'space_unit_4']
        return Response.json({ ...rest, access_grant: { ...access_grant, space_ids } })
      }
    })
    expect(t.screen.text).to.include('New York').and.not.include('Paris')
    expect(t.screen.text).to.include('Suite 12, Unit 4')
  })

  it('asks which value to keep if someone else has changed the same', async () => {
    const t = await open()
    await t.user.fill('Name', 'Mine')
    const { accessGrants } = t.platform.client
    const { starts_at, ends_at } = await accessGrants.get({ access_grant_id: STARTED })
    await accessGrants.update({ access_grant_id: STARTED, name: 'Theirs', starts_at, ends_at })
    await t.advance(30_000)
    await t.user.click('Save')
    expect(t.screen.text).to.include('Theirs').and.include('Mine')
    expect(t.requests(UPDATE)).to.have.length(1)
  })

  it('opens from the details, unless the host prevents it, and returns to them', async () => {
    const t = await setup('x-access-grant-details', { now: NOW, accessGrantId: STARTED })
    const events = t.events('access-grant-edit')
    t.element.addEventListener('access-grant-edit', (event) => event.preventDefault(), { once: true })
    await t.user.click('Edit')
    expect(t.screen.text).not.to.include('Edit access')
    await t.user.click('Edit')
    await until(() => t.screen.maybe('Name'))
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { access_grant_id: STARTED },
      { access_grant_id: STARTED }
    ])
    await t.user.fill('Name', 'Ana and Rui')
    await t.user.click('Save')
    await until(() => t.screen.text.includes('Ways in'))
    expect(t.screen.text).to.include('Ana and Rui')
  })

  it('is not offered if the host turns editing off', async () => {
    const t = await setup('x-access-grant-details', {
      now: NOW,
      accessGrantId: STARTED,
      disableEditAccessGrant: true
    })
    expect(t.screen.names('button', 'Edit')).to.deep.equal([])
  })
})

describe('Access grant table', () => {
  cleanUpAfterEach()

  it('opens the form of a new access, and then its details', async () => {
    const t = await setup('x-access-grant-table', { now: NOW, spaceId: 'space_unit_4' })
    await t.user.click('Give access')
    await until(() => t.screen.maybe('Name'))
    expect(t.element.openedAccessGrantId).to.equal(undefined)
    await t.user.fill('Name', 'New guest')
    await t.user.click('Give access')
    await until(() => t.screen.text.includes('Ways in'))
    expect(t.requests(CREATE)[0]?.['space_ids']).to.deep.equal(['space_unit_4'])
    expect(t.element.openedAccessGrantId).to.match(/^access_grant_/)
    expect(t.screen.text).to.include('New guest')
    await t.user.click('Back')
    await until(() => t.screen.rowNames.includes('New guest'))
  })

  it('offers a new access below an empty list, unless the host turns it off', async () => {
    const t = await setup('x-access-grant-table', { now: NOW, reservationKey: 'none' })
    expect(t.screen.names('button', 'Give access')).to.have.length(1)
    const off = await setup('x-access-grant-table', { now: NOW, disableCreateAccessGrant: true })
    expect(off.screen.names('button', 'Give access')).to.deep.equal([])
  })
})
