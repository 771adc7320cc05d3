import { expect } from 'chai'
import { cleanUpAfterEach, setup, type Test } from '../support/setup.js'
import { until, words } from '../support/stage.js'

const GET = '/access_grants/get'
const LIST = '/access_grants/list'
const METHODS = '/access_methods/list'
const NOW = '2026-05-01T10:00:00Z'
const SECOND = 1000

const open = (number: number) => setup('x-access-grant-details', { now: NOW, accessGrantId: `access_grant_${number}` })

const stateOf = ({ screen }: Test<HTMLElement>): string =>
  words(screen.root.querySelector('[part~=state]')?.textContent)

/** Gives someone access in the sandbox, and returns its id. Its PIN is issued within 2 s. */
async function giveAccess(t: Test<HTMLElement>): Promise<string> {
  const { access_grant_id } = await t.platform.client.accessGrants.create({
    user_identity_id: 'user_identity_ben',
    device_ids: ['device_garage'],
    starts_at: '2026-05-01T09:00:00Z',
    requested_access_methods: [{ mode: 'code', code: '8642' }]
  })
  return access_grant_id
}

describe('Freshness of access', () => {
  cleanUpAfterEach()

  it('is kept every 30 s in the details', async () => {
    const details = await open(1)
    const seen = details.requests(GET).length
    await details.advance(25 * SECOND)
    expect(details.requests(GET)).to.have.length(seen)
    await details.advance(6 * SECOND)
    expect(details.requests(GET)).to.have.length(seen + 1)
  })

  it('is kept every 60 s in the list', async () => {
    const table = await setup('x-access-grant-table', { now: NOW, spaceId: 'space_suite_12' })
    const listed = table.requests(LIST).length
    await table.advance(55 * SECOND)
    expect(table.requests(LIST)).to.have.length(listed)
    await table.advance(6 * SECOND)
    expect(table.requests(LIST)).to.have.length(listed + 1)
  })

  it('is kept every 5 s while access is being prepared, and less and less often', async () => {
    const t = await open(11)
    expect(stateOf(t)).to.equal('Late')
    const seen = t.requests(METHODS).length
    await t.advance(6 * SECOND)
    expect(t.requests(METHODS)).to.have.length(seen + 1)
    await t.advance(120 * SECOND)
    const later = t.requests(METHODS).length
    expect(later).to.be.within(seen + 6, seen + 12)
    await t.advance(60 * SECOND)
    expect(t.requests(METHODS)).to.have.length(later + 2)
  })

  it('reports once that a way in became ready, without its digits, and announces it', async () => {
    const t = await setup('x-access-grant-table', { now: NOW, userIdentityId: 'user_identity_ben' })
    const id = await giveAccess(t)
    const issued: Event[] = []
    document.addEventListener('access-method-issued', (event) => issued.push(event))
    const details = await setup('x-access-grant-details', { platform: t.platform, accessGrantId: id })
    expect(stateOf(details)).to.equal('Preparing…')
    await details.advance(10 * SECOND)
    await until(() => details.screen.announcements.includes('PIN ready'))
    expect(stateOf(details)).to.equal('Active')
    await t.element.refresh()
    await details.advance(70 * SECOND)
    const values = issued.map((event) => (event instanceof CustomEvent ? event.detail : undefined))
    expect(values).to.have.length(1)
    expect(values[0]).to.have.all.keys('access_grant_id', 'access_method_id', 'mode').and.include({ mode: 'code' })
  })

  it('reports once per session that a way in failed', async () => {
    const sample = { isFailing: false }
    const failure = { error_code: 'failed_to_issue', message: 'It could not be issued.' }
    const t = await setup('x-access-grant-table', {
      now: NOW,
      userIdentityId: 'user_identity_ben',
      async respond(request, _body, sandbox) {
        const response = await sandbox(request)
        if (!sample.isFailing || !request.url.endsWith(METHODS)) return response
        const { access_methods } = await response.json()
        for (const method of access_methods) Object.assign(method, { is_issued: false, errors: [failure] })
        return Response.json({ access_methods })
      }
    })
    const details = await setup('x-access-grant-details', { platform: t.platform, accessGrantId: 'access_grant_3' })
    const reports: string[] = []
    for (const { element } of [t, details])
      element.addEventListener('access-method-failed', ({ detail }) => {
        expect(detail).to.have.all.keys('access_grant_id', 'access_method_id', 'mode')
        if (detail.access_grant_id === 'access_grant_3') reports.push(detail.mode)
      })
    for (const isFailing of [true, false, true]) {
      sample.isFailing = isFailing
      await t.advance(70 * SECOND)
    }
    expect(stateOf(details)).to.equal('Not ready')
    expect(reports).to.deep.equal(['code'])
  })

  it('does not report what was ready before', async () => {
    const t = await open(1)
    const issued = t.events('access-method-issued')
    await t.advance(31 * SECOND)
    expect(issued).to.deep.equal([])
  })
})
